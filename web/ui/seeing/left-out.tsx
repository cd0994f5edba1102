import { Shapes } from 'lucide-react';
import { useId } from 'react';
import type { SpottedSupply } from '#contract/spotting.ts';
import styles from './seeing.module.css';

interface LeftOutProps {
  reason: string;
  things: readonly SpottedSupply[];
}

/** What was seen and cannot be chosen, with why. */
export function LeftOut({ reason, things }: LeftOutProps) {
  const id = useId();
  if (things.length === 0) return null;
  return (
    <div className={styles.group}>
      <p id={id}>{reason}</p>
      <ul aria-labelledby={id} className={styles.leftOut}>
        {things.map(({ name, picture }) => (
          <li key={name}>
            {picture ? <img src={picture} alt="" width={36} height={36} /> : <Shapes size={24} />}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
