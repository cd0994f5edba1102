import { Check, Shuffle } from 'lucide-react';
import { useId, useLayoutEffect } from 'react';
import { longestTheme } from '#contract/generation.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { CraftSummary } from './craft-summary.tsx';
import { LimitsLine } from '#web/generation/limits/limits-line.tsx';
import { generationMessages } from '#web/generation/messages.ts';
import { noteOf, StepProblem } from './step-problem.tsx';
import { themeIcons } from './theme-icons.ts';
import { offerThemes } from './theme-offer.ts';
import styles from './theme-step.module.css';
import { useWizard } from '#web/generation/wizard-state.tsx';
import type { StepProps } from './step-props.ts';

const words = generationMessages.theme;

export function ThemeStep({ problem, onProblem }: StepProps) {
  const { choices, choose } = useWizard();
  const { theme, customTheme, offeredThemes } = choices;
  const id = useId();
  const isTooLong = customTheme.trim().length > longestTheme;

  // Before anything is painted: what stands below must not move under a finger.
  useLayoutEffect(() => {
    if (offeredThemes.length === 0) choose({ offeredThemes: offerThemes([], theme) });
  }, [choose, offeredThemes, theme]);

  return (
    <>
      <div className={styles.top}>
        <p className={styles.hint}>{words.hint}</p>
        <Button look="quiet" onClick={() => choose({ offeredThemes: offerThemes(offeredThemes, theme) })}>
          <Shuffle size={18} />
          {words.more}
        </Button>
      </div>
      <fieldset aria-label={words.group} aria-describedby={noteOf(id, problem)} className={styles.themes}>
        {offeredThemes.map((name) => {
          const Icon = themeIcons[name];
          const chosen = name === theme;
          return (
            <button
              key={name}
              type="button"
              className={styles.theme}
              aria-pressed={chosen}
              onClick={() => {
                choose({ theme: name, customTheme: '' });
                onProblem(null);
              }}
            >
              <span className={styles.icon}>{chosen ? <Check size={24} /> : <Icon size={24} />}</span>
              {name}
            </button>
          );
        })}
      </fieldset>
      <Field
        label={words.custom}
        placeholder={words.customPlaceholder}
        value={customTheme}
        autoComplete="off"
        error={isTooLong ? words.tooLong(longestTheme) : null}
        onChange={(event) => {
          choose({ customTheme: event.target.value, theme: null });
          onProblem(null);
        }}
      />
      <StepProblem id={id} problem={isTooLong ? null : problem} />
      <LimitsLine />
      <CraftSummary />
    </>
  );
}
