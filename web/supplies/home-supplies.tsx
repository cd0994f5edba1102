import { useId } from 'react';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { supplyMessages } from './messages.ts';
import { useInventory } from './queries.ts';
import styles from './supplies.module.css';

export interface HomeSuppliesProps {
  isChosen: (name: string) => boolean;
  onToggle: (name: string) => void;
}

/** What is at home, to be taken up one by one; nothing at all where nothing is known. */
export function HomeSupplies({ isChosen, onToggle }: HomeSuppliesProps) {
  const { data: items = [] } = useInventory();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.home} aria-labelledby={id}>
      <h3 id={id}>{supplyMessages.home.title}</h3>
      <div className={styles.chips}>
        {items.map(({ supplyId, supply: { name, imageUrl } }) => (
          <ChoiceChip
            key={supplyId}
            label={name}
            picture={imageUrl}
            chosen={isChosen(name)}
            onChoose={() => onToggle(name)}
          />
        ))}
      </div>
    </section>
  );
}
