import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSignInRule, getSignInRule, type SignInRule } from '#contract/account-second-factor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import styles from '#web/ui/lists/panel.module.css';
import { systemMessages } from './system-messages.ts';

const words = systemMessages.signIn;

/** Whether administrators must sign in in two steps. */
export function SignInRuleCard() {
  const { data, isError, refetch } = useQuery({
    queryKey: consoleKeys.signInRule,
    queryFn: ({ signal }) => call(getSignInRule, {}, { signal }),
    staleTime: 0,
  });
  if (isError) return <ListProblem title={words.broken} onRetry={() => void refetch()} />;
  return (
    <Card className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>{words.title}</h3>
        {data && <RuleSwitch rule={data} />}
      </div>
      {data ? (
        <output className={styles.mark} data-tone={data.adminsNeedSecondFactor ? 'good' : 'notice'}>
          {data.adminsNeedSecondFactor ? words.required : words.optional}
        </output>
      ) : (
        <Skeleton height="28px" />
      )}
      <p className={styles.quiet}>
        {words.text} {data && words.without(data.adminsWithout)}
      </p>
    </Card>
  );
}

function RuleSwitch({ rule: { adminsNeedSecondFactor } }: { rule: SignInRule }) {
  const client = useQueryClient();
  const { send, busy } = useSend(changeSignInRule, {
    onSuccess: (now) => {
      client.setQueryData(consoleKeys.signInRule, now);
      const title = now.adminsNeedSecondFactor ? words.requiredDone : words.optionalDone;
      showToast({ tone: 'success', title });
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <Button
      look="secondary"
      busy={busy && words.busy}
      onClick={() => send({ body: { adminsNeedSecondFactor: !adminsNeedSecondFactor } })}
    >
      {adminsNeedSecondFactor ? words.release : words.require}
    </Button>
  );
}
