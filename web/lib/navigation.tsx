import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';

const movedEvent = 'gluebird:moved';
const AddressOnServer = createContext({ path: '/', search: '' });

interface ServerAddressProps {
  path: string;
  search: string;
  children: ReactNode;
}

/** Where the page stands while it is rendered on the server. */
export function ServerAddress({ path, search, children }: ServerAddressProps) {
  const address = useMemo(() => ({ path, search }), [path, search]);
  return <AddressOnServer value={address}>{children}</AddressOnServer>;
}

/** A move begins at once, unless the history of dialogs, where some were open, has it wait for a move before. */
export const moves = { begin: (move: () => void) => move() };

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  moves.begin(() => {
    // Whoever goes on from the place of a dialog does not come back to it.
    if (how.replace || history.state?.dialog) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    dispatchEvent(new Event(movedEvent));
  });
}

/** The path of the page, following every move. */
export function usePath(): string {
  const { path } = use(AddressOnServer);
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => (typeof location === 'undefined' ? path : location.pathname),
  );
}

/** The query of the page, such as `?tab=crafts`. */
export function useSearch(): URLSearchParams {
  const { search } = use(AddressOnServer);
  const text = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => (typeof location === 'undefined' ? search : location.search),
  );
  return new URLSearchParams(text);
}

/** What only the server can answer: beside the API, pages whose text comes with their document. */
const answeredByServer = /^\/(api|terms|privacy)\b/;

interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link inside the product: moves without loading the page anew, unless the person asks for another tab or window, or
 * the server has to answer by itself.
 */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere || answeredByServer.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(movedEvent, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(movedEvent, listener);
  };
}
