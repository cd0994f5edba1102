import { singularWord, titled, withArticle } from '#engine/grammar/nouns.ts';

/** It stands in one or two lines on a phone. */
export const longestTitle = 60;

/** "Sew", "sewing", "sews": the beginning is the word. */
const beginning = (word: string): string => singularWord(word.toLowerCase()).slice(0, 5);

const wordsIn = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** Nobody counts them. */
const uncounted =
  /\b(?:art|embroidery|jewelry|manga|soap|gear|cloth|confetti|paint|paper|papel picado|tie-dye|wash|people|slime|dough|sand|snow|music|makeup|origami|weaving|writing|lettering|bunting|feet|bingo|begleri|years)$/;

function called(name: string): string {
  const last = name.split(' ').at(-1) ?? name;
  const isOne = /^\w+ of /.test(name) || (singularWord(last) === last && !uncounted.test(name));
  return titled(isOne ? withArticle(name) : name);
}

/** A title may wink, but it says what is made: "Two Sticks and the Wind" is called a kite, too. */
export function clearTitle(title: string, name: string, alsoCalled: readonly string[]): string {
  if (name === '' || title.includes(':')) return title;
  const said = new Set(wordsIn(title).map(beginning));
  if ([name, ...alsoCalled].flatMap(wordsIn).some((word) => said.has(beginning(word)))) return title;
  const clear = `${title}${/[.!?]$/.test(title) ? '' : ':'} ${called(name)}`;
  return clear.length > longestTitle ? title : clear;
}
