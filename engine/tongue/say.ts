/** Fills the places of a text: `{atom}`, `{condition? then}` and `{condition? then | else}`, one inside the other. */

export interface Speaker {
  /** What stands for a place such as `the cup` or `in 6`; null where nobody knows it. */
  atom(words: string): string | null;
  /** Whether a condition such as `foil`, `cover=foil,paint` or `@2-3` holds. */
  holds(condition: string): boolean;
}

/** Where the brace that opens at `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`an open brace in "${text}"`);
}

/** Parts a text at a sign that stands outside of braces. */
function partAt(text: string, sign: string): [string, string | null] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0 && text.startsWith(sign, at)) return [text.slice(0, at), text.slice(at + sign.length)];
  }
  return [text, null];
}

function fillPlace(place: string, speaker: Speaker): string {
  const [condition, rest] = partAt(place, '? ');
  if (rest === null) {
    const said = speaker.atom(place.trim());
    if (said === null) throw new Error(`nothing to say for {${place}}`);
    return said;
  }
  const [then, otherwise] = partAt(rest, ' | ');
  const chosen = speaker.holds(condition.trim()) ? then : (otherwise ?? '');
  return fill(chosen, speaker);
}

function fill(text: string, speaker: Speaker): string {
  let said = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('{', at);
    if (open < 0) return said + text.slice(at);
    const close = closing(text, open);
    const before = said + text.slice(at, open);
    const place = fillPlace(text.slice(open + 1, close), speaker);
    // "Wrap it{foil? in foil}" parts the words by itself.
    said = /\w$/.test(before) && /^\w/.test(place) ? `${before} ${place}` : before + place;
    at = close + 1;
  }
}

/** A text with all its places filled, a capital where a sentence begins. */
export function say(text: string, speaker: Speaker): string {
  return fill(text, speaker)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .trim()
    .replaceAll(
      /(^|[.!?] )([a-zà-þ])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
