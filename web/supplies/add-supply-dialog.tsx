import { useId, useRef, useState } from 'react';
import { type InventoryItem, longestSupplyName } from '#contract/supplies.ts';
import { Button } from '#web/ui/button.tsx';
import { RemovableChip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { supplyMessages } from './messages.ts';
import { useAddSupply } from './queries.ts';
import { type Pick, SupplyPicker } from './supply-picker.tsx';
import styles from './supplies.module.css';

const words = supplyMessages.add;

interface AddSupplyDialogProps {
  atHome: readonly InventoryItem[];
  onClose: () => void;
}

/** Several supplies at once: those everybody knows by any of their names, and those that have a name of one's own. */
export function AddSupplyDialog({ atHome, onClose }: AddSupplyDialogProps) {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const { add, busy } = useAdding(setPicks, onClose);
  const toggle = (pick: Pick) =>
    setPicks((before) =>
      before.some(({ name }) => name === pick.name)
        ? before.filter(({ name }) => name !== pick.name)
        : [...before, pick],
    );
  const submit = () => {
    if (picks.length > 0) {
      void add(picks);
      return;
    }
    showToast({ tone: 'error', title: words.missing, description: words.missingText });
    input.current?.focus();
  };
  return (
    <Dialog
      open
      sheet
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={busy && words.submitting} onClick={submit}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className={styles.adding}>
        <p className={styles.purpose}>{words.purpose}</p>
        {picks.length > 0 && (
          <section aria-labelledby={chosenId} className={styles.chosen}>
            <h3 id={chosenId} className="visually-hidden">
              {words.chosen}
            </h3>
            <ul className={styles.chips}>
              {picks.map((pick) => (
                <li key={pick.name}>
                  <RemovableChip
                    label={pick.name}
                    onRemove={() => {
                      toggle(pick);
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <SupplyPicker
          ref={input}
          longest={longestSupplyName}
          atHome={new Set(atHome.map(({ supplyId }) => supplyId))}
          isPicked={(name) => picks.some((pick) => pick.name === name)}
          onToggle={toggle}
        />
      </div>
    </Dialog>
  );
}

/** What could not be added stays chosen, to be tried again. */
function useAdding(setPicks: (left: readonly Pick[]) => void, onDone: () => void) {
  const { mutateAsync } = useAddSupply();
  const [busy, setBusy] = useState(false);
  const add = async (picks: readonly Pick[]) => {
    setBusy(true);
    const results = await Promise.allSettled(picks.map(({ supply }) => mutateAsync(supply)));
    setBusy(false);
    const left = picks.filter((_, index) => results[index]?.status === 'rejected');
    if (left.length > 0) {
      setPicks(left);
      showToast({ tone: 'error', title: words.notAdded, description: words.notAddedText });
      return;
    }
    const description = picks.length === 1 ? words.doneText : words.doneMany(picks.length);
    showToast({ tone: 'success', title: words.done, description });
    onDone();
  };
  return { add, busy };
}
