import { useViewer } from '#web/lib/viewer.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { settingsMessages } from './settings-messages.ts';

/** The person at the device must know the password, not only hold the device. Who has none must have signed in just now. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  const { email, hasPassword } = useViewer();
  if (!hasPassword) {
    return (
      <>
        {/* The forms ask for one; the server does not look at it. */}
        <input type="hidden" name="currentPassword" value="none" readOnly />
        <p>{settingsMessages.noPassword}</p>
      </>
    );
  }
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
