import { Link } from '#web/lib/navigation.tsx';
import { BirdMark } from '#web/ui/illustrations/bird-mark.tsx';
import { Wordmark } from '#web/ui/illustrations/wordmark.tsx';
import { appMessages } from '#web/app/messages.ts';
import styles from './shell.module.css';

export function BrandLink() {
  return (
    <Link href="/" className={styles.brand} aria-label={appMessages.header.home}>
      <BirdMark size={34} />
      <Wordmark />
    </Link>
  );
}
