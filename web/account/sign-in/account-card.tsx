import { useCallback, useEffect, useRef, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import { uiMessages } from '#web/ui/messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './account-card.module.css';
import { useSession } from '#web/lib/viewer.tsx';
import { lateForms } from './late-forms.ts';
import { LoginForm } from './login-form.tsx';
import { accountMessages } from '#web/account/messages.ts';

export type AccountTab = 'login' | 'register' | 'forgot' | 'code' | 'reset';

/** The forms that stand side by side; the others are ways back to them. */
export const isBeginning = (tab: AccountTab): boolean => tab === 'login' || tab === 'register';

interface AccountCardProps {
  tab: AccountTab;
  /** Counts how often somebody asked to be brought to the form; the card scrolls there and enters its first field. */
  arrivals: number;
  /** The link from the mail is being looked up. */
  checkingLink: boolean;
  resetToken: string | null;
  /** Somebody chose a tab. */
  onTab: (next: AccountTab) => void;
  /** The work on one form leads to another. */
  onOpen: (next: AccountTab) => void;
  onReset: () => void;
}

export function AccountCard({
  tab,
  arrivals,
  checkingLink,
  resetToken,
  onTab,
  onOpen,
  onReset,
}: AccountCardProps) {
  const card = useRef<HTMLElement>(null);
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState('');
  const toLogin = useCallback(() => onTab('login'), [onTab]);
  const { register: Register, forgot: Forgot, code: Code, reset: Reset } = lateForms;
  const waiting = useLatePart(tab === 'login' ? null : lateForms[tab], toLogin);
  useArrival(card, arrivals, waiting || checkingLink);

  const { noRegistration } = useSession().site;
  const login = (
    <LoginForm
      onForgot={(typed) => {
        setEmail(typed);
        onOpen('forgot');
      }}
      onChallenge={(opened) => {
        setChallenge(opened);
        onOpen('code');
      }}
    />
  );
  const isWayBack = checkingLink || !isBeginning(tab);
  return (
    <Card ref={card}>
      {/* Kept in the page, so that what was typed stays. */}
      <div hidden={isWayBack}>
        {noRegistration === null ? (
          <Tabs
            keep
            label={accountMessages.tabsLabel}
            current={tab === 'register' ? tab : 'login'}
            onChange={onTab}
            tabs={[
              { name: 'login', label: accountMessages.tabs.login, panel: login },
              {
                name: 'register',
                label: accountMessages.tabs.register,
                panel: Register.isHere() ? (
                  <Register.Part />
                ) : (
                  tab === 'register' && waitingSign(uiMessages.waiting)
                ),
              },
            ]}
          />
        ) : (
          login
        )}
      </div>
      {isWayBack &&
        (waiting || checkingLink) &&
        waitingSign(checkingLink ? accountMessages.checkingLink : uiMessages.waiting)}
      {tab === 'forgot' && !waiting && <Forgot.Part email={email} onBack={() => onOpen('login')} />}
      {tab === 'code' && !waiting && <Code.Part challenge={challenge} onBack={() => onOpen('login')} />}
      {tab === 'reset' && !waiting && resetToken !== null && (
        <Reset.Part
          token={resetToken}
          onDone={onReset}
          onInvalid={() => onOpen('forgot')}
          onBack={() => onOpen('login')}
        />
      )}
    </Card>
  );
}

const waitingSign = (label: string) => (
  <div className={styles.waiting}>
    <Spinner large label={label} />
  </div>
);

/** Brings a person to the form they asked for, once it is there. */
function useArrival(card: { current: HTMLElement | null }, arrivals: number, waiting: boolean) {
  const granted = useRef(0);
  useEffect(() => {
    if (arrivals === granted.current) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    card.current?.scrollIntoView({ block: 'start', behavior });
    if (waiting) return;
    granted.current = arrivals;
    const fields = card.current?.querySelectorAll<HTMLElement>('input') ?? [];
    Array.from(fields)
      .find((field) => field.closest('[hidden]') === null)
      ?.focus({ preventScroll: true });
  }, [card, arrivals, waiting]);
}
