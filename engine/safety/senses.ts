import type { Token } from './token.ts';
import { senseTable } from './senses.data.ts';
import { formsOf } from './stems.ts';
import { firmWords, oddActs, strongWords, weakWords } from './wary.data.ts';

const byWord = new Map<string, string[]>();

function share(sense: string, list: string): void {
  const words = list.split(/\s+/).filter((word) => word && !word.includes('-'));
  for (const word of words) {
    const senses = byWord.get(word);
    if (!senses) byWord.set(word, [sense]);
    else if (!senses.includes(sense)) senses.push(sense);
  }
}

for (const line of senseTable.split('\n')) {
  const at = line.indexOf(':');
  if (at > 0) share(line.slice(0, at), line.slice(at + 1));
}
share('far', strongWords);
share('away', firmWords);
share('near', weakWords);
share('odd', oddActs);

const none: readonly string[] = [];
const seen = new Map<string, readonly string[]>();

/** What a word has in common with others, whatever its form. */
export function sensesOf(token: Token): readonly string[] {
  const before = seen.get(token.word);
  if (before) return before;
  const found = [
    ...new Set([...token.forms, ...formsOf(token.word)].flatMap((form) => byWord.get(form) ?? none)),
  ];
  if (seen.size > 10_000) seen.clear();
  seen.set(token.word, found);
  return found;
}
