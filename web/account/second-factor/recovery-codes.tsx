import { saveFile } from '#web/lib/fetch-file.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { secondFactorMessages } from './messages.ts';
import styles from './second-factor.module.css';

const words = secondFactorMessages.codes;

export interface NewCodes {
  /** What has just come about. */
  message: string;
  recoveryCodes: readonly string[];
}

interface RecoveryCodesProps extends NewCodes {
  onClose: () => void;
}

/** Shown this once: to be copied, kept as a file, or printed. */
export function RecoveryCodes({ message, recoveryCodes: codes, onClose }: RecoveryCodesProps) {
  const heading = words.heading(useSession().site.brand, useViewer().email);
  const lines = codes.join('\n');
  const download = () => {
    const text = `${heading}\n${words.note}\n\n${lines}\n`;
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), words.file);
  };
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          {words.finish}
        </Button>
      }
    >
      <div className={styles.step}>
        <p className={styles.notice}>{message}</p>
        <p>{words.text}</p>
        <div className={styles.paper} data-recovery-codes="">
          <p className={styles.printed}>
            {heading}. {words.note}
          </p>
          <ul className={styles.codes} aria-label={words.label}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.tools}>
          <Button look="secondary" onClick={() => void copyText(lines)}>
            {words.copy}
          </Button>
          <Button look="secondary" onClick={download}>
            {words.download}
          </Button>
          <Button look="secondary" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
