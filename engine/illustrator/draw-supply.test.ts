import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supplies } from '#engine/supplies/catalog.ts';
import { mostStepBytes } from './compact.ts';
import { drawSupply } from './draw-supply.ts';
import { propFor } from './prop-for.ts';

test('every known supply is drawn small and always alike, and what nobody can draw is not drawn', () => {
  assert.equal(drawSupply('space unicorn kit'), null);
  assert.equal(drawSupply('yarn'), drawSupply('Yarn'));
  for (const { name } of supplies) {
    const svg = drawSupply(name);
    assert.ok(svg !== null, `${name} has no drawing`);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 200 200"/, name);
    assert.ok(svg.length < mostStepBytes, `${name}: ${svg.length} bytes`);
    assert.doesNotMatch(svg, /NaN|undefined/, name);
  }
});

test('one thing and many of it are the same drawing', () => {
  for (const { name, plural } of supplies) assert.equal(propFor(plural), propFor(name), plural);
});

/** What contains the word of something else. */
const tricky = {
  'lemon juice': 'lemonjuice',
  'cake board': 'cakeboard',
  'toy car': 'car',
  'cardboard box': 'box',
  'cookie tin': 'tin',
  'cookie cutter': 'cutter',
  'candy wrapper': 'wrapper',
  'candy cane': 'candycane',
  'rice cake': 'ricecake',
  'rice paper': 'paper',
  'shoe lace': 'string',
  shoelace: 'string',
  shoebox: 'box',
  'tube sock': 'tubesock',
  'paper towel': 'toiletroll',
  'paper towel tube': 'tube',
  'toilet paper roll': 'tube',
  'paper clip': 'paperclip',
  'tissue paper': 'paper',
  'tissue box': 'tissuebox',
  'watercolor paper': 'paper',
  'watercolor pencil': 'pencil',
  'photo frame': 'frame',
  'key ring': 'keyring',
  'seed bead': 'bead',
  'pine needle': 'pineneedles',
  'knitting needle': 'knittingneedles',
  'egg carton': 'egg',
  eggshell: 'eggshell',
  'plastic egg': 'eggshells',
  'coffee sleeve': 'coffeesleeve',
  'plaster bandage': 'gauze',
  'adhesive bandage': 'bandaid',
  'salt dough': 'dough',
  'bell pepper': 'potato',
  'shirt button': 'button',
  'cloth bag': 'tote',
  'straw hat': 'strawhat',
  'ice cream cone': 'icecone',
  'corn husk': 'cornhusk',
  'colored sand': 'coloredsand',
  sandpaper: 'sandpaper',
  'tennis ball': 'tennisball',
  'table tennis ball': 'pingpong',
  sprinkles: 'sprinkles',
  shamrock: 'clover',
  'bottle cork': 'cork',
  'bottle cap': 'cap',
  'jar lid': 'lid',
  'glue stick': 'gluestick',
  'watercolor paint': 'palette',
  'shrink plastic': 'paper',
  'paint chip': 'paintchip',
  'grass seed': 'seeds',
  'wire tie': 'twisttie',
  'wire hanger': 'hanger',
  't shirt': 'tee',
  'orange peel': 'orangepeel',
} as const;

test('a word in a longer name does not draw the wrong thing', () => {
  for (const [name, prop] of Object.entries(tricky)) assert.equal(propFor(name), prop, name);
});
