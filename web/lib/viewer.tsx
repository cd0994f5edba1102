import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useMemo,
  useState,
} from 'react';
import type { CurrentUser } from '#contract/account.ts';
import type { SiteFacts } from '#contract/site.ts';

interface Session {
  site: SiteFacts;
  /** Who is signed in; null for a visitor. */
  viewer: CurrentUser | null;
  setViewer: Dispatch<SetStateAction<CurrentUser | null>>;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  site: SiteFacts;
  viewer: CurrentUser | null;
  children: ReactNode;
}

export function SessionProvider({ site, viewer: first, children }: SessionProviderProps) {
  const [viewer, setViewer] = useState(first);
  const session = useMemo(() => ({ site, viewer, setViewer }), [site, viewer]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('A session is needed here.');
  return session;
}

/** The signed-in person, on pages that only they can reach. */
export function useViewer(): CurrentUser {
  const { viewer } = useSession();
  if (!viewer) throw new Error('This part is for signed-in people.');
  return viewer;
}
