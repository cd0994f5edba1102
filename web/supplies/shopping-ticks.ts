const storageKey = 'gluebird-shopping';
/** The lists touched last; older ones make room. */
const mostLists = 40;

function readAll(): Record<string, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** What is ticked on the shopping list of a craft, on this device. */
export const readTicks = (craftId: string): string[] => readAll()[craftId] ?? [];

export function writeTicks(craftId: string, ticks: readonly string[]): void {
  const { [craftId]: _before, ...others } = readAll();
  const kept = Object.entries(others).slice(-(mostLists - 1));
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(kept), [craftId]: ticks }));
  } catch {
    // A browser that keeps nothing forgets it when the page is left.
  }
}
