import { ChevronDown } from 'lucide-react';
import { avoidances, type Avoidance, type MessLevel } from '#contract/ideas.ts';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { minutesToChoose, type DayLimits } from './day-limits.ts';
import styles from './limits-line.module.css';
import { generationMessages } from '#web/generation/messages.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.limits;
const any = '';
const minuteOptions = [
  { value: any, label: words.anyTime },
  ...minutesToChoose.map((count) => ({ value: String(count), label: words.atMost(count) })),
];
const messOptions = [
  { value: any, label: words.anyMess },
  ...(['some', 'low'] as const).map((level) => ({ value: level, label: words.messes[level] })),
];

/** "Today: 30 minutes at most and no latex", or the offer to say so. */
function summaryOf({ minutes, mess, avoid }: DayLimits): string {
  const said = [
    ...(minutes === null ? [] : [words.atMost(minutes)]),
    ...(mess === null || mess === 'lots' ? [] : [words.messes[mess].toLowerCase()]),
    ...(avoid.length === 0 ? [] : [words.without(avoid.map((one) => words.avoidances[one]))]),
  ];
  return said.length === 0 ? words.none : words.some(said);
}

/** A quiet line above the summary: what holds today beyond supplies and theme. */
export function LimitsLine() {
  const { choices, choose } = useWizard();
  const { limits } = choices;
  const change = (part: Partial<DayLimits>) => choose({ limits: { ...limits, ...part } });
  const toggle = (one: Avoidance) =>
    change({
      avoid: limits.avoid.includes(one)
        ? limits.avoid.filter((other) => other !== one)
        : [...limits.avoid, one],
    });
  return (
    <details className={styles.limits}>
      <summary>
        {summaryOf(limits)}
        <ChevronDown size={18} />
      </summary>
      <div className={styles.fields}>
        <SelectField
          label={words.minutes}
          value={limits.minutes === null ? any : String(limits.minutes)}
          options={minuteOptions}
          onChange={(value) => change({ minutes: value === any ? null : Number(value) })}
        />
        <SelectField
          label={words.mess}
          value={limits.mess ?? any}
          options={messOptions}
          onChange={(value) => change({ mess: value === any ? null : (value as MessLevel) })}
        />
        <fieldset className={styles.avoid}>
          <legend>{words.avoid}</legend>
          {avoidances.map((one) => (
            <ChoiceChip
              key={one}
              label={words.avoidances[one]}
              chosen={limits.avoid.includes(one)}
              onChoose={() => toggle(one)}
            />
          ))}
        </fieldset>
        <p className={styles.kept}>{words.kept}</p>
      </div>
    </details>
  );
}
