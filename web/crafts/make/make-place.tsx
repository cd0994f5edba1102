import { Check } from 'lucide-react';
import type { Dispatch } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { Who } from '#web/crafts/craft-sheet.tsx';
import { InTheDrawer } from '#web/crafts/in-the-drawer.tsx';
import { MaterialList } from '#web/crafts/material-list.tsx';
import { StepPicture } from '#web/crafts/step-picture.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { PaperBird } from '#web/ui/illustrations/paper-bird.tsx';
import { makeMessages as words } from './make-messages.ts';
import type { MakeMove, MakeState } from './make-state.ts';
import styles from './make.module.css';
import { StepTimer } from './step-timer.tsx';
import { timeIn } from './step-time.ts';

interface MakePlaceProps {
  craft: Craft;
  state: MakeState;
  make: Dispatch<MakeMove>;
  /** What this browser leaves to the people at the table. */
  cannot: string;
}

/** What lies on the table at this place: the materials, one step, or the finished thing. */
export function MakePlace(props: MakePlaceProps) {
  const { craft, state } = props;
  return (
    // Reachable by keyboard, so that long steps can be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section key={state.place} className={styles.place} tabIndex={0} aria-label={craft.title}>
      <div className={styles.sheet}>
        {state.place === 0 ? (
          <Ready {...props} />
        ) : state.place > craft.steps.length ? (
          <Made {...props} />
        ) : (
          <Step {...props} />
        )}
      </div>
    </section>
  );
}

function Ready({ craft, cannot }: MakePlaceProps) {
  return (
    <>
      <h2>{words.ready}</h2>
      <p>{words.readyText}</p>
      <MaterialList craftId={craft.id} materials={craft.materials} />
      <InTheDrawer leftOver={craft.leftOver} />
      <p className={styles.safety}>{craftMessages.detail.responsible}</p>
      {cannot && <p>{cannot}</p>}
    </>
  );
}

function Step({ craft, state, make }: MakePlaceProps) {
  const { place, done, timers } = state;
  const step = craft.steps[place - 1];
  if (!step) return null;
  const time = timeIn(step.text);
  const isDone = done.includes(place);
  return (
    <div className={styles.step}>
      <div className={styles.stepHead}>
        <h2>{words.step(place, craft.steps.length)}</h2>
        <Who who={step.who} />
      </div>
      <p className={styles.text} data-long={step.text.length > 160 || undefined}>
        {step.text}
      </p>
      <StepPicture step={step} large />
      {time && (
        <StepTimer
          key={place}
          time={time}
          endsAt={timers[place]}
          onStart={(endsAt) => make({ kind: 'start-timer', step: place, endsAt })}
          onStop={() => make({ kind: 'stop-timer', step: place })}
        />
      )}
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isDone}
        onClick={() => make({ kind: 'tick', step: place })}
      >
        <span className={styles.box}>{isDone && <Check size={26} />}</span>
        {words.ticked}
      </button>
    </div>
  );
}

function Made({ craft, make }: MakePlaceProps) {
  return (
    <div className={styles.end}>
      <svg viewBox="0 0 244 214" aria-hidden="true">
        <PaperBird at="translate(0 0)" />
      </svg>
      <h2>{words.made}</h2>
      <p>{words.madeText}</p>
      {craft.goFurther && (
        <p className={styles.further}>
          <strong>{craftMessages.detail.further}: </strong>
          {craft.goFurther}
        </p>
      )}
      <Button look="quiet" onClick={() => make({ kind: 'jump', to: 1 })}>
        {words.again}
      </Button>
    </div>
  );
}
