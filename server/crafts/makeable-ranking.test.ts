import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uuidV7 } from '#server/platform/ids.ts';
import { CraftRanking } from './makeable-ranking.ts';
import type { Candidate, RankQuestion } from './makeable-ranking.ts';

const idOf = (n: number): string => uuidV7(n, Buffer.alloc(16, n % 251));
const craft = (n: number, supplyIds: readonly number[], userId = 1): Candidate => ({
  id: idOf(n),
  userId,
  at: 1000 * n,
  supplyIds,
});
const ask = (change: Partial<RankQuestion> = {}): RankQuestion => ({
  supplyIds: [1, 2, 3],
  hidden: new Set(),
  own: [],
  offset: 0,
  limit: 50,
  ...change,
});
const indexOf = (crafts: readonly Candidate[]): CraftRanking => {
  const index = new CraftRanking();
  index.append(crafts);
  return index;
};
const order = (index: CraftRanking, question: RankQuestion): string[] =>
  index.rank(question).page.map(({ id }) => id);

test('complete crafts come first, then by what is missing, then by what is there, then the newest', () => {
  const crafts = [
    craft(1, [1, 2]),
    craft(2, [1, 2, 3]),
    craft(3, [1, 2]),
    craft(4, [1, 9]),
    craft(5, [1, 2, 9]),
    craft(6, [8, 9]),
    craft(7, [1, 8, 9]),
    craft(8, [1, 2, 3, 8, 9]),
    craft(9, []),
  ];
  const ranking = indexOf(crafts).rank(ask());
  assert.deepEqual(
    ranking.page.map(({ id }) => id),
    [2, 3, 1, 5, 4, 8, 7].map(idOf),
  );
  assert.deepEqual([ranking.total, ranking.complete], [7, 3]);
  assert.deepEqual(indexOf(crafts).rank(ask({ supplyIds: [] })), { page: [], total: 0, complete: 0 });
});

test('crafts that are not shared are ranked among the others, hidden people are not ranked at all', () => {
  const index = indexOf([craft(1, [1]), craft(3, [1], 2), craft(5, [1, 9])]);
  const own = [craft(2, [1]), craft(4, [1, 2]), craft(6, [9])];
  assert.deepEqual(order(index, ask({ own })), [4, 3, 2, 1, 5].map(idOf));
  const hidden = new Set([2]);
  assert.deepEqual(order(index, ask({ own, hidden })), [4, 2, 1, 5].map(idOf));
  assert.deepEqual(order(index, ask({ own, hidden, offset: 1, limit: 2 })), [2, 1].map(idOf));
});

test('pages put together are the order of a plain sort, whatever was forgotten and added', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const some = (n: number): Candidate =>
    craft(n, [...new Set(Array.from({ length: 1 + random(7) }, () => 1 + random(30)))], 1 + random(9));
  let crafts = Array.from({ length: 5000 }, (_, each) => some(each + 1));
  const index = indexOf(crafts);
  const cutAt = 4000;
  index.cut(cutAt * 1000);
  crafts = [
    ...crafts.filter(({ at }) => at < cutAt * 1000),
    ...Array.from({ length: 900 }, (_, each) => some(cutAt + each)),
  ];
  index.append(crafts.slice(cutAt - 1));
  for (const { slot, ...place } of index.rank(ask({ limit: 5 })).page) {
    index.drop({ ...place, slot });
    crafts = crafts.filter(({ id }) => id !== place.id);
  }
  const [supplyIds, hidden] = [Array.from({ length: 12 }, (_, each) => each * 2 + 1), new Set([3])];
  const own = Array.from({ length: 40 }, (_, each) => some(6000 + each));
  const matching = ({ supplyIds: used }: Candidate): number =>
    used.filter((id) => supplyIds.includes(id)).length;
  const plain = [...crafts.filter(({ userId }) => userId !== 3), ...own]
    .filter((each) => matching(each) > 0)
    .toSorted(
      (one, other) =>
        one.supplyIds.length - matching(one) - (other.supplyIds.length - matching(other)) ||
        matching(other) - matching(one) ||
        other.at - one.at,
    );
  const pages: string[] = [];
  for (let offset = 0; offset <= plain.length; offset += 70)
    pages.push(...order(index, ask({ supplyIds, hidden, own, offset, limit: 70 })));
  assert.deepEqual(
    pages,
    plain.map(({ id }) => id),
  );
});

test('a place that has gone to another craft is not dropped', () => {
  const index = indexOf([craft(1, [1]), craft(2, [1])]);
  const [newest] = index.rank(ask()).page;
  index.cut(2000);
  index.append([craft(3, [1])]);
  assert.ok(newest);
  index.drop(newest);
  assert.deepEqual(order(index, ask()), [3, 1].map(idOf));
  assert.deepEqual(
    index.since(2500).map(({ id }) => id),
    [idOf(3)],
  );
});
