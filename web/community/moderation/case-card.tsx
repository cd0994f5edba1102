import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type CaseState,
  type CraftReading,
  decideCase,
  type ModerationCase,
  undoCase,
} from '#contract/safety.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { relativeTime } from '#web/lib/formats.ts';
import { Link } from '#web/lib/navigation.tsx';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { caseKeys } from './case-keys.ts';
import { moderationMessages as words } from './moderation-messages.ts';
import styles from './moderation.module.css';

interface CaseCardProps {
  found: ModerationCase;
  now: Date;
}

/** One case. After a decision it stays where it is with the way back, so that nothing jumps under the finger. */
export function CaseCard({ found, now }: CaseCardProps) {
  const author = found.author?.displayName ?? words.nobody;
  const subject = words.subjects[found.subject];
  return (
    <article className={styles.case}>
      <header className={styles.top}>
        <Avatar name={author} image={found.author?.profileImage ?? null} size={36} />
        <p className={styles.who}>
          <strong>{subject}</strong>
          <span>{words.by(author, relativeTime(found.createdAt, now))}</span>
        </p>
        {found.reports > 0 && <Badge>{words.reports(found.reports)}</Badge>}
      </header>
      <blockquote className={styles.text}>{found.text || words.noText}</blockquote>
      {found.subject === 'post' && found.state !== 'removed' && (
        <Link href={`/community/posts/${found.subjectId}`} className={styles.look}>
          {words.look}
        </Link>
      )}
      {found.subject === 'craft' && (
        <Link href={`/craft/${found.subjectId}`} className={styles.look}>
          {words.lookAtCraft}
        </Link>
      )}
      <ul className={styles.reasons}>
        {found.reasons.map((reason) => (
          <li key={reason}>{words.reasonOf(reason)}</li>
        ))}
      </ul>
      {found.reading && <Reading reading={found.reading} />}
      {found.notes.length > 0 && (
        <div className={styles.notes}>
          <h3>{words.notes}</h3>
          <ul>
            {found.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <Decision found={found} about={words.about(subject, author)} />
    </article>
  );
}

/** The judge's own word beside what people say. */
function Reading({ reading: { verdict, findings } }: { reading: CraftReading }) {
  return (
    <div className={styles.notes}>
      <h3>
        {words.reading}: {words.verdicts[verdict]}
      </h3>
      <ul>
        {findings.map(({ words: said, reason }) => (
          <li key={`${said} ${reason}`}>
            “{said}”: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What failed has been said where it failed. */
const told = () => undefined;

function useDecision(found: ModerationCase) {
  const client = useQueryClient();
  const [state, setState] = useState<CaseState>(found.state);
  const onError = (error: Error) => {
    showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
    // Somebody else may have been quicker.
    void client.invalidateQueries({ queryKey: caseKeys.all });
  };
  const settle = (next: CaseState) => {
    setState(next);
    void client.invalidateQueries({ queryKey: caseKeys.all, refetchType: 'none' });
    void refreshCrafts(client);
  };
  const decide = useSend(decideCase, { onError });
  const undo = useSend(undoCase, { onError });
  const choose = async (decision: 'keep' | 'remove') => {
    await decide.sendAsync({ params: { id: found.id }, body: { decision } });
    settle(decision === 'keep' ? 'kept' : 'removed');
  };
  const takeBack = async () => {
    await undo.sendAsync({ params: { id: found.id } });
    settle('open');
  };
  return {
    state,
    busy: decide.busy || undo.busy,
    choose: (decision: 'keep' | 'remove') => void choose(decision).catch(told),
    takeBack: () => void takeBack().catch(told),
  };
}

function Decision({ found, about }: { found: ModerationCase; about: string }) {
  const { state, busy, choose, takeBack } = useDecision(found);
  const actions = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    // The button that was pressed has gone: its successor has the focus.
    if (shown.current !== state) actions.current?.querySelector('button')?.focus();
    shown.current = state;
  }, [state]);
  if (state === 'open') {
    return (
      <div ref={actions} className={styles.actions}>
        <Button
          look="secondary"
          aria-label={`${words.keep}: ${about}`}
          busy={busy && words.busy}
          onClick={() => choose('keep')}
        >
          {' '}
          {words.keep}
        </Button>
        <Button
          look="destructive"
          aria-label={`${words.remove}: ${about}`}
          busy={busy && words.busy}
          onClick={() => choose('remove')}
        >
          {' '}
          {words.remove}
        </Button>
      </div>
    );
  }
  return (
    <div ref={actions} className={styles.actions}>
      <output className={styles.state} data-state={state}>
        {words.states[state]}
      </output>
      <Button
        look="quiet"
        aria-label={`${words.undo}: ${about}`}
        busy={busy && words.busy}
        onClick={takeBack}
      >
        <Undo2 size={18} /> {words.undo}
      </Button>
    </div>
  );
}
