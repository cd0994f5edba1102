import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  deal,
  flip,
  isWon,
  judge,
  judgeDelayMs,
  neighbor,
  pairsFound,
  type MemoryState,
} from './memory-rules.ts';

const names = Array.from({ length: 18 }, (_, index) => `icon ${index}`);

function placesOf(state: MemoryState, name: string | undefined): number[] {
  return state.cards.flatMap((card, index) => (card.name === name ? [index] : []));
}

/** The two cards of one pair, then a card of another. */
function pairAndOther(state: MemoryState): [number, number, number] {
  const [first, second] = placesOf(state, state.cards.at(0)?.name) as [number, number];
  return [first, second, state.cards.findIndex((card) => card.name !== state.cards.at(first)?.name)];
}

test('every deal has twelve cards: six different pairs out of the eighteen', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { cards } = deal(names, seed);
      assert.equal(cards.length, 12);
      const counts = new Map<string, number>();
      for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
      assert.deepEqual([...counts.values()], [2, 2, 2, 2, 2, 2]);
    }),
  );
});

test('the same seed deals the same cards, and a reset deals others', () => {
  const first = deal(names, 7);
  assert.deepEqual(deal(names, 7), first);
  assert.notDeepEqual(deal(names, first.seed).cards, first.cards);
});

test('every icon gets its turn', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 100; seed += 1) for (const card of deal(names, seed).cards) seen.add(card.name);
  assert.equal(seen.size, 18);
});

test('a pair is kept after 500 ms', () => {
  const dealt = deal(names, 1);
  const [first, second] = pairAndOther(dealt);
  const open = flip(flip(dealt, first), second);
  assert.equal(judgeDelayMs(open), 500);
  const judged = judge(open);
  assert.equal(pairsFound(judged), 1);
  assert.deepEqual(judged.open, []);
  assert.equal(judged.turns, 1);
  assert.equal(flip(judged, first), judged);
});

test('two different cards turn back after one second', () => {
  const dealt = deal(names, 1);
  const [first, , other] = pairAndOther(dealt);
  const open = flip(flip(dealt, first), other);
  assert.equal(judgeDelayMs(open), 1000);
  assert.deepEqual(judge(open), { ...dealt, turns: 1 });
});

test('a third card and the same card twice change nothing', () => {
  const dealt = deal(names, 1);
  const [first, second, other] = pairAndOther(dealt);
  const one = flip(dealt, first);
  assert.equal(flip(one, first), one);
  assert.equal(judge(one), one);
  assert.equal(judgeDelayMs(one), null);
  const two = flip(one, second);
  assert.equal(flip(two, other), two);
  assert.equal(flip(dealt, 12), dealt);
});

test('six pairs win, and not before', () => {
  let state = deal(names, 5);
  for (const name of new Set(state.cards.map((card) => card.name))) {
    assert.equal(isWon(state), false);
    for (const place of placesOf(state, name)) state = flip(state, place);
    state = judge(state);
  }
  assert.equal(isWon(state), true);
  assert.equal(state.turns, 6);
});

test('arrow keys lead to the next card and stop at the edges', () => {
  assert.equal(neighbor(0, 'ArrowRight'), 1);
  assert.equal(neighbor(0, 'ArrowDown'), 4);
  assert.equal(neighbor(5, 'ArrowUp'), 1);
  assert.equal(neighbor(5, 'Home'), 4);
  assert.equal(neighbor(5, 'End'), 7);
  for (const [index, key] of [
    [3, 'ArrowRight'],
    [4, 'ArrowLeft'],
    [2, 'ArrowUp'],
    [9, 'ArrowDown'],
    [1, 'x'],
  ] as const) {
    assert.equal(neighbor(index, key), null);
  }
});
