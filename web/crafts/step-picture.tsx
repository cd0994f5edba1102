import type { ShownStep } from '#contract/crafts.ts';
import { classes } from '#web/ui/class-names.ts';
import styles from './craft.module.css';

const sidePx = 200;

/** The thing as it stands after a step; nothing where a picture would not help. */
export function StepPicture({ step, large }: { step: ShownStep; large?: boolean }) {
  if (step.imageUrl === null) return null;
  return (
    <img
      src={step.imageUrl}
      alt={step.imageAlt}
      width={sidePx}
      height={sidePx}
      loading="lazy"
      decoding="async"
      className={classes(styles.stepPicture, large && styles.large)}
    />
  );
}
