import { RegisterForm } from '#web/account/sign-in/register-form.tsx';
import { ConsentLine } from '#web/account/sign-in/consent-line.tsx';
import { ProviderLink } from '#web/account/provider/provider-link.tsx';
import { useSearch } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { invitationMessages as words } from './invitation-messages.ts';
import styles from './invited.module.css';
import { useInvitation } from './use-invitation.ts';

/** What somebody finds behind an invitation's link: the form that makes their account, or why it cannot. */
export function Invited() {
  const { site } = useSession();
  const token = useSearch().get('token') ?? '';
  const { state, check } = useInvitation(token);
  if (state.name === 'checking') {
    return (
      <div className={styles.checking}>
        <Spinner large label={words.checking} />
      </div>
    );
  }
  if (state.name === 'open') {
    return (
      <div className={styles.invited}>
        <p>{words.welcome[state.role](site.brand)}</p>
        <ProviderLink query={{ invitation: token }} />
        {site.passwords && (
          <Card>
            <RegisterForm invitation={token} />
          </Card>
        )}
        <ConsentLine />
      </div>
    );
  }
  const isFinal = state.name === 'refused';
  return (
    <div role="alert">
      <EmptyState
        picture="mishap"
        text={isFinal ? words.refused : words.unknown}
        action={
          isFinal ? (
            <ButtonLink href="/auth">{words.login}</ButtonLink>
          ) : (
            <Button onClick={check}>{words.again}</Button>
          )
        }
      >
        <p>{state.sentence}</p>
      </EmptyState>
    </div>
  );
}
