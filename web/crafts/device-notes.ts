/** What one device remembers of a craft: nobody else's business, and no account is needed. */
export interface CraftNotes {
  /** Names of the materials that lie ready. */
  ready?: string[];
  /** Where making was left: the step, those done, and when running timers end. */
  step?: number;
  done?: number[];
  timers?: Record<number, number>;
}

type AllNotes = Record<string, CraftNotes>;

const storageKey = 'gluebird-crafts';
/** The crafts touched last; older notes make room. */
const mostCrafts = 40;

/** With the change, and the touched craft as the newest. */
export function withNotes(all: AllNotes, craftId: string, change: CraftNotes): AllNotes {
  const { [craftId]: before, ...others } = all;
  const kept = Object.entries(others).slice(-(mostCrafts - 1));
  return { ...Object.fromEntries(kept), [craftId]: { ...before, ...change } };
}

function readAll(): AllNotes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as AllNotes) : {};
  } catch {
    return {};
  }
}

export const readNotes = (craftId: string): CraftNotes => readAll()[craftId] ?? {};

export function writeNotes(craftId: string, change: CraftNotes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withNotes(readAll(), craftId, change)));
  } catch {
    // A browser that keeps nothing forgets it when the page is left.
  }
}
