import { Check, Plus, Shapes } from 'lucide-react';
import styles from './seeing.module.css';

interface SupplyTileProps {
  name: string;
  /** A drawing of the thing; without one a sign stands for it. */
  picture: string | null;
  chosen: boolean;
  onToggle: () => void;
}

/** A thing to take or leave: the mark and the frame tell which, beside the color. */
export function SupplyTile({ name, picture, chosen, onToggle }: SupplyTileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={chosen} onClick={onToggle}>
      <span className={styles.picture}>
        {picture ? <img src={picture} alt="" width={56} height={56} /> : <Shapes size={30} />}
        <span className={styles.mark}>{chosen ? <Check size={16} /> : <Plus size={16} />}</span>
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}
