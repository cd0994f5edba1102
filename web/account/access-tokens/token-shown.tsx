import { ShownOnceDialog } from '#web/ui/dialogs/shown-once-dialog.tsx';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';

const words = tokenMessages.made;

export function TokenShown({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog words={words} name="token" value={token} onClose={onClose}>
      <p>{words.use}</p>
      <pre className={styles.example}>Authorization: Bearer gluebird_…</pre>
    </ShownOnceDialog>
  );
}
