import { useViewer } from '#web/lib/viewer.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { settingsMessages } from './settings-messages.ts';

/** The person at the device must know the password, not only hold the device. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  const { email } = useViewer();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={settingsMessages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={error}
      />
    </>
  );
}
