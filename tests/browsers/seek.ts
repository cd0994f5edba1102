/** What somebody looks for on a page: by its role and name, by its label, or by words. */
export interface Query {
  role?: string;
  name?: Wording;
  /** Words within it. */
  text?: Wording;
  /** Only within the first that answers to this. */
  inside?: Query;
}

/** Exactly these words, or a pattern. */
export type Wording = string | { pattern: string };

export interface Found {
  x: number;
  y: number;
  place: string;
  name: string;
  value: string;
  isEnabled: boolean;
  isFocused: boolean;
  /** Pressed, checked, selected. */
  isOn: boolean;
  /** What lies over its middle. */
  under: string;
  underToast: boolean;
}

interface Search {
  query: Query;
  /** Brings the first into view, as a reader would who wants to press it. */
  bring: boolean;
}

/** Runs in the page: all that can be seen, in the topmost dialog where one is open. */
export function seek({ query, bring }: Search): Found[] {
  const tagRoles: [string, string][] = [
    ['a[href]', 'link'],
    ['button, summary, input[type=submit], input[type=button]', 'button'],
    ['input[type=checkbox]', 'checkbox'],
    ['input[type=radio]', 'radio'],
    ['select', 'combobox'],
    ['input, textarea', 'textbox'],
    ['dialog', 'dialog'],
    ['h1, h2, h3, h4', 'heading'],
    ['article', 'article'],
    ['img', 'img'],
    ['option', 'option'],
    ['li', 'listitem'],
    ['tr', 'row'],
    ['output', 'status'],
  ];
  const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const roleOf = (element: Element): string | undefined =>
    element.getAttribute('role') ?? tagRoles.find(([selector]) => element.matches(selector))?.[1];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return clean(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const said = element.getAttribute('aria-label');
    if (said !== null) return clean(said);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return clean([...labels].map(wordsOf).join(' '));
    return wordsOf(element) || clean(element.getAttribute('alt') ?? element.getAttribute('title'));
  };
  const wordsOf = (element: Element): string => {
    if (element.matches('select, input, textarea, [aria-hidden=true]')) return '';
    const parts = [...element.childNodes].map((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : '';
      const words = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? wordsOf(node);
      return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
    });
    return clean(parts.join(''));
  };
  const isSaid = (wording: Wording, text: string, whole: boolean): boolean =>
    typeof wording === 'string'
      ? whole
        ? clean(text) === wording
        : clean(text).includes(wording)
      : new RegExp(wording.pattern).test(clean(text));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const answersTo = ({ role, name, text }: Query, element: Element): boolean =>
    (role === undefined || roleOf(element) === role) &&
    (name === undefined || isSaid(name, nameOf(element), true)) &&
    (text === undefined || isSaid(text, element.textContent, role !== undefined && name === undefined)) &&
    isSeen(element);
  const all = (wanted: Query, root: ParentNode): Element[] => {
    const within = wanted.inside ? all(wanted.inside, root)[0] : root;
    if (!within) return [];
    const candidates = [...(within instanceof Element ? [within] : []), ...within.querySelectorAll('*')];
    const found = candidates.filter((element) => answersTo(wanted, element));
    // Words are where they stand, not in all that holds them.
    return wanted.role === undefined && wanted.text !== undefined
      ? found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
      : found;
  };
  const top = [...document.querySelectorAll('dialog:modal:not([data-under])')].at(-1);
  const found = all(query, top ?? document);
  return found.slice(0, 60).map((element, index) => tell(element, bring && index === 0));

  function tell(element: Element, isBrought: boolean): Found {
    let middle = middleOf(element);
    const isInView = ({ x, y }: { x: number; y: number }) =>
      x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (
      isBrought &&
      (!isInView(middle) ||
        (coverOf(element, middle) && !coverOf(element, middle)?.closest('[data-state=open]')))
    ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      middle = middleOf(element);
    }
    const cover = coverOf(element, middle);
    const { value = '', disabled = false, checked = false } = element as Partial<HTMLInputElement>;
    const state = (name: string) => element.getAttribute(`aria-${name}`) === 'true';
    return {
      x: Math.round(middle.x),
      y: Math.round(middle.y),
      place: JSON.stringify(element.getBoundingClientRect()),
      name: nameOf(element),
      value,
      isEnabled: !disabled && !state('disabled'),
      isFocused: element === document.activeElement,
      isOn: checked || state('pressed') || state('checked') || state('selected'),
      under: cover ? cover.outerHTML.slice(0, 120) : '',
      underToast: Boolean(cover?.closest('li[data-state=open]')),
    };
  }
  function middleOf(element: Element): { x: number; y: number } {
    const label = (element as HTMLInputElement).labels?.[0];
    const isPainted = element.getBoundingClientRect().width > 4;
    const {
      left,
      top: upper,
      width,
      height,
    } = (isPainted ? element : (label ?? element)).getClientRects()[0]!;
    return { x: left + width / 2, y: upper + height / 2 };
  }
  function coverOf(element: Element, { x, y }: { x: number; y: number }): Element | null {
    const hit = document.elementFromPoint(x, y);
    if (!hit || element.contains(hit) || (hit.closest('label')?.control ?? null) === element) return null;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return labels.some((label) => label.contains(hit)) ? null : hit;
  }
}
