import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DeviceList } from './device-list.tsx';
import { ForPrograms } from './for-programs.tsx';
import { DownloadData } from './download-data.tsx';
import { settingsMessages } from './settings-messages.ts';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { AccessTokens } from '#web/account/access-tokens/access-tokens.tsx';
import { ProviderRow } from '#web/account/provider/provider-row.tsx';
import { SecondFactorRow } from '#web/account/second-factor/second-factor-row.tsx';
import styles from './settings.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const latePasskeys = lazyPart(() =>
  import('#web/account/passkeys/passkeys-row.tsx').then((m) => m.PasskeysRow),
);

type OpenDialog = 'email' | 'password' | 'delete' | null;

interface AccountSettingsProps {
  onDeleted?: () => void;
  /** About other people here. */
  people?: ReactNode;
  /** What else programs of this person have to do with. */
  programs?: ReactNode;
}

/** Everything about being somebody here that other families never see. */
export function AccountSettings({ onDeleted, people, programs }: AccountSettingsProps) {
  const viewer = useViewer();
  const { site } = useSession();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const { signIn, leave, data, devices } = settingsMessages;
  const close = () => setOpen(null);
  return (
    <div className={styles.settings}>
      <Card>
        <ThemeSwitch />
      </Card>
      <SettingsSection title={signIn.title}>
        <SettingsRow
          title={signIn.email}
          action={
            <Button look="secondary" aria-label={signIn.changeEmail} onClick={() => setOpen('email')}>
              {signIn.change}
            </Button>
          }
        >
          <p>{viewer.email}</p>
          {awaited && awaited !== viewer.email && (
            <output className={styles.notice}>{signIn.waiting(awaited)}</output>
          )}
        </SettingsRow>
        {(viewer.hasPassword || site.passwords) && (
          <SettingsRow
            title={signIn.password}
            action={
              <Button
                look="secondary"
                aria-label={viewer.hasPassword ? signIn.changePassword : signIn.setPassword}
                onClick={() => setOpen('password')}
              >
                {viewer.hasPassword ? signIn.change : signIn.set}
              </Button>
            }
          >
            <p>{viewer.hasPassword ? signIn.hiddenPassword : signIn.noPassword}</p>
          </SettingsRow>
        )}
        {site.passkeys && (site.passwords || viewer.hasPassword) && (
          <Suspense>
            <latePasskeys.Part />
          </Suspense>
        )}
        {site.provider && <ProviderRow name={site.provider} />}
        <SecondFactorRow />
      </SettingsSection>
      <SettingsSection title={devices.title}>
        <DeviceList />
      </SettingsSection>
      {people}
      <SettingsSection title={data.title}>
        <DownloadData />
      </SettingsSection>
      <ForPrograms>
        <AccessTokens />
        {programs}
      </ForPrograms>
      <SettingsSection title={leave.title}>
        <SettingsRow
          action={
            <Button look="destructive" onClick={() => setOpen('delete')}>
              {leave.open}
            </Button>
          }
        >
          <p>{leave.text}</p>
        </SettingsRow>
      </SettingsSection>
      {open === 'email' && <ChangeEmailDialog onClose={close} onSent={setAwaited} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'delete' && <DeleteAccountDialog onClose={close} onDeleted={onDeleted} />}
    </div>
  );
}
