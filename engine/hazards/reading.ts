const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
};

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function unmask(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
    .toLowerCase()
    .replaceAll(/[а-яѕіԁɡո]/g, (letter) => lookalikes[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-');
}

const everydayText = /^[\n -_a-~]*$/;

/** Text as a reader would see it: one case, no hidden characters, no letters in disguise. */
export function plainText(text: string): string {
  const open = everydayText.test(text) ? text.toLowerCase() : unmask(text);
  const read = /[013457@$]/.test(open)
    ? open.replaceAll(/(?<=[a-z])[013457@$](?=[a-z])/g, (sign) => leet[sign] ?? sign)
    : open;
  return read.replaceAll(/\s+/g, ' ').trim();
}

/** The sentences of a text; a semicolon or "then" starts a new one. */
export function clauses(text: string): string[] {
  return text
    .split(/(?<!\b(?:approx|ca|e\.g|i\.e|no|oz|in|lb))[.!?;\n]+(?=\s|$)|,? (?:and )?then\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);
}
