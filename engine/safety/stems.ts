const vowel = /[aeiouy]/;

function endings(word: string): string[] {
  if (word.endsWith("'s")) return [word.slice(0, -2)];
  if (word.endsWith("s'")) return [word.slice(0, -1), word.slice(0, -2)];
  const found: string[] = [];
  const cut = (length: number, more = ''): void => {
    const stem = word.slice(0, -length);
    if (stem.length >= 2 && vowel.test(stem)) found.push(stem + more);
  };
  if (/^[a-z]{1,3}ying$/.test(word)) found.push(`${word.slice(0, -4)}ie`);
  if (word.endsWith('ies') || word.endsWith('ied')) cut(3, 'y');
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('s') && !word.endsWith('ss')) cut(1);
  if (word.endsWith('es')) cut(2);
  for (const end of ['ing', 'ed', 'er', 'est', 'ers', 'ings'])
    if (word.endsWith(end)) {
      const stem = word.slice(0, -end.length);
      if (stem.length < 2 || !vowel.test(stem)) continue;
      if (stem.at(-1) === stem.at(-2) && !/[sl]$/.test(stem)) found.push(stem.slice(0, -1));
      // "Lying" is a form of "lie" and never of "lye".
      found.push(stem);
      if (stem !== 'ly') found.push(`${stem}e`);
      if (/[sl]$/.test(stem) && stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
      if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
    }
  return found;
}

function lesser(word: string): string[] {
  const found: string[] = [];
  for (const [end, more] of [
    ['ily', 'y'],
    ['ly', ''],
    ['ness', ''],
    ['less', ''],
    ['ish', ''],
    ['y', ''],
    ['y', 'e'],
    ['like', ''],
    ['ful', ''],
    ['able', ''],
    ['wise', ''],
  ] as const)
    if (word.endsWith(end) && word.length - end.length >= 3) {
      const stem = word.slice(0, -end.length);
      found.push(stem + more);
      if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
    }
  return found;
}

/** Words that a word may be a form of, likeliest first. */
export const formsOf = (word: string): string[] => (word.length < 3 ? [] : endings(word));

/** Words that a word may be made of: "leafy" of "leaf". */
export const rootsOf = (word: string): string[] => (word.length < 5 ? [] : lesser(word));

/** How many letters differ, counting two that changed places as one; `most + 1` when it is more than that. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
