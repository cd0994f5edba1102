import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react';
import { Link, useSearch } from '#web/lib/navigation.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './console.module.css';
import { consoleMessages as words } from './console-messages.ts';

export interface ConsoleSection {
  /** In the address. */
  name: string;
  label: string;
  Panel: ComponentType;
}

/**
 * The parts of the console, each with an address of its own: a list at the side of a desk, a row on a phone. The arrow
 * keys walk along the list; only Enter goes there, so that what is passed on the way is not asked for.
 */
export function ConsoleTabs({ sections }: { sections: readonly ConsoleSection[] }) {
  const id = useId();
  const asked = useSearch().get('tab');
  const current = sections.find(({ name }) => name === asked) ?? sections[0];
  const list = useRef<HTMLDivElement>(null);
  const shown = current?.name;
  useEffect(() => {
    if (shown) bringIntoSight(list.current, shown);
  }, [shown]);
  if (!current) return null;
  return (
    <div className={styles.console}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={words.tabs}
        ref={list}
        className={styles.tabs}
        onKeyDown={walk}
      >
        {sections.map(({ name, label }, index) => (
          <Link
            key={name}
            href={index === 0 ? '/admin' : `/admin?tab=${name}`}
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            className={styles.tab}
            aria-selected={name === current.name}
            aria-controls={name === current.name ? `${id}-panel` : undefined}
            tabIndex={name === current.name ? 0 : -1}
          >
            {label}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        tabIndex={-1}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.name}`}
        className={styles.panel}
      >
        <Suspense key={current.name} fallback={<Waiting />}>
          <current.Panel />
        </Suspense>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner large label={words.waiting} />
  </div>
);

/** On a phone the row is wider than the screen: what is open stands in sight. */
function bringIntoSight(list: HTMLElement | null, name: string) {
  const tab = list?.querySelector<HTMLElement>(`[data-tab="${name}"]`);
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  if (index < 0) return;
  if (event.key === ' ') tabs[index]?.click();
  const next = tabs[nextIndex(event.key, index, tabs.length) ?? -1];
  next?.focus();
  if (next || event.key === ' ') event.preventDefault();
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
