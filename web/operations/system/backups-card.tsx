import { useQueryClient } from '@tanstack/react-query';
import { type BackupState, makeBackupNow } from '#contract/backups.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { backupsMessages as words } from './backups-messages.ts';
import styles from './system.module.css';
import { useBackups } from './use-backups.ts';

/** The last good backup, the next one, what went wrong, and one now. */
export function BackupsCard() {
  const { data, isError, refetch } = useBackups();
  if (isError) return <ListProblem title={words.broken} onRetry={() => void refetch()} />;
  return (
    <Card className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{words.title}</h3>
        {data && <MakeButton isRunning={data.isRunning} />}
      </div>
      <div aria-live="polite">{data ? <State state={data} /> : <Skeleton height="120px" />}</div>
    </Card>
  );
}

function MakeButton({ isRunning }: { isRunning: boolean }) {
  const client = useQueryClient();
  const { send, busy } = useSend(makeBackupNow, {
    onSuccess: () => {
      showToast({ tone: 'success', title: words.asked });
      void client.invalidateQueries({ queryKey: consoleKeys.backups });
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <Button look="secondary" busy={(busy || isRunning) && words.busy} onClick={() => send({})}>
      {words.make}
    </Button>
  );
}

function State({ state }: { state: BackupState }) {
  const { last, everyHours, nextAt, failure, problem } = state;
  const lines = {
    [words.last]: last ? words.lastFacts(last) : words.none,
    ...(last && { [words.file]: last.name }),
    [words.place]: words.placeFacts(state.place, state.isEncrypted),
    [words.kept]: words.keptFacts(state.count, state.keep),
    [words.next]: everyHours === null ? words.off : words.every(everyHours, nextAt),
  };
  return (
    <div className={panel.section}>
      {state.isLate && <p className={panel.note}>{words.late}</p>}
      {problem && <p className={panel.note}>{problem}</p>}
      {failure && failure.message !== problem && (
        <p className={panel.note}>{words.failure(failure.message, failure.isTriedAgain)}</p>
      )}
      <dl className={styles.facts}>
        {Object.entries(lines).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
