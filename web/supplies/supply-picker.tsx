import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { KnownSupply } from '#contract/supplies.ts';
import { classes } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { SupplyPicture } from '#web/ui/supply-picture.tsx';
import { findSupplies, isKnownName } from './find-supplies.ts';
import { supplyMessages } from './messages.ts';
import { type Pick, useSupplyChoices } from './queries.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import styles from './supplies.module.css';

const words = supplyMessages.add;

interface SupplyPickerProps {
  ref: Ref<HTMLInputElement>;
  longest: number;
  atHome: ReadonlySet<number>;
  isPicked: (name: string) => boolean;
  onToggle: (pick: Pick) => void;
}

interface Option extends Pick {
  /** Said beside the name. */
  note: string | null;
  isHere: boolean;
  picture: string | null;
  isOwn?: boolean;
}

function optionsFor(choices: readonly KnownSupply[], typed: string, atHome: ReadonlySet<number>): Option[] {
  const found = findSupplies(choices, typed).map(({ supply: { id, name, imageUrl }, by }) => ({
    name,
    picture: imageUrl,
    supply: { supplyId: id },
    note: atHome.has(id) ? words.atHome : by && words.alsoCalled(by),
    isHere: atHome.has(id),
  }));
  const own = typed.trim().replaceAll(/\s+/g, ' ');
  if (own === '' || isKnownName(choices, own)) return found;
  return [
    ...found,
    { name: own, supply: { name: own }, note: null, isHere: false, picture: null, isOwn: true },
  ];
}

/** A field to search in with its answers below: arrow keys walk through them, Enter chooses. */
export function SupplyPicker({ ref, longest, atHome, isPicked, onToggle }: SupplyPickerProps) {
  const { data: choices, isPending, refetch } = useSupplyChoices();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const options = optionsFor(choices ?? [], typed, atHome);
  const optionId = (index: number) => `${id}-${index}`;
  const found = options.filter(({ isOwn }) => !isOwn).length;

  const walkTo = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.isHere) return;
    onToggle({ name: option.name, supply: option.supply });
    // Who looks through the whole list stays where they are.
    setActive(typed === '' ? index : 0);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === 'ArrowDown') walkTo(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') walkTo(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.picker}>
      <Field
        ref={ref}
        label={words.field}
        placeholder={words.placeholder}
        value={typed}
        maxLength={longest}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed into, nor know other names
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        {...(options[active] ? { 'aria-activedescendant': optionId(active) } : {})}
        autoComplete="off"
        enterKeyHint="done"
        status={typed && choices ? (found > 0 ? words.found(found) : words.nothing) : ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isPending && (
        <div aria-busy="true">
          <span className="visually-hidden">{words.waiting}</span>
          <Skeleton height="240px" />
        </div>
      )}
      {!isPending && !choices && <ListProblem title={words.failed} onRetry={() => void refetch()} />}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list is not searched by another field
        role="listbox"
        aria-label={words.options}
        aria-multiselectable="true"
        tabIndex={-1}
        className={styles.options}
      >
        {options.map((option, index) => (
          <button
            key={`${option.name}-${option.isOwn ?? false}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
            role="option"
            id={optionId(index)}
            tabIndex={-1}
            className={classes(styles.option, option.isHere && styles.here)}
            aria-selected={option.isHere || isPicked(option.name)}
            aria-disabled={option.isHere || undefined}
            {...(index === active ? { 'data-active': '' } : {})}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {option.isOwn ? <Plus size={18} /> : <Mark on={option.isHere || isPicked(option.name)} />}
            {!option.isOwn && <SupplyPicture src={option.picture} size={40} />}
            <span>{option.isOwn ? words.own(option.name) : option.name}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Keeps its place, so that names do not jump when they are chosen. */
const Mark = ({ on }: { on: boolean }) => <span className={styles.mark}>{on && <Check size={18} />}</span>;
