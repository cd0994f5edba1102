import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CraftPicture } from '#web/ui/craft-picture.tsx';
import { dialogStack } from '#web/ui/dialogs/dialog-stack.ts';
import { PaperBird } from '#web/ui/illustrations/paper-bird.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import type { GenerationRun, RunState } from './generation-run.ts';
import styles from './generation-overlay.module.css';
import { generationMessages } from '#web/generation/messages.ts';
import { progressOf } from './progress.ts';

const words = generationMessages.overlay;
const toastMs = 3000;
/** Escape, or a phone's Back, leaves when it is meant: twice within this time. */
const hintMs = 6000;
/** From here on it takes longer than it should. */
const slowAfterMs = 80_000;

export interface GenerationOverlayProps {
  run: GenerationRun;
  state: RunState;
  games: ReactNode;
  onView: (craftId: string) => void;
  /** Asks for another idea; null where the same table cannot be asked again. */
  onAnother: (() => void) | null;
  onLeave: () => void;
}

/** Covers the page while a craft is made: how far it is, something to play, and the way out that loses nothing. */
export function GenerationOverlay({ run, state, games, onView, onAnother, onLeave }: GenerationOverlayProps) {
  const dialog = useModal();
  const titleId = useId();
  const [wantsOut, setWantsOut] = useState(false);
  const { ready } = state;
  const askOut = () => {
    if (wantsOut) return onLeave();
    setWantsOut(true);
    setTimeout(() => setWantsOut(false), hintMs);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        askOut();
      }}
      // A browser may close it all the same; then it is as if the person had left.
      onClose={() => {
        if (dialog.current?.open === false) onLeave();
      }}
    >
      <div className={styles.column}>
        <div className={styles.top}>
          <h2 id={titleId}>{ready ? words.readyTitle : words.title}</h2>
          {ready ? <ReadyCraft run={run} state={state} onView={onView} /> : <Making state={state} />}
          {ready && onAnother && (
            <Button look="secondary" wide onClick={onAnother}>
              {words.another}
            </Button>
          )}
        </div>
        <section className={styles.games}>
          {!ready && <h3>{words.games}</h3>}
          {games}
        </section>
        <footer className={styles.bottom} data-keep-clear="">
          <p aria-live="polite" className={styles.note}>
            {wantsOut && words.goesOn}
          </p>
          <Button look="quiet" wide onClick={onLeave}>
            {words.leave}
          </Button>
        </footer>
      </div>
      <p aria-live="polite" className="visually-hidden">
        {sentenceOf(state)}
      </p>
    </dialog>
  );
}

/** How things stand, for eyes and ears alike. */
function sentenceOf({ stage, step, title, ready }: RunState): string {
  if (ready) return words.view;
  if (stage === 'analyzing' && (step === 'waiting' || step === 'checking')) return words.steps[step];
  if (stage === 'generating' && title) return words.idea(title);
  return words.stages[stage ?? 'analyzing'];
}

function Making({ state }: { state: RunState }) {
  const { stage, startedAt } = state;
  const elapsedMs = useElapsed(startedAt);
  if (!stage) return null;
  return (
    <div className={styles.making}>
      <svg viewBox="0 0 244 222" aria-hidden="true" className={styles.bird}>
        <PaperBird at="translate(0 0)" />
      </svg>
      <div className={styles.state}>
        <p aria-hidden="true">{sentenceOf(state)}</p>
        <Progress label={words.progress} value={progressOf(stage, elapsedMs)} />
        {elapsedMs > slowAfterMs && <p className={styles.note}>{words.slow}</p>}
      </div>
    </div>
  );
}

interface ReadyCraftProps {
  run: GenerationRun;
  state: RunState;
  onView: (craftId: string) => void;
}

function ReadyCraft({ run, state: { craft, hasList }, onView }: ReadyCraftProps) {
  const [opening, setOpening] = useState(false);
  const view = async () => {
    setOpening(true);
    const found = await run.check();
    setOpening(false);
    const { craftId } = run;
    if (found === 'ready' && craftId) onView(craftId);
    else if (found === 'finalizing') showToast({ title: words.stillFinalizing, durationMs: toastMs });
    else if (found === 'preparing') showToast({ title: words.pictureWaiting, durationMs: toastMs });
    else showToast({ tone: 'error', ...(found === 'missing' ? words.lost : words.checkFailed) });
  };
  return (
    <div className={styles.ready}>
      {craft && (
        <div className={styles.craft}>
          <div className={styles.picture}>
            <CraftPicture src={craft.imageUrl} alt={craft.imageAlt} color={craft.imageColor} eager />
          </div>
          <div className={styles.words}>
            <h3>{craft.title}</h3>
            {craft.madeBy === 'builtin' && <p className={styles.note}>{words.builtin(hasList)}</p>}
          </div>
        </div>
      )}
      <Button wide data-keep-clear="" busy={opening && words.viewing} onClick={() => void view()}>
        {words.view}
      </Button>
    </div>
  );
}

/** Opens the dialog over everything, and gives the focus back where it came from. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    const leave = dialogStack.push(element);
    return () => {
      leave();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}

const tickMs = 500;

/** The time since the start. */
function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now - startedAt;
}
