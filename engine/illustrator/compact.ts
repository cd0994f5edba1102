/** A step's picture comes with the page, many at a time. */
export const mostStepBytes = 4000;

/** How many numbers each command of a path takes at a time; those of an arc that are no places are kept. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, S: 4, Q: 4, a: 7 };

const written = (values: readonly number[]): string =>
  values.map((value, at) => (at === 0 || value < 0 ? String(value) : ` ${value}`)).join('');

/** Writes a path in whole pixels, each place told from the one before: small numbers are short. */
class ShortPath {
  text = '';
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];

  /** One command with as many numbers as it takes. */
  add(command: string, numbers: readonly number[]): void {
    const rounded = numbers.map((value) => Math.round(value) || 0);
    if (command === 'a') {
      this.#x += rounded[5] ?? 0;
      this.#y += rounded[6] ?? 0;
      this.text += `a${written(rounded)}`;
      return;
    }
    const moved = rounded.map((value, at) => value - (at % 2 === 0 ? this.#x : this.#y));
    [this.#x = 0, this.#y = 0] = rounded.slice(-2);
    if (command === 'M') this.#start = [this.#x, this.#y];
    // A path may begin only with a place of its own.
    this.text += this.text === '' ? `M${written(rounded)}` : command.toLowerCase() + written(moved);
  }

  close(): void {
    this.text += 'z';
    [this.#x, this.#y] = this.#start;
  }
}

function shortened(path: string): string {
  const short = new ShortPath();
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCSQaz])([^MLCSQaz]*)/g)) {
    if (command === 'z') {
      short.close();
      continue;
    }
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const count = counts[command] ?? 2;
    for (let at = 0; at < numbers.length; at += count)
      short.add(command === 'M' && at > 0 ? 'L' : command, numbers.slice(at, at + count));
  }
  return short.text;
}

const outlines = / d="([^"]*)"/g;

/** Whole pixels are fine enough for the outlines of a small picture. */
export const roundedOff = (svg: string): string =>
  svg.replaceAll(outlines, (_, path: string) => ` d="${shortened(path)}"`);

/** The same, as far as it stays within so many bytes; null where it does not. */
export function roundedWithin(svg: string, most: number): string | null {
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: path = '', index } of svg.matchAll(outlines)) {
    text += `${svg.slice(from, index)} d="${shortened(path)}"`;
    if (text.length > most) return null;
    from = index + whole.length;
  }
  text += svg.slice(from);
  return text.length > most ? null : text;
}
