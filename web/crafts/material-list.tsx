import { useEffect, useRef } from 'react';
import type { CraftMaterial } from '#contract/crafts.ts';
import styles from './craft.module.css';
import { readNotes, writeNotes } from './device-notes.ts';
import { craftMessages } from './messages.ts';

const words = craftMessages.detail;

interface MaterialListProps {
  craftId: string;
  materials: readonly CraftMaterial[];
}

/** What is needed, to be ticked off as it lies ready. The ticks stay on this device. */
export function MaterialList({ craftId, materials }: MaterialListProps) {
  const list = useTicks(craftId);
  if (materials.length === 0) return <p>{words.noMaterials}</p>;
  return (
    <ul ref={list} className={styles.materials}>
      {materials.map((material) => (
        <li key={material.name}>
          <label className={styles.material}>
            <input
              type="checkbox"
              value={material.name}
              onChange={() => writeNotes(craftId, { ready: ticked(list.current) })}
            />
            <span className={styles.materialWords}>
              <span className={styles.materialName}>
                {material.name}
                {material.amount && <span className={styles.amount}> {material.amount}</span>}
              </span>
              {(material.optional || material.substitutes.length > 0) && (
                <span className={styles.instead}>{asides(material)}</span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function asides({ optional, substitutes }: CraftMaterial): string {
  const instead = substitutes.length > 0 ? words.instead(substitutes.join(words.or)) : '';
  return [optional ? words.optional : '', instead].filter(Boolean).join(', ');
}

/** The boxes keep what was ticked before this code arrived, and gain what the device remembers. */
function useTicks(craftId: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const ready = readNotes(craftId).ready ?? [];
    for (const box of boxesIn(list.current)) box.checked ||= ready.includes(box.value);
    if (ticked(list.current).length > ready.length) writeNotes(craftId, { ready: ticked(list.current) });
  }, [craftId]);
  return list;
}

const boxesIn = (list: HTMLElement | null): HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
];
const ticked = (list: HTMLElement | null): string[] =>
  boxesIn(list).flatMap((box) => (box.checked ? [box.value] : []));
