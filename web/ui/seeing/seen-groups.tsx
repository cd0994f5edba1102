import { useId } from 'react';
import type { SpottedSupply } from '#contract/spotting.ts';
import styles from './seeing.module.css';
import { seeingMessages as words } from './seeing-messages.ts';
import { SupplyTile } from './supply-tile.tsx';

interface SeenGroupsProps {
  sure: readonly SpottedSupply[];
  maybe: readonly SpottedSupply[];
  isChosen: (name: string) => boolean;
  onToggle: (thing: SpottedSupply) => void;
}

/** What was seen on a photo: first what nobody would doubt, then what is guessed. */
export function SeenGroups({ sure, maybe, isChosen, onToggle }: SeenGroupsProps) {
  const id = useId();
  const tiles = (things: readonly SpottedSupply[]) =>
    things.map((thing) => (
      <SupplyTile
        key={thing.name}
        name={thing.name}
        picture={thing.picture}
        chosen={isChosen(thing.name)}
        onToggle={() => onToggle(thing)}
      />
    ));
  return (
    <>
      {sure.length > 0 && <div className={styles.tiles}>{tiles(sure)}</div>}
      {maybe.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a grid everywhere
        <div role="group" aria-labelledby={id} className={styles.group}>
          <p id={id}>{words.maybe}</p>
          <div className={styles.tiles}>{tiles(maybe)}</div>
        </div>
      )}
    </>
  );
}
