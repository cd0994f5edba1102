import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { panelMessages } from '#web/ui/lists/panel-messages.ts';
import styles from './search-field.module.css';

/** How long typing must rest before it is looked for. */
const restMs = 300;

interface SearchFieldProps {
  label: string;
  /** What is looked for now. */
  value: string;
  onSearch: (next: string) => void;
}

/** Searches once typing rests, and at once on Enter or when cleared. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  // Searched from elsewhere: by a link, or by Back.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted), restMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Enter is the form's, and a search element cannot be sent
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Search size={20} className={styles.glass} />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.box}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          label={panelMessages.clear}
          className={styles.clear}
          onClick={() => {
            setTyped('');
            onSearch('');
            box.current?.focus();
          }}
        >
          <X size={20} />
        </IconButton>
      )}
    </form>
  );
}
