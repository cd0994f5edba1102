import { Check, X } from 'lucide-react';
import styles from './chip.module.css';
import { SupplyPicture } from './supply-picture.tsx';
import { uiMessages } from './messages.ts';

interface ChoiceChipProps {
  label: string;
  /** A small drawing of it. */
  picture?: string | null;
  chosen: boolean;
  onChoose: () => void;
}

/** One of several things to choose; the mark tells it as well as the colour. */
export function ChoiceChip({ label, picture, chosen, onChoose }: ChoiceChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} onClick={onChoose}>
      {chosen && <Check size={18} />}
      {picture && !chosen && <SupplyPicture src={picture} size={30} />}
      {label}
    </button>
  );
}

interface RemovableChipProps {
  label: string;
  onRemove: () => void;
}

export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <span className={styles.removable}>
      {label}
      <button
        type="button"
        className={styles.remove}
        aria-label={uiMessages.remove(label)}
        onClick={onRemove}
      >
        <X size={18} />
      </button>
    </span>
  );
}
