/**
 * The open dialogs, topmost last: a toast must live inside the topmost, or it could be neither seen nor reached. Each
 * carries whether it lies over or under another.
 */
const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

function settle(next: readonly HTMLElement[]) {
  open = next;
  for (const [index, dialog] of open.entries()) {
    dialog.toggleAttribute('data-over', index > 0);
    dialog.toggleAttribute('data-under', index < open.length - 1);
  }
  for (const listener of listeners) listener();
}

export const dialogStack = {
  push(dialog: HTMLElement): () => void {
    settle([...open, dialog]);
    return () => settle(open.filter((other) => other !== dialog));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  top: () => open.at(-1) ?? null,
  depth: () => open.length,
};
