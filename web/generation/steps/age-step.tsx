import { Check } from 'lucide-react';
import { useId } from 'react';
import { ageBandNames } from '#contract/common.ts';
import { withAge } from '#web/generation/seeing/seen.ts';
import { AgeFigure } from './age-figure.tsx';
import styles from './age-step.module.css';
import { generationMessages } from '#web/generation/messages.ts';
import { noteOf, StepProblem } from './step-problem.tsx';
import type { StepProps } from './step-props.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.age;

export function AgeStep({ headingId, problem, onProblem }: StepProps) {
  const { choices, choose } = useWizard();
  const id = useId();
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <fieldset aria-labelledby={headingId} aria-describedby={noteOf(id, problem)} className={styles.ages}>
        {ageBandNames.map((band) => {
          const chosen = choices.childAge === band;
          return (
            <button
              key={band}
              type="button"
              className={styles.age}
              aria-pressed={chosen}
              onClick={() => {
                choose((now) => withAge(now, band));
                onProblem(null);
              }}
            >
              <AgeFigure band={band} />
              <span className={styles.band}>{band}</span>
              <span className={styles.mark}>{chosen && <Check size={18} strokeWidth={3} />}</span>
            </button>
          );
        })}
      </fieldset>
      <StepProblem id={id} problem={problem} />
    </>
  );
}
