import { useViewer } from '#web/lib/viewer.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './craft-summary.module.css';
import { generationMessages } from '#web/generation/messages.ts';
import { extrasOf } from '#web/generation/seeing/seen.ts';
import { themeOf } from '#web/generation/wizard-choices.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.theme;

/** What goes into the craft, and what it costs. */
export function CraftSummary() {
  const { choices } = useWizard();
  const { craftCredits } = useViewer();
  const { photo, childAge } = choices;
  const extras = extrasOf(choices);
  return (
    <Card look="tint" className={styles.summary} aria-label={words.summary}>
      {photo && <img src={photo} alt={words.photoAlt} className={styles.photo} />}
      <div className={styles.text}>
        <h3>
          {themeOf(choices) ?? words.noTheme}
          {childAge && <span> · {words.ages(childAge)}</span>}
        </h3>
        <p className={styles.cost}>{words.cost(craftCredits)}</p>
        <p>{extras.length > 0 ? words.withSupplies(extras) : words.justPhoto}</p>
      </div>
    </Card>
  );
}
