import { Link } from '#web/lib/navigation.tsx';
import { accountMessages } from '#web/account/messages.ts';
import styles from '#web/account/landing/landing.module.css';

export function ConsentLine() {
  const words = accountMessages.consent;
  return (
    <p className={styles.consent}>
      {words.start}
      <Link href="/terms">{words.terms}</Link>
      {words.between}
      <Link href="/privacy">{words.privacy}</Link>
      {words.end}
    </p>
  );
}
