import { Button } from '#web/ui/button.tsx';
import heroUrl from '#web/ui/illustrations/drawn/hero.svg';
import { SiteLogo } from '#web/ui/illustrations/site-logo.tsx';
import { Wordmark } from '#web/ui/illustrations/wordmark.tsx';
import { accountMessages } from '#web/account/messages.ts';
import styles from './landing.module.css';

interface LandingHeroProps {
  /** False where nobody can register. */
  onStart: (() => void) | false;
  onLogin: () => void;
}

export function LandingHero({ onStart, onLogin }: LandingHeroProps) {
  const words = accountMessages.hero;
  return (
    <section className={styles.hero}>
      <img
        src={heroUrl}
        alt={words.picture}
        width="560"
        height="400"
        className={styles.scene}
        fetchPriority="high"
      />
      <SiteLogo form="large" className={styles.logo} />
      <h1>
        <Wordmark large />
      </h1>
      <p className={styles.tagline}>{words.tagline}</p>
      <div className={styles.actions}>
        {onStart && (
          <Button early wide onClick={onStart}>
            {words.start}
          </Button>
        )}
        <Button early wide look={onStart ? 'secondary' : 'primary'} onClick={onLogin}>
          {words.login}
        </Button>
      </div>
    </section>
  );
}
