const irregular: Record<string, string> = {
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
  goose: 'geese',
  wolf: 'wolves',
  snowman: 'snowmen',
  mouse: 'mice',
  leaf: 'leaves',
  foot: 'feet',
  tooth: 'teeth',
  hero: 'heroes',
  tornado: 'tornadoes',
  scarf: 'scarves',
  knife: 'knives',
  clownfish: 'clownfish',
  starfish: 'starfish',
  jellyfish: 'jellyfish',
  maraca: 'maracas',
  child: 'children',
  taco: 'tacos',
  piano: 'pianos',
  volcano: 'volcanoes',
  shelf: 'shelves',
  cactus: 'cacti',
  octopus: 'octopuses',
  loaf: 'loaves',
};

/** The plural of a noun phrase whose last word is its head. */
export function plural(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  const head = phrase.slice(at);
  return phrase.slice(0, at) + pluralWord(head);
}

function pluralWord(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const backward = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));

/** A word without its plural ending, good enough to compare two spellings of the same thing. */
export function singularWord(word: string): string {
  const known = backward.get(word);
  if (known !== undefined) return known;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s')) return word.slice(0, -1);
  return word;
}

const vowelSound = /^(?:[aeio]|u(?!ni|se|su|ti))|^(?:hour|honest)|^8|^11\b|^18\b/i;

/** "an octopus", "a unicorn". */
export function withArticle(phrase: string): string {
  return `${vowelSound.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** "a, b and c". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const small = new Set(
  'a an the of and or as in into out on with without for to from at by under through against'.split(' '),
);

/** Rattle-and-Freeze, and Jack-in-the-Box. */
const titledWord = (word: string): string =>
  word
    .split('-')
    .map((part, at) => (at > 0 && small.has(part) ? part : capital(part)))
    .join('-');

/** Title capitals: "The Lighthouse on the Rocks". */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : titledWord(word)))
    .join(' ');
}
