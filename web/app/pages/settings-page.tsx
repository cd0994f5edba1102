import { ArrowLeft } from 'lucide-react';
import { ProviderProblem } from '#web/account/provider/provider-problem.tsx';
import { AccountSettings } from '#web/account/settings/account-settings.tsx';
import { settingsMessages } from '#web/account/settings/settings-messages.ts';
import { BlockedPeople } from '#web/community/safety/blocked-people.tsx';
import { useWizard } from '#web/generation/wizard-state.tsx';
import { Link } from '#web/lib/navigation.tsx';
import { WebhooksSection } from '#web/webhooks/webhooks-section.tsx';
import { pageMessages } from './messages.ts';
import type { PageProps } from './page-props.ts';
import styles from './plain-page.module.css';

export function SettingsPage({ data }: PageProps) {
  const { forget } = useWizard();
  return (
    <div className={styles.page}>
      <Link href="/profile" className={styles.back}>
        <ArrowLeft size={20} aria-hidden="true" />
        {settingsMessages.back}
      </Link>
      <h1>{pageMessages.titles.settings}</h1>
      <ProviderProblem data={data} />
      <AccountSettings onDeleted={forget} people={<BlockedPeople />} programs={<WebhooksSection />} />
    </div>
  );
}
