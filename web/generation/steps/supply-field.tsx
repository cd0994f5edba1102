import { Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SupplyPicture } from '#web/ui/supply-picture.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { loadLastTime } from '#web/generation/last-time.ts';
import { generationMessages } from '#web/generation/messages.ts';
import styles from './supply-field.module.css';

const words = generationMessages.supplies;

interface SupplyMatch {
  name: string;
  picture: string | null;
  note: string | null;
}

type FindSupplies = (typed: string, lately: readonly string[]) => SupplyMatch[];
/** Fetches all that is to be found; until then, and where it fails, the field takes what is typed. */
export type OpenSupplySearch = () => Promise<FindSupplies>;

interface SupplyFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  problem: string | null;
  openSearch: OpenSupplySearch;
  onType: (typed: string) => void;
  onAdd: (name: string) => void;
}

/** Takes any words; what they may mean stands below, to be tapped, or reached with the arrow keys. */
export function SupplyField({ ref, value, problem, openSearch, onType, onAdd }: SupplyFieldProps) {
  const { matches, begin, close } = useMatches(value, openSearch);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  // A keyboard on the glass leaves half of it.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const add = (name: string) => {
    setActive(-1);
    onAdd(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in some writing systems.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add(matches[active]?.name ?? value);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOpen) setActive(active + 1 < matches.length ? active + 1 : -1);
    else if (event.key === 'ArrowUp' && isOpen) setActive(active < 0 ? matches.length - 1 : active - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Field
        ref={ref}
        label={words.field}
        placeholder={words.placeholder}
        value={value}
        error={problem}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- any words may be typed, which a select does not take
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        {...(isOpen && active >= 0 ? { 'aria-activedescendant': optionId(active) } : {})}
        enterKeyHint="done"
        autoComplete="off"
        onFocus={begin}
        onChange={({ target }) => {
          setActive(-1);
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
        end={
          <IconButton label={words.add} onClick={() => add(value)}>
            <Plus />
          </IconButton>
        }
      />
      <p className="visually-hidden" aria-live="polite">
        {isOpen && words.matches(matches.length)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list is not searched by another field
        role="listbox"
        aria-label={words.found}
        tabIndex={-1}
        className={styles.matches}
      >
        {matches.map(({ name, picture, note }, index) => (
          <button
            key={name}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
            role="option"
            id={optionId(index)}
            tabIndex={-1}
            className={styles.match}
            aria-selected={index === active}
            // The field keeps the focus, and the keyboard its place.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add(name)}
          >
            <SupplyPicture src={picture} size={40} />
            <span>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What the words may mean; nothing once it was put away, until something else is typed. */
function useMatches(typed: string, openSearch: OpenSupplySearch) {
  const { id } = useViewer();
  const [find, setFind] = useState<FindSupplies | null>(null);
  const [lately] = useState(() => loadLastTime(id)?.supplies ?? []);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const begin = () => {
    if (!find)
      openSearch().then(
        (found) => setFind(() => found),
        () => undefined,
      );
  };
  const matches = find && typed !== closedAt ? find(typed, lately) : [];
  return { matches, begin, close: () => setClosedAt(typed) };
}
