import { wayOffOf } from './toast-place.ts';

/** Bars and buttons carry this where a toast must not cover them. */
const marked = '[data-keep-clear]';
const typedIn = 'input, textarea, select';
/** After these, something may stand elsewhere. */
const moves = ['resize', 'scroll', 'focusin', 'animationend'];

function obstaclesIn(place: ParentNode, toast: Element): DOMRect[] {
  const elements = [...place.querySelectorAll(marked)];
  const { activeElement } = document;
  if (activeElement?.matches(typedIn)) elements.push(activeElement);
  return elements
    .filter((element) => !toast.contains(element) && getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}

/**
 * Moves what is shown off the bars and buttons of the dialog it is in, or of the page, and follows them until told to
 * stop: they may come later than the toast, with the next page.
 */
export function keepOffBars(element: HTMLElement, dialog: HTMLElement | null): () => void {
  let by = 0;
  let frame = 0;
  const settle = () => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const atRest = { top: top - by, right, bottom: bottom - by, left };
    const edge = getComputedStyle(element).getPropertyValue('--toast-edge') === 'top' ? 'top' : 'bottom';
    by = wayOffOf(obstaclesIn(dialog ?? document, element), atRest, { height: innerHeight, edge });
    element.style.translate = by === 0 ? '' : `0 ${by}px`;
  };
  const settleSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  settle();
  const changes = new MutationObserver(settleSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(settleSoon);
  sizes.observe(element);
  for (const move of moves) addEventListener(move, settleSoon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const move of moves) removeEventListener(move, settleSoon, { capture: true });
  };
}
