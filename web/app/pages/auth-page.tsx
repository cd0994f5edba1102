import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { AccountCard, isBeginning, type AccountTab } from '#web/account/sign-in/account-card.tsx';
import { ConsentLine } from '#web/account/sign-in/consent-line.tsx';
import { FeatureCards } from '#web/account/landing/feature-cards.tsx';
import { LandingHero } from '#web/account/landing/landing-hero.tsx';
import { accountMessages } from '#web/account/messages.ts';
import type { ProviderEntranceProps } from '#web/account/provider/provider-entrance.tsx';
import { useResetLink } from '#web/account/recovery/use-reset-link.ts';
import { ContactUs } from '#web/contact/contact-us.tsx';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextBlocks } from '#web/ui/text-blocks.tsx';
import styles from './auth-page.module.css';
import type { PageProps } from './page-props.ts';

/** Long enough to read that it worked, short enough not to wait. */
const goHomeDelayMs = 600;

interface AuthPageProps extends PageProps {
  /** What stands before the form where a provider can say who somebody is. */
  Entrance?: ComponentType<ProviderEntranceProps>;
}

export function AuthPage({ data, Entrance }: AuthPageProps) {
  const { site, viewer, setViewer } = useSession();
  const [tab, setTab] = useState<AccountTab>('login');
  const [arrivals, setArrivals] = useState(0);
  const open = useCallback((next: AccountTab) => {
    setTab(next);
    setArrivals((count) => count + 1);
  }, []);
  const link = useResetLink(open);

  // Where it is no page of ours, the server has taken it off.
  const home = useSearch().get('next') ?? '/';
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

  const card = (
    <AccountCard
      tab={tab}
      arrivals={arrivals}
      checkingLink={link.checking}
      resetToken={link.token}
      onTab={setTab}
      onOpen={follow}
      onReset={afterReset}
    />
  );
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
          {site.welcome && (
            <Card className={styles.welcome}>
              <TextBlocks blocks={site.welcome} />
            </Card>
          )}
          <FeatureCards />
          {Entrance ? (
            <Entrance data={data} arrivals={arrivals} isWayBack={link.checking || !isBeginning(tab)}>
              {card}
            </Entrance>
          ) : (
            card
          )}
          <footer className={styles.footer}>
            <ConsentLine />
            <ContactUs />
          </footer>
        </>
      )}
    </div>
  );
}
