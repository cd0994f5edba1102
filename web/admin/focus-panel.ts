/**
 * The row that has the focus is about to go, or has gone: on in the list, not back at the top of the page. Whoever has
 * moved on meanwhile stays where they are.
 */
export function focusPanel(): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.closest('tbody') !== null;
  if (isLost) document.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
}
