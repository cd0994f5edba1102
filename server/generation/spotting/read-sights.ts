import * as z from 'zod/mini';
import { parseLooseJson } from '#server/platform/loose-json.ts';
import type { Sight } from './spotter.ts';

const mostSights = 40;
const longestName = 60;
/** A thing has a short name: what is longer is a sentence, and sentences are not looked for. */
const mostWords = 5;

const itemSchema = z.object({ name: z.string(), sure: z.optional(z.unknown()) });
const answerSchema = z.union([z.object({ items: z.array(z.unknown()) }), z.array(z.unknown())]);

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

const isName = (name: string): boolean =>
  name.length <= longestName &&
  /^[\p{L}\p{N}][\p{L}\p{N}'’ &-]*$/u.test(name) &&
  name.split(' ').length <= mostWords;

/** What can be a thing, each once, the first ones of too many. */
export function sightsOf(named: readonly Sight[]): Sight[] {
  const sights = new Map<string, Sight>();
  for (const { name: said, isSure } of named.slice(0, mostSights)) {
    const name = plain(said);
    const key = name.toLowerCase();
    if (isName(name) && !sights.has(key)) sights.set(key, { name, isSure });
  }
  return [...sights.values()];
}

/** What somebody who looked has said, as far as it can be read; null where it is no answer at all. */
export function readSights(text: string): Sight[] | null {
  const answer = answerSchema.safeParse(parseLooseJson(text));
  if (!answer.success) return null;
  const items = Array.isArray(answer.data) ? answer.data : answer.data.items;
  return sightsOf(
    items.slice(0, mostSights).flatMap((each) => {
      const item = itemSchema.safeParse(typeof each === 'string' ? { name: each } : each);
      return item.success ? { name: item.data.name, isSure: item.data.sure === true } : [];
    }),
  );
}
