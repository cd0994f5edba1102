import { useCallback, useEffect, useState } from 'react';
import type { BroughtProblem } from '#contract/site.ts';
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
import type { PageProps } from './page-props.ts';

/** Long enough to read that it worked, short enough not to wait. */
const goHomeDelayMs = 600;

export function AuthPage({ data }: PageProps) {
  const { site, viewer, setViewer } = useSession();
  const search = useSearch();
  const challenge = search.get('challenge');
  const cameFor = search.get('to') ?? '/';
  const [tab, setTab] = useState<AccountTab>(challenge === null ? 'login' : 'code');
  const [arrivals, setArrivals] = useState(0);
  const open = useCallback((next: AccountTab) => {
    setTab(next);
    setArrivals((count) => count + 1);
  }, []);
  const link = useResetLink(open);

  // Whoever comes with a link wants a new password, signed in or not.
  const goesHome = viewer !== null && link.token === null;
  useEffect(() => {
    if (!goesHome) return undefined;
    const timer = setTimeout(() => navigate(cameFor, { replace: true }), goHomeDelayMs);
    return () => clearTimeout(timer);
  }, [goesHome, cameFor]);

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
        <output className={styles.notice}>
          <Spinner />
          {accountMessages.signedIn}
        </output>
      ) : (
        <>
          <FeatureCards />
          {search.has('problem') && data && (
            <p role="alert" className={styles.notice}>
              {(data as BroughtProblem).problem}
            </p>
          )}
          <AccountCard
            tab={tab}
            arrivals={arrivals}
            checkingLink={link.checking}
            resetToken={link.token}
            isOperator={search.has('operator')}
            cameFor={cameFor}
            challenge={challenge ?? ''}
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
