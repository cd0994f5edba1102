import ageUrl from '#web/ui/illustrations/drawn/age.svg';
import shareUrl from '#web/ui/illustrations/drawn/share.svg';
import snapUrl from '#web/ui/illustrations/drawn/snap.svg';
import { accountMessages } from '#web/account/messages.ts';
import styles from './landing.module.css';

const pictures = { snap: snapUrl, age: ageUrl, share: shareUrl };

export function FeatureCards() {
  return (
    <section aria-label={accountMessages.featuresTitle}>
      <ul className={styles.features}>
        {accountMessages.features.map((feature) => (
          <li key={feature.name} className={styles.feature}>
            <img src={pictures[feature.name]} alt="" width="96" height="96" />
            <div>
              <h2>{feature.title}</h2>
              <p>{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
