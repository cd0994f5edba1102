import { useEffect, useState } from 'react';
import { useSession } from '#web/lib/viewer.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from '#web/crafts/craft.module.css';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.signUp;
const delayMs = 5000;
const storageKey = 'gluebird-sign-up-later';

/** Comes by itself after a while, once: whoever says later is not asked again, unless they reach for what needs an account. */
export function useSignUpCard() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (wasDismissed()) return undefined;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    shown,
    ask: () => setShown(true),
    dismiss: () => {
      setShown(false);
      rememberDismissal();
    },
  };
}

interface SignUpCardProps {
  onLater: () => void;
}

export function SignUpCard({ onLater }: SignUpCardProps) {
  const mayRegister = useSession().site.noRegistration === null;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onLater();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onLater]);
  return (
    <aside aria-label={words.label} className={styles.signUp} data-sign-up="" data-keep-clear="">
      <output className={styles.signUpText}>
        <strong className={styles.signUpTitle}>{words.title}</strong>
        <span>{mayRegister ? words.text : words.loginText}</span>
      </output>
      <div className={styles.signUpActions}>
        <Button look="quiet" onClick={onLater}>
          {words.later}
        </Button>
        <ButtonLink href="/auth">{mayRegister ? words.go : words.login}</ButtonLink>
      </div>
    </aside>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
}
