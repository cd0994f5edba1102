import { useState } from 'react';
import { confirmEmail } from '#contract/account-recovery.ts';
import { getCurrentUser } from '#contract/account.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useSearch } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { confirmEmailMessages as words } from './confirm-email-messages.ts';

type State = { name: 'asking' | 'sending' | 'done' } | { name: 'refused'; sentence: string };

/** The end of a change of address. Opening the link does nothing yet: mail programs open links too. */
export function ConfirmEmail() {
  const { viewer, setViewer } = useSession();
  const token = useSearch().get('token') ?? '';
  const [state, setState] = useState<State>({ name: 'asking' });

  const confirm = async () => {
    setState({ name: 'sending' });
    try {
      await call(confirmEmail, { body: { token } });
      history.replaceState(null, '', location.pathname);
      setState({ name: 'done' });
      if (viewer) setViewer((await call(getCurrentUser, {})).user);
    } catch (error) {
      if (error instanceof ApiError && !error.retryable) {
        return setState((now) => (now.name === 'done' ? now : { name: 'refused', sentence: error.sentence }));
      }
      setState((now) => (now.name === 'done' ? now : { name: 'asking' }));
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
    }
  };

  const way = viewer ? (
    <ButtonLink href="/profile/settings">{words.settings}</ButtonLink>
  ) : (
    <ButtonLink href="/auth">{words.login}</ButtonLink>
  );
  if (state.name === 'done') {
    return (
      <div aria-live="polite">
        <EmptyState picture="letter" text={words.done} action={way}>
          <p>{viewer ? words.doneText : words.doneVisitor}</p>
        </EmptyState>
      </div>
    );
  }
  if (state.name === 'refused' || token === '') {
    return (
      <div role="alert">
        <EmptyState picture="mishap" text={words.refused} action={way}>
          <p>{state.name === 'refused' ? state.sentence : words.noToken}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      picture="letter"
      text={words.question}
      action={
        <Button early busy={state.name === 'sending' && words.busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      <p>{words.explanation}</p>
    </EmptyState>
  );
}
