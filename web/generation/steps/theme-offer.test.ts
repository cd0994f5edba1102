import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constantFrom, assert as check, double, option, property } from 'fast-check';
import { themeNames } from '#contract/common.ts';
import { offerThemes, themesOffered } from './theme-offer.ts';

const chance = double({ min: 0, max: 0.999_999, noNaN: true });

test('six different themes are on offer, all new ones each time', () => {
  check(
    property(chance, (value) => {
      const first = offerThemes([], null, () => value);
      const second = offerThemes(first, null, () => value);
      assert.equal(new Set(first).size, themesOffered);
      assert.equal(new Set([...first, ...second]).size, 2 * themesOffered);
    }),
  );
});

test('the chosen theme stays where it is, the five around it are new', () => {
  const place = constantFrom(0, 1, 2, 3, 4, 5);
  check(
    property(chance, place, (value, index) => {
      const first = offerThemes([], null, () => value);
      const chosen = first[index] ?? 'Food';
      const second = offerThemes(first, chosen, () => value);
      assert.equal(second[index], chosen);
      assert.equal(new Set([...first, ...second]).size, 2 * themesOffered - 1);
    }),
  );
});

test('a chosen theme that is not on offer comes in', () => {
  check(
    property(chance, option(constantFrom(...themeNames)), (value, chosen) => {
      const offered = offerThemes([], chosen, () => value);
      assert.equal(new Set(offered).size, themesOffered);
      if (chosen !== null) assert.ok(offered.includes(chosen));
    }),
  );
});

test('every theme has its turn', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 60; round += 1) for (const theme of offerThemes([], null)) seen.add(theme);
  assert.equal(seen.size, themeNames.length);
});
