import { CircleCheck, Copy, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Craft } from '#contract/crafts.ts';
import type { KnownSupply } from '#contract/supplies.ts';
import { Link } from '#web/lib/navigation.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { compare, type MissingSupply } from './compare.ts';
import { supplyMessages } from './messages.ts';
import { useInventory, useSupplyChoices } from './queries.ts';
import { readTicks, writeTicks } from './shopping-ticks.ts';
import styles from './supplies.module.css';

const words = supplyMessages.craft;
const none: readonly KnownSupply[] = [];

export interface CraftSuppliesProps {
  craft: Pick<Craft, 'id' | 'title' | 'supplies' | 'materials'>;
}

/** How much of a craft is at home, and a shopping list of the rest. */
export function CraftSupplies({ craft }: CraftSuppliesProps) {
  const { data: inventory } = useInventory();
  const { data: choices = none } = useSupplyChoices();
  if (!inventory || craft.supplies.length === 0) return null;
  if (inventory.length === 0)
    return (
      <p className={styles.purpose}>
        <Link href="/profile?tab=supplies">{words.note}</Link>
      </p>
    );
  const { have, missing } = compare(craft, inventory, choices);
  return (
    <section className={styles.atHome}>
      <p className={styles.standing}>
        {missing.length === 0 && <CircleCheck size={20} />}
        {missing.length === 0 ? words.everything : words.some(have.length, craft.supplies.length)}
      </p>
      {have.length > 0 && missing.length > 0 && <p>{words.have(have)}</p>}
      {missing.length > 0 && <ShoppingList craft={craft} missing={missing} />}
    </section>
  );
}

function ShoppingList({ craft, missing }: CraftSuppliesProps & { missing: readonly MissingSupply[] }) {
  const [ticks, setTicks] = useState(() => readTicks(craft.id));
  const id = useId();
  const toggle = (name: string) => {
    const next = ticks.includes(name) ? ticks.filter((tick) => tick !== name) : [...ticks, name];
    setTicks(next);
    writeTicks(craft.id, next);
  };
  const open = missing.filter(({ name }) => !ticks.includes(name));
  const text = [words.listTitle(craft.title), ...open.map(({ name }) => `- ${name}`)].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'success', title: words.copied }),
      () => showToast({ tone: 'error', title: words.copyFailed, description: words.copyFailedText }),
    );
  // Turned down is no mistake.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <section className={styles.shopping} aria-labelledby={id}>
      <strong id={id}>{words.list}</strong>
      <ul>
        {missing.map(({ name, substitutes }) => (
          <li key={name}>
            <label className={styles.tick}>
              <input type="checkbox" checked={ticks.includes(name)} onChange={() => toggle(name)} />
              <span>
                {name}
                {substitutes.length > 0 && (
                  <span className={styles.note}>
                    {' '}
                    {substitutes
                      .map((each) => (each.isAtHome ? words.standIn(each.name) : words.instead(each.name)))
                      .join(', ')}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className={styles.chips}>
          <Button look="secondary" onClick={() => void copy()}>
            <Copy size={18} />
            {words.copy}
          </Button>
          {'share' in navigator && (
            <Button look="secondary" onClick={() => void share()}>
              <Share2 size={18} />
              {words.share}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
