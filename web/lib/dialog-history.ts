import { moves } from './navigation.tsx';

/**
 * Open dialogs are places of the history, so that Back closes the topmost and leaves the page where it is. A dialog
 * with an address of its own has its place already.
 */
interface DialogPlace {
  mark: number;
  isOpen: boolean;
  close: () => void;
}

/** Topmost last. */
let places: DialogPlace[] = [];
let lastMark = 0;
/** While the browser is on its way back, which it goes in its own time: what is to be done once it has arrived. */
let waiting: (() => void)[] | null = null;

function markHere(): number {
  const { dialog } = (history.state ?? {}) as { dialog?: number };
  return dialog ?? 0;
}

/** At once, or when the browser is back from a dialog that has closed. */
export function whenReturned(go: () => void): void {
  if (waiting) waiting.push(go);
  else go();
}

moves.begin = whenReturned;

function arrive(): void {
  if (waiting) {
    const next = waiting;
    waiting = null;
    for (const go of next) go();
    return;
  }
  const mark = markHere();
  const passed = places.filter((place) => place.mark > mark);
  places = places.filter((place) => place.mark <= mark);
  for (const place of passed.toReversed()) place.close();
}

/** Takes the places of closed dialogs off the top, and goes back as far unless the person has gone elsewhere. */
function settle(): void {
  if (waiting) return;
  const isHere = places.at(-1)?.mark === markHere();
  let steps = 0;
  while (places.at(-1)?.isOpen === false) {
    places.pop();
    steps += 1;
  }
  if (!isHere || steps === 0) return;
  waiting = [];
  history.go(-steps);
}

/** Leaves all dialogs: for whoever leads back from what lies under them. */
export function leaveDialogs(): void {
  for (const place of places) place.isOpen = false;
  settle();
}

/** Gives an open dialog its place; `close` is called when the person goes back from it. */
export function enterDialog(close: () => void): () => void {
  removeEventListener('popstate', arrive);
  addEventListener('popstate', arrive);
  // Higher than those of a page before a reload.
  lastMark = Math.max(lastMark + 1, Date.now());
  const place = { mark: lastMark, isOpen: true, close };
  whenReturned(() => {
    if (!place.isOpen) return;
    const isOver = places.at(-1)?.mark === markHere() && places.at(-1)?.isOpen === true;
    // What stands at the place of a dialog that is gone takes it.
    if (markHere() > 0 && !isOver) {
      places = places.filter(({ isOpen }) => isOpen);
      history.replaceState({ dialog: place.mark }, '');
    } else history.pushState({ dialog: place.mark }, '');
    places.push(place);
  });
  return () => {
    place.isOpen = false;
    // All that close together are left in one go.
    queueMicrotask(() => whenReturned(settle));
  };
}
