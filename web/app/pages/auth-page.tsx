import { useCallback, useEffect, useState } from 'react';
import { AccountCard, type AccountTab } from '#web/account/sign-in/account-card.tsx';
import { ConsentLine } from '#web/account/sign-in/consent-line.tsx';
import { FeatureCards } from '#web/account/landing/feature-cards.tsx';
import { LandingHero } from '#web/account/landing/landing-hero.tsx';
import { accountMessages } from '#web/account/messages.ts';
import { useResetLink } from '#web/account/recovery/use-reset-link.ts';
import { ContactUs } from '#web/contact/contact-us.tsx';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './auth-page.module.css';

/** Long enough to read that it worked, short enough not to wait. */
const goHomeDelayMs = 600;

export function AuthPage() {
  const { site, viewer, setViewer } = useSession();
  const [tab, setTab] = useState<AccountTab>('login');
  const [arrivals, setArrivals] = useState(0);
  const open = useCallback((next: AccountTab) => {
    setTab(next);
    setArrivals((count) => count + 1);
  }, []);
  const link = useResetLink(open);

  const asked = useSearch().get('next') ?? '';
  // An address of our own, and no other site's.
  const home = /^\/(?![/\\])/.test(asked) ? asked : '/';
  // Whoever comes with a link wants a new password, signed in or not.
  const goesHome = viewer !== null && link.token === null;
  useEffect(() => {
    if (!goesHome) return undefined;
    const timer = setTimeout(() => navigate(home, { replace: true }), goHomeDelayMs);
    return () => clearTimeout(timer);
  }, [goesHome, home]);

  const follow = (next: AccountTab) => {
    if (next === 'login') link.clear();
    open(next);
  };
  const afterReset = () => {
    setViewer(null);
    follow('login');
  };

  return (
    <div className={styles.page}>
      <LandingHero
        onStart={site.noRegistration === null && (() => open('register'))}
        onLogin={() => open('login')}
      />
      {goesHome ? (
        <output className={styles.signedIn}>
          <Spinner />
          {accountMessages.signedIn}
        </output>
      ) : (
        <>
          <FeatureCards />
          <AccountCard
            tab={tab}
            arrivals={arrivals}
            checkingLink={link.checking}
            resetToken={link.token}
            onTab={setTab}
            onOpen={follow}
            onReset={afterReset}
          />
          <footer className={styles.footer}>
            <ConsentLine />
            <ContactUs />
          </footer>
        </>
      )}
    </div>
  );
}
