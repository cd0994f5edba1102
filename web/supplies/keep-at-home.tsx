import { House } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KnownSupply } from '#contract/supplies.ts';
import { Button } from '#web/ui/button.tsx';
import { knownAs } from './find-supplies.ts';
import { supplyMessages } from './messages.ts';
import { type Pick, useInventory, useSupplyChoices } from './queries.ts';
import styles from './supplies.module.css';
import { useAddAll } from './use-add-all.ts';

const words = supplyMessages.keep;
const none: readonly KnownSupply[] = [];
const told = (count: number) => ({ title: words.done, description: words.doneText(count) });

export interface KeepAtHomeProps {
  /** What was chosen, with its place among everybody's supplies where that is known. */
  things: readonly { name: string; supplyId: number | null }[];
}

/** Puts what is not at home yet there, at one press; nothing where nothing is new. */
export function KeepAtHome({ things }: KeepAtHomeProps) {
  const { data: inventory } = useInventory();
  const { data: choices = none, isPending } = useSupplyChoices();
  const { addAll, busy } = useAddAll(told);
  const [isDone, setIsDone] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const atHome = new Set(inventory?.map(({ supplyId }) => supplyId));
  const fresh = things.flatMap(({ name, supplyId }): Pick[] => {
    const id = supplyId ?? knownAs(choices, name)?.id;
    if (id === undefined) return [{ name, supply: { name } }];
    return atHome.has(id) ? [] : [{ name, supply: { supplyId: id } }];
  });
  const isKept = isDone && fresh.length === 0;
  // The pressed button is gone: who came by keyboard goes on from here.
  useEffect(() => {
    if (isKept) line.current?.focus();
  }, [isKept]);

  if (isKept)
    return (
      <p ref={line} tabIndex={-1} className={styles.purpose}>
        {words.all}
      </p>
    );
  if (!inventory || isPending || fresh.length === 0) return null;
  const keep = async () => setIsDone((await addAll(fresh)).length === 0);
  return (
    <p>
      <Button look="quiet" busy={busy && supplyMessages.add.submitting} onClick={() => void keep()}>
        <House size={20} />
        {words.action}
      </Button>
    </p>
  );
}
