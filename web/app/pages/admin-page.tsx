import type { ComponentType } from 'react';
import { consoleMessages } from '#web/admin/console-messages.ts';
import { type ConsoleSection, ConsoleTabs } from '#web/admin/console-tabs.tsx';
import { UserLauncher } from '#web/admin/user/user-launcher.tsx';
import { BackupWarning } from '#web/operations/system/backup-warning.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { pageMessages } from './messages.ts';
import styles from './plain-page.module.css';

type SectionName = keyof typeof consoleMessages.sections;

const section = (name: SectionName, fetchPanel: () => Promise<ComponentType>): ConsoleSection => ({
  name,
  label: consoleMessages.sections[name],
  Panel: lazyPart(fetchPanel).Part,
});

/** The parts of the console in their order, each with its code on its own. */
const sections = [
  section('dashboard', () =>
    import('#web/admin/dashboard/dashboard-panel.tsx').then((m) => m.DashboardPanel),
  ),
  section('users', () => import('#web/admin/users/users-panel.tsx').then((m) => m.UsersPanel)),
  section('crafts', () => import('#web/admin/crafts/crafts-panel.tsx').then((m) => m.CraftsPanel)),
  section('posts', () => import('#web/admin/posts/posts-panel.tsx').then((m) => m.PostsPanel)),
  section('moderation', () =>
    import('#web/community/moderation/moderation-queue.tsx').then((m) => m.ModerationQueue),
  ),
  section('activities', () =>
    import('#web/admin/activities/activities-panel.tsx').then((m) => m.ActivitiesPanel),
  ),
  section('logs', () => import('#web/admin/logs/logs-panel.tsx').then((m) => m.LogsPanel)),
  section('invitations', () =>
    import('#web/admin/invitations/invitations-panel.tsx').then((m) => m.InvitationsPanel),
  ),
  section('messages', () => import('#web/contact/inbox/inbox-panel.tsx').then((m) => m.MessagesPanel)),
  section('packages', () => import('#web/payments/packages/packages-panel.tsx').then((m) => m.PackagesPanel)),
  section('ai-calls', () => import('#web/generation/calls/ai-calls-panel.tsx').then((m) => m.AiCallsPanel)),
  section('branding', () => import('#web/branding/branding-panel.tsx').then((m) => m.BrandingPanel)),
  section('jobs', () => import('#web/operations/jobs/jobs-panel.tsx').then((m) => m.JobsPanel)),
  section('system', () => import('#web/operations/system/system-panel.tsx').then((m) => m.SystemPanel)),
];

export function AdminPage() {
  const { isAdmin, needsSecondFactor } = useViewer();
  if (!isAdmin) return <Denied />;
  if (needsSecondFactor) return <SecondFactorDue />;
  return (
    <div className={styles.page}>
      <h1>{pageMessages.titles.admin}</h1>
      <BackupWarning />
      <ConsoleTabs sections={sections} />
      <UserLauncher />
    </div>
  );
}

function Denied() {
  const words = pageMessages.admin;
  return (
    <>
      <h1>{words.denied}</h1>
      <EmptyState
        picture="lost"
        text={words.deniedText}
        action={<ButtonLink href="/">{words.home}</ButtonLink>}
      />
    </>
  );
}

function SecondFactorDue() {
  const words = pageMessages.admin;
  return (
    <>
      <h1>{words.due}</h1>
      <EmptyState
        picture="lost"
        text={words.dueText}
        action={<ButtonLink href="/profile/settings">{words.setUp}</ButtonLink>}
      />
    </>
  );
}
