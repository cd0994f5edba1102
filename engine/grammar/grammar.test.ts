import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { livelyColors, nearestColor } from './colors.ts';
import { list, plural, singularWord, titled, withArticle } from './nouns.ts';
import { findSentenceSlips, findSlips } from './text-checks.ts';

describe('nouns', () => {
  it('take the article their sound asks for', () => {
    const said = ['octopus', 'unicorn', 'hour', 'umbrella', 'cat', 'ice skate'].map(withArticle);
    assert.deepEqual(said, ['an octopus', 'a unicorn', 'an hour', 'an umbrella', 'a cat', 'an ice skate']);
  });

  it('form plurals, also the irregular ones', () => {
    const many = [
      'wolf',
      'snowman',
      'sheep',
      'fox',
      'butterfly',
      'hero jet',
      'ice cream cone',
      'volcano',
    ].map(plural);
    assert.deepEqual(many, [
      'wolves',
      'snowmen',
      'sheep',
      'foxes',
      'butterflies',
      'hero jets',
      'ice cream cones',
      'volcanoes',
    ]);
  });

  it('lose their plural ending for comparing', () => {
    const single = ['leaves', 'boxes', 'brushes', 'glass', 'berries', 'scissors', 'plates'].map(singularWord);
    assert.deepEqual(single, ['leaf', 'box', 'brush', 'glass', 'berry', 'scissor', 'plate']);
  });

  it('join into a list and a title', () => {
    assert.equal(list(['a', 'b', 'c']), 'a, b and c');
    assert.equal(titled('the owl in a tree'), 'The Owl in a Tree');
    assert.equal(titled('hot-air balloon'), 'Hot-Air Balloon');
    assert.equal(titled('rattle-and-freeze shaker'), 'Rattle-and-Freeze Shaker');
  });
});

describe('colors of a photo', () => {
  it('become the nearest words, without the neutrals', () => {
    assert.equal(nearestColor('#2e9a90'), 'teal');
    assert.deepEqual(livelyColors(['#2e9a90', '#ffffff', '#2f9c95', '#f3c84b']), ['teal', 'yellow']);
  });
});

describe('the text checks', () => {
  const slips: [string, string][] = [
    ['Cut a orange strip.', 'a before a vowel'],
    ['Cut an strip.', 'an before a consonant'],
    ['Glue the the ears.', 'a word twice'],
    ['Glue  the ears.', 'two spaces'],
    ['Glue the ears , now.', 'space before a mark'],
    ['Glue the ears.. Now.', 'marks in a row'],
    ['Cut 1 inches.', 'one of something in the plural'],
    ['Cut a two wheels.', 'a plural article'],
    ['Use the undefined.', 'a placeholder left over'],
    ['Paint it in a nice colour.', 'British spelling'],
    ['This is amazing.', 'filler'],
    ['Glue it. then wait.', 'a small letter after a period'],
    ['Glue it.Then wait.', 'no space between sentences'],
  ];
  for (const [text, slip] of slips) it(`find ${slip}`, () => assert.ok(findSlips(text).includes(slip), text));

  it('find a missing capital, mark and end', () => {
    assert.deepEqual(findSentenceSlips('glue it'), ['no capital at the start', 'no mark at the end']);
  });

  it('leave good sentences alone', () => {
    for (const text of [
      'Cut a unicorn from an old box, 8 inches (20 cm) tall.',
      'Wait an hour: use a six-armed star.',
      'Glue on an 8-inch strip.',
    ]) {
      assert.deepEqual(findSentenceSlips(text), []);
    }
  });
});
