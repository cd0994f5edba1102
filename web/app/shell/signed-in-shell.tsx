import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { LogoutButton } from '#web/account/sign-in/logout-button.tsx';
import { CraftExtras } from '#web/crafts/craft-extras.ts';
import { useWizard, WizardProvider } from '#web/generation/wizard-state.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Link } from '#web/lib/navigation.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import type { CraftSuppliesProps } from '#web/supplies/craft-supplies.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { loadToasts } from '#web/ui/toasts/toast-host.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import '#web/ui/forms/ticks.css';
import { appMessages } from '#web/app/messages.ts';
import { pageModules } from '#web/app/page-modules.tsx';
import type { ShellProps } from './shell-props.ts';
import { BottomNav, navItems } from './bottom-nav.tsx';
import { BrandLink } from './brand-link.tsx';
import styles from './shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';
import { useFieldInSight } from './use-field-in-sight.ts';

export function SignedInShell({ page, children }: ShellProps) {
  const { setViewer } = useSession();
  const [isSettled, setSettled] = useState(false);
  const [queryClient] = useState(() => createQueryClient(() => setViewer(null)));
  useFieldInSight();
  useEffect(() => {
    // The pages of the bottom bar are near at hand: fetched while nothing else goes on.
    const timer = setTimeout(() => {
      setSettled(true);
      void fetchAhead();
    }, 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <WizardProvider>
        <SkipLink />
        <div className={styles.column} data-wide={page === 'admin' || undefined}>
          <SignedInHeader />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            <CraftExtras value={atHome}>{children}</CraftExtras>
          </main>
          <BottomNav page={page} />
          <PasswordQuestion />
          {isSettled && page !== 'create' && (
            <Suspense>
              <lateCraftNews.Part />
            </Suspense>
          )}
        </div>
      </WizardProvider>
    </QueryClientProvider>
  );
}

/** One after the other, so that what is asked for meanwhile comes soon. */
async function fetchAhead(): Promise<void> {
  await loadToasts().catch(() => {});
  for (const { page } of navItems) await pageModules[page].load().catch(() => {});
}

const lateCraftNews = lazyPart(() => import('#web/generation/run/craft-news.tsx').then((m) => m.CraftNews));

const lateCraftSupplies = lazyPart<CraftSuppliesProps>(() =>
  import('#web/supplies/craft-supplies.tsx').then((m) => m.CraftSupplies),
);

/** What of a craft is at home. It comes after the craft, which does not wait for it. */
const atHome = (craft: CraftSuppliesProps['craft']) => (
  <Suspense>
    <lateCraftSupplies.Part craft={craft} />
  </Suspense>
);

const lateOwnPassword = lazyPart(() =>
  import('#web/account/settings/own-password.tsx').then((m) => m.OwnPassword),
);

function PasswordQuestion() {
  if (!useViewer().mustChangePassword) return null;
  return (
    <Suspense>
      <lateOwnPassword.Part />
    </Suspense>
  );
}

function SignedInHeader() {
  const viewer = useViewer();
  const { forget } = useWizard();
  const words = appMessages.header;
  return (
    <header className={styles.header} data-keep-clear="">
      <BrandLink />
      <div className={styles.tools}>
        <Link href="/credits" className={styles.credits} title={words.creditsTooltip}>
          <strong>{viewer.craftCredits}</strong> {words.creditsWord(viewer.craftCredits)}
        </Link>
        <NotificationBell />
        <Link href="/profile" className={styles.profile} aria-label={words.profile}>
          <Avatar name={viewer.displayName} image={viewer.profileImage} size={34} />
        </Link>
        <LogoutButton onLeft={forget} />
      </div>
    </header>
  );
}
