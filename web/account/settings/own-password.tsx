import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { settingsMessages } from './settings-messages.ts';

/** An administrator has set the password: whoever signs in with it is asked for one that only they know. */
export function OwnPassword() {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return <ChangePasswordDialog reason={settingsMessages.ownPassword} onClose={() => setPutOff(true)} />;
}
