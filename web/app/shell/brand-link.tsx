import { Link } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { BirdMark } from '#web/ui/illustrations/bird-mark.tsx';
import { SiteLogo } from '#web/ui/illustrations/site-logo.tsx';
import { Wordmark } from '#web/ui/illustrations/wordmark.tsx';
import { appMessages } from '#web/app/messages.ts';
import styles from './shell.module.css';

export function BrandLink() {
  const { brand } = useSession().site;
  return (
    <Link href="/" className={styles.brand} aria-label={appMessages.header.home(brand)}>
      {brand.logo ? <SiteLogo form="bar" /> : <BirdMark size={34} />}
      <Wordmark />
    </Link>
  );
}
