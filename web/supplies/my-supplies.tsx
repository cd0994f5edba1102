import { Camera, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InventoryItem } from '#contract/supplies.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { SupplyPicture } from '#web/ui/supply-picture.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { AddSupplyDialog } from './add-supply-dialog.tsx';
import { FromPhotoDialog } from './from-photo-dialog.tsx';
import { supplyMessages } from './messages.ts';
import { useAddSupply, useInventory, useRemoveSupply } from './queries.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import styles from './supplies.module.css';

const words = supplyMessages.list;
const notAdded = { title: supplyMessages.add.notAdded, description: supplyMessages.add.notAddedText };
const waitingRows = ['first', 'second', 'third', 'fourth'];

interface MySuppliesProps {
  /** What can be made of them, shown as soon as there are any. */
  children?: ReactNode;
}

/** What somebody has at home. */
export function MySupplies({ children }: MySuppliesProps) {
  const { data: items, isPending, refetch } = useInventory();
  const { recognizer } = useSession().site;
  const [adding, setAdding] = useState(false);
  const [photographing, setPhotographing] = useState(false);
  const { remove, tab } = useRemoving();
  const add = (label: string) => (
    <Button onClick={() => setAdding(true)}>
      <Plus size={20} />
      {label}
    </Button>
  );
  return (
    <div ref={tab} className={styles.tab}>
      {isPending ? (
        <div className={styles.list} aria-busy="true">
          <span className="visually-hidden">{words.waiting}</span>
          {waitingRows.map((row) => (
            <Skeleton key={row} ratio="7 / 1" />
          ))}
        </div>
      ) : !items ? (
        <ListProblem title={words.failed} onRetry={() => void refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          low
          picture="supplies"
          text={words.none}
          action={
            <>
              {add(words.first)}
              {recognizer !== 'off' && (
                <Button look="secondary" onClick={() => setPhotographing(true)}>
                  <Camera size={20} />
                  {supplyMessages.photo.open}
                </Button>
              )}
              <p>{words.purpose}</p>
            </>
          }
        />
      ) : (
        <>
          <SupplyList items={items} add={add(words.add)} onRemove={remove} />
          {children}
        </>
      )}
      {photographing && <FromPhotoDialog onClose={() => setPhotographing(false)} />}
      {adding && <AddSupplyDialog atHome={items ?? []} onClose={() => setAdding(false)} />}
    </div>
  );
}

interface SupplyListProps {
  items: readonly InventoryItem[];
  add: ReactNode;
  onRemove: (item: InventoryItem, index: number) => void;
}

function SupplyList({ items, add, onRemove }: SupplyListProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.count}>{words.count(items.length)}</h2>
        {add}
      </header>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.supplyId} className={styles.item}>
            <SupplyPicture src={item.supply.imageUrl} size={56} />
            <span className={styles.itemName}>{item.supply.name}</span>
            <IconButton
              data-remove=""
              label={uiMessages.remove(item.supply.name)}
              onClick={() => onRemove(item, index)}
            >
              <X size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removing moves the focus to the neighbor, because the pressed button is gone, and can be taken back. */
function useRemoving() {
  const tab = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  const addition = useAddSupply({ onError: () => showToast({ tone: 'error', ...notAdded }) });
  const removal = useRemoveSupply({
    onSuccess: (item) =>
      showToast({
        title: words.removed,
        description: words.removedText(item.supply.name),
        action: { label: words.undo, run: () => addition.mutate({ supplyId: item.supplyId }) },
      }),
    onError: () =>
      showToast({ tone: 'error', title: words.removalFailed, description: words.removalFailedText }),
  });

  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = tab.current?.querySelectorAll<HTMLElement>('li button[data-remove]') ?? [];
    const neighbor = buttons[Math.min(removedAt.current, buttons.length - 1)];
    (neighbor ?? tab.current?.querySelector('button'))?.focus();
    removedAt.current = null;
  });

  const remove = (item: InventoryItem, index: number) => {
    removedAt.current = index;
    removal.mutate(item);
  };
  return { remove, tab };
}
