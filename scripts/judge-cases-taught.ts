import type { Taught } from '#engine/safety/weigh.ts';
import type { Lesson } from './judge-cases-lessons.ts';
import { networksTaughtBy } from './judge-cases-networks.ts';
import { bookOf, train, type Book, type Model } from './judge-cases-train.ts';

const step = 0.05;
/** What weighs less than this changes nothing that anybody would see. */
const least = 0.075;

function tableOf({ names }: Book, { weights }: Model): string {
  const byWeight = new Map<number, string[]>();
  for (const [id, name] of names.entries()) {
    const weight = weights[id] ?? 0;
    if (Math.abs(weight) < least) continue;
    const key = Math.round(weight / step);
    byWeight.set(key, [...(byWeight.get(key) ?? []), name]);
  }
  return [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([key, list]) => `${key}:${list.toSorted().join('|')}`)
    .join('\n');
}

/** All that the judge will know of these lessons. */
export function taughtBy(lessons: readonly Lesson[]): Taught {
  const book = bookOf(lessons);
  const model = train(book, book.rows);
  const usual = [...book.usual.keys()].filter((word) => /^[a-z']+$/.test(word)).toSorted();
  return {
    bias: Number(model.bias.toFixed(3)),
    usualWords: usual.join(' '),
    weightTable: tableOf(book, model),
    networks: networksTaughtBy(lessons),
  };
}
