import { useState } from 'react';
import type { AdminUserDetail } from '#contract/admin.ts';
import { dateOnly } from '#web/lib/formats.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog.tsx';
import styles from './user.module.css';
import { userMessages } from './user-messages.ts';

const { facts, secondFactor: words } = userMessages;

/** Whether somebody signs in in two steps, and the way out for who has lost their phone. One's own is in the settings. */
export function SecondFactorFact({ user }: { user: AdminUserDetail }) {
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const { secondFactorSince: since, passkeys } = user;
  return (
    <div>
      <dt>{facts.secondFactor}</dt>
      <dd className={styles.withTool}>
        {since ? facts.secondFactorSince(dateOnly(since)) : facts.secondFactorOff}
        {passkeys > 0 && ` · ${facts.passkeys(passkeys)}`}
        {(since || passkeys > 0) && user.id !== viewer.id && (
          <Button look="secondary" aria-label={words.openLabel} onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        )}
      </dd>
      {asking && <RemoveSecondFactorDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}
