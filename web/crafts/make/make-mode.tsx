import { ChevronLeft, ChevronRight, Volume2, VolumeX, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useReducer, useRef } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { readNotes, writeNotes } from '#web/crafts/device-notes.ts';
import { craftMessages } from '#web/crafts/messages.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { dialogStack } from '#web/ui/dialogs/dialog-stack.ts';
import { makeMessages as words } from './make-messages.ts';
import { move, type MakeMove, type MakeState, notesOf, stateFrom, swipeOf } from './make-state.ts';
import styles from './make.module.css';
import { MakePlace } from './make-place.tsx';
import { useRinging } from './step-timer.tsx';
import { useAwake } from './use-awake.ts';
import { useVoice } from './use-voice.ts';

export interface MakeModeProps {
  craft: Craft;
  onLeave: () => void;
}

/** One thing at a time, big enough to read across the table. Everything it needs is here when it opens. */
export function MakeMode({ craft, onLeave }: MakeModeProps) {
  const { steps } = craft;
  const [state, make] = useReducer(
    (before: MakeState, made: MakeMove) => move(before, made, steps.length),
    null,
    () => stateFrom(readNotes(craft.id), steps.length),
  );
  useEffect(() => writeNotes(craft.id, notesOf(state)), [craft.id, state]);
  const dialog = useModal();
  const awake = useAwake();
  const said = saidAt(craft, state.place);
  const voice = useVoice(said);
  const isMute = !voice.isThere && !voice.hasFailed;
  const cannot = [!awake.isThere && words.goesDark, isMute && words.mute].filter(Boolean).join(' ');
  const rang = useRinging(state.timers);
  const swipe = useSwipe((by) => make({ kind: 'go', by }));

  const isEnd = state.place > steps.length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') make({ kind: 'go', by: 1 });
    if (event.key === 'ArrowLeft') make({ kind: 'go', by: -1 });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same; arrow keys and swipes are shortcuts
    <dialog
      ref={dialog}
      className={styles.make}
      tabIndex={-1}
      aria-label={craft.title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      {...swipe}
    >
      <header className={styles.bar} data-keep-clear="">
        <IconButton label={words.leave} onClick={onLeave}>
          <X />
        </IconButton>
        <Progress state={state} count={steps.length} />
        {voice.isThere && (
          <IconButton
            label={voice.on ? words.quiet : words.read}
            aria-pressed={voice.on}
            onClick={voice.turn}
          >
            {voice.on ? <VolumeX /> : <Volume2 />}
          </IconButton>
        )}
      </header>
      <output className="visually-hidden">{said}</output>
      <p role="alert" className="visually-hidden">
        {rang !== null && words.timeUpSaid(rang)}
      </p>
      <p role="alert" className={styles.mute}>
        {voice.hasFailed && words.mute}
      </p>
      <MakePlace craft={craft} state={state} make={make} cannot={cannot} />
      <footer className={styles.moves} data-keep-clear="">
        <Button look="secondary" disabled={state.place === 0} onClick={() => make({ kind: 'go', by: -1 })}>
          <ChevronLeft />
          {words.back}
        </Button>
        {isEnd ? (
          <Button onClick={onLeave}>{words.close}</Button>
        ) : (
          <Button onClick={() => make({ kind: 'go', by: 1 })}>
            {onwardWords(state, steps.length)}
            <ChevronRight />
          </Button>
        )}
      </footer>
    </dialog>
  );
}

function onwardWords({ place, done }: MakeState, count: number): string {
  if (place === 0) return words.begin;
  if (place === count) return words.finish;
  return done.includes(place) ? words.next : words.done;
}

/** What a voice or a screen reader says on arriving at a place. */
function saidAt({ steps }: Craft, place: number): string {
  const step = steps[place - 1];
  if (step) return words.said(place, craftMessages.detail.who[step.who], step.text);
  return place === 0 ? `${words.ready}. ${words.readyText}` : `${words.made} ${words.madeText}`;
}

function Progress({ state, count }: { state: MakeState; count: number }) {
  return (
    <ol className={styles.progress} aria-label={words.progress}>
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          aria-current={state.place === index + 1 ? 'step' : undefined}
          data-done={state.done.includes(index + 1) || undefined}
        >
          <span className="visually-hidden">
            {words.step(index + 1, count)}
            {state.done.includes(index + 1) && `, ${words.ticked}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    // Not the first button: the table is what counts, and the arrow keys work from here.
    element.focus();
    const leave = dialogStack.push(element);
    return () => {
      leave();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}

function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const by = swipeOf({ x: touch.clientX - start.current.x, y: touch.clientY - start.current.y });
      start.current = null;
      if (by) onSwipe(by);
    },
  };
}
