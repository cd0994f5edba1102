import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { ageBandNames, difficulties, themeNames } from '#contract/common.ts';
import { feedSorts } from '#contract/community.ts';
import { type FeedFilters, feedAddress, feedQuery, isFiltered, noFilters, readFilters } from './filters.ts';

const read = (address: string) => readFilters(new URL(address, 'http://here').searchParams);

test('whatever is chosen, the address brings it back', () => {
  const anyFilters: fc.Arbitrary<FeedFilters> = fc.record({
    difficulty: fc.constantFrom(null, ...difficulties),
    age: fc.constantFrom(null, ...ageBandNames),
    theme: fc.constantFrom(null, ...themeNames),
    sort: fc.constantFrom(...feedSorts),
    mine: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFilters, (filters) => assert.deepEqual(read(feedAddress(filters)), { ...filters })),
  );
});

test('without filters the address is the plain one, and nothing counts as active', () => {
  assert.equal(feedAddress(noFilters), '/community');
  assert.equal(isFiltered(noFilters), false);
  assert.equal(isFiltered({ ...noFilters, sort: 'popular' }), true);
});

test('what an address says that nobody understands is left out', () => {
  assert.deepEqual(
    read('/community?difficulty=odd&age=99&theme=Taxes&sort=random&supplies=yours'),
    noFilters,
  );
});

test('the API is asked for nothing but what was chosen', () => {
  assert.deepEqual(feedQuery(noFilters), { sort: 'newest' });
  assert.deepEqual(
    feedQuery({ difficulty: 'easy', age: '13+', theme: 'Space', sort: 'oldest', mine: true }),
    {
      sort: 'oldest',
      difficulty: 'easy',
      ageRange: '13+',
      theme: 'Space',
      supplies: 'mine',
    },
  );
});
