import { Button } from '#web/ui/button.tsx';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { secondFactorMessages } from './messages.ts';
import styles from './second-factor.module.css';

const words = secondFactorMessages.setUp;

export interface Setup {
  secret: string;
  otpauthUri: string;
}

/** The way of the key into the app: scanned, opened on the same phone, or typed. */
export function SetupKey({ secret, otpauthUri }: Setup) {
  return (
    <div className={styles.step}>
      <h3>{words.scan}</h3>
      <figure className={styles.picture}>
        <QrPicture text={otpauthUri} />
        <figcaption className="visually-hidden">{words.picture}</figcaption>
      </figure>
      <a className={styles.open} href={otpauthUri}>
        {words.open}
      </a>
      <p>{words.key}</p>
      <div className={styles.key}>
        <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <Button look="secondary" onClick={() => void copyText(secret)}>
          {words.copyKey}
        </Button>
      </div>
    </div>
  );
}
