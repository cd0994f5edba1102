/** Runs in the page: what a designer would send back, in words. Empty when all is well. */
export function lookOver(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const tell = (element: Element): string =>
    `<${element.tagName.toLowerCase()} ${(element.getAttribute('class') ?? '').slice(0, 50)}> "${(element.textContent ?? '').slice(0, 40)}"`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden') &&
    element.getClientRects().length > 0;
  const seen = (selector: string, within: ParentNode = document): Element[] =>
    [...within.querySelectorAll(selector)].filter(isSeen);
  const top: ParentNode = [...document.querySelectorAll('dialog:modal:not([data-under])')].at(-1) ?? document;
  const dialogs = seen('dialog:modal:not([data-under]), [popover]:popover-open');
  const pressables = seen('a[href], button, input, select, textarea, [role=tab], summary', top);

  sidewaysOf();
  if (getComputedStyle(root).scrollbarColor === 'auto') problems.push('bars for scrolling are not of paper');
  asideOf();
  dialogs.forEach(cutOffIn);
  if (document.querySelector(':modal')) darkensAll();
  pressables.forEach(coveredAt);
  seen('button, [role=tab], h1, h2, h3, label, summary', top).forEach(tooWide);
  toastsOver();
  seen('input[type=checkbox], input[type=radio]').forEach(ownLook);
  seen('div, section, ul, ol', top).forEach(scrollsNowhere);
  seen('img').forEach((image) => {
    const { complete, naturalWidth, currentSrc } = image as HTMLImageElement;
    if (complete && naturalWidth === 0) problems.push(`an image is broken: ${currentSrc}`);
  });
  return problems;

  function sidewaysOf(): void {
    if (root.scrollWidth <= root.clientWidth) return;
    const widest = seen('body *').find(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    problems.push(`${root.scrollWidth} px wide in ${root.clientWidth}: ${widest ? tell(widest) : ''}`);
  }

  /** The column stands in the middle of the window, with and without a bar for scrolling. */
  function asideOf(): void {
    const column = document.querySelector('main')?.getBoundingClientRect();
    if (!column || innerWidth < 600) return;
    const aside = column.left + column.right - innerWidth;
    if (Math.abs(aside) > 1) problems.push(`the column stands ${aside / 2} px beside the middle`);
  }

  /** A dialog lies in the window and has something in it; nothing of it is cut off but what can be scrolled to. */
  function cutOffIn(dialog: Element): void {
    const box = dialog.getBoundingClientRect();
    const name = tell(dialog);
    if (box.height < 60 || box.width < 100) problems.push(`${name} is ${box.width} by ${box.height} px`);
    if (!(dialog as HTMLElement).innerText.trim()) problems.push(`${name} is empty`);
    if (!liesIn(box, { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight }))
      problems.push(`${name} lies outside the window: ${JSON.stringify(box)}`);
    for (const element of seen('p, h1, h2, h3, li, button, a, input, label, img', dialog)) {
      const holder = scrollerOf(element, dialog);
      const { left, right } = element.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1)
        if (!holder.scrollsSideways) problems.push(`${tell(element)} sticks out of ${name}`);
      if (!holder.scrolls && !liesIn(element.getBoundingClientRect(), box))
        problems.push(`${tell(element)} is cut off in ${name}`);
    }
  }

  function scrollerOf(element: Element, end: Element): { scrolls: boolean; scrollsSideways: boolean } {
    let [scrolls, scrollsSideways] = [false, false];
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      scrolls ||= /auto|scroll/.test(overflowY);
      scrollsSideways ||= /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
      if (each === end) break;
    }
    return { scrolls, scrollsSideways };
  }

  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  function liesIn(inner: Box, outer: Box): boolean {
    return (
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1
    );
  }

  /** What stands in the window can be pressed, but for what a bar covers and scrolling brings forth. */
  function coveredAt(element: Element): void {
    const { left, top: upper, width, height } = element.getClientRects()[0]!;
    const [x, y] = [left + width / 2, upper + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || width < 4 || element.contains(hit) || getComputedStyle(element).pointerEvents === 'none')
      return;
    if (hit.contains(element) || hit.closest('label')?.control === element) return;
    for (let each: Element | null = hit; each && !each.contains(element); each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position) || each.matches('dialog, li[data-state]'))
        return;
    for (let each = element.parentElement; each; each = each.parentElement) {
      const box = each.getBoundingClientRect();
      if (
        /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflow) &&
        (y < box.top || y > box.bottom || x < box.left || x > box.right)
      )
        return;
    }
    problems.push(`${tell(element)} lies under ${tell(hit)}`);
  }

  function tooWide(element: Element): void {
    const { display, overflowX, textOverflow } = getComputedStyle(element);
    if (display === 'inline' || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return;
    const box = element.getBoundingClientRect();
    const words = document.createRange();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      words.selectNode(node);
      const { left, right, width } = words.getBoundingClientRect();
      if (width > 0 && (left < box.left - 1 || right > box.right + 1))
        problems.push(`the words of ${tell(element)} are ${width} px wide in ${box.width}`);
    }
  }

  /** A bar for scrolling takes room though there is nowhere to go. */
  function scrollsNowhere(element: Element): void {
    const { offsetWidth, offsetHeight, clientWidth, clientHeight } = element as HTMLElement;
    const { overflowX, overflowY, scrollbarGutter, borderInlineWidth, borderBlockWidth } =
      getComputedStyle(element);
    const sum = (widths: string): number =>
      widths.split(' ').length === 2
        ? widths.split(' ').reduce((all, each) => all + Number.parseFloat(each), 0)
        : 2 * Number.parseFloat(widths);
    const upright = offsetWidth - clientWidth - sum(borderInlineWidth) > 3;
    const level = offsetHeight - clientHeight - sum(borderBlockWidth) > 3;
    const [down, across] = [element.scrollHeight - clientHeight, element.scrollWidth - clientWidth];
    if (scrollbarGutter === 'auto' && /auto|scroll/.test(overflowY) && upright && down < 10)
      problems.push(`${tell(element)} scrolls nowhere`);
    if (/auto|scroll/.test(overflowX) && level && across < 10)
      problems.push(`${tell(element)} scrolls nowhere`);
  }

  /** Boxes are the kit's in every browser, and a fingertip finds them. */
  function ownLook(box: Element): void {
    const { width, height } = box.getBoundingClientRect();
    if (getComputedStyle(box).appearance !== 'none') problems.push(`${tell(box)} is the browser's own`);
    if (width < 24 || height < 24) problems.push(`${tell(box)} is ${width} by ${height} px`);
  }

  /** A bar at the window's edge would stay bright beside what darkens the page. */
  function darkensAll(): void {
    if (innerWidth !== root.clientWidth)
      problems.push(`what lies over the page leaves ${innerWidth - root.clientWidth} px free`);
  }

  function toastsOver(): void {
    for (const toast of seen('li[data-state=open]', top)) {
      const box = toast.getBoundingClientRect();
      if (getComputedStyle(toast.parentElement!).position !== 'fixed')
        problems.push(`the toast ${tell(toast)} has no style`);
      const column = document.querySelector('main')?.getBoundingClientRect();
      if (column && box.left < column.right && box.right > column.right && top === document)
        problems.push(`the toast ${tell(toast)} lies half over the column`);
      if (!liesIn(box, { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight }))
        problems.push(`the toast ${tell(toast)} lies outside the window`);
      for (const kept of seen('[data-keep-clear]', top)) {
        const other = kept.getBoundingClientRect();
        const isApart =
          other.right <= box.left ||
          other.left >= box.right ||
          other.bottom <= box.top ||
          other.top >= box.bottom;
        if (!isApart && !toast.contains(kept))
          problems.push(`the toast ${tell(toast)} lies over ${tell(kept)}`);
      }
    }
  }
}

/** Runs in the page: whether what fades in or moves has arrived; what moves for ever is let be. */
export function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );
}

/** Runs in the page: whether nothing that can be seen is still on its way. */
export function isComplete(): boolean {
  const isInView = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const waits = [...document.querySelectorAll('[aria-busy=true], [class*=skeleton]')].some(isInView);
  return !waits && [...document.images].every((image) => image.complete || !isInView(image));
}
