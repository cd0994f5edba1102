import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCraftHoldReasons, findHoldReasons } from './text-check.ts';

const held: [string, string][] = [
  ['write to anna@example.com', 'contact'],
  ['anna (at) example (dot) com', 'contact'],
  ['my number: 0171 234 56 78', 'contact'],
  ['+1 (555) 010-9988', 'contact'],
  ['find me as @crafty_anna', 'contact'],
  ['text me at night', 'contact'],
  ['whatsapp me 5', 'contact'],
  ['we live at 12 Rosewood Lane', 'address'],
  ['come to 221b Baker Street', 'address'],
  ['Bahnhofstraße 12', 'address'],
  ['see https://example.test/x', 'link'],
  ['look at www.pictures.test', 'link'],
  ['cheap glue at glueshop.com', 'link'],
  ['what a stupid idea', 'unkind'],
  ['you are an idiot', 'unkind'],
  ['F U C K this', 'unkind'],
];

const fine = [
  'We made two of these, and the second one flies!',
  'My 4 year old loved it. We used 12 craft sticks and 3 paper plates.',
  'Ours took 45-60 minutes, drying included.',
  'Cut 2.5 cm (1 inch) strips. 10/10 would glue again.',
  'Scraps of paper work too; we have a whole box of scrap.',
  'Great for ages 6 - 8.',
  'The road to the farm is made of felt.',
  'We drew a street with 5 houses.',
  'This is the way to do it: 3 way folds.',
  'I love the tail. Thank you for the idea!',
  'Done in 2026, at 10:30 in the morning.',
  'Tape it at the back.',
];

test('contact details, addresses, links and unkind words are held', () => {
  for (const [text, reason] of held)
    assert.ok(
      (findHoldReasons(text) as string[]).includes(reason),
      `${text}: ${findHoldReasons(text).join()}`,
    );
});

test('what people say about crafts is not', () => {
  for (const text of fine) assert.deepEqual(findHoldReasons(text), [], text);
});

test('of a craft of the house only the theme is anybody else’s words', () => {
  const craft = { title: 'A Pompom to Text Me', description: 'Cut 0171 234 56 78 strands.', theme: 'Bugs' };
  assert.deepEqual(findCraftHoldReasons({ ...craft, plan: { recipe: 'wedge-pompom' } }), []);
  assert.deepEqual(findCraftHoldReasons({ ...craft, plan: {}, theme: 'text me at night' }), ['contact']);
  assert.ok(findCraftHoldReasons({ ...craft, plan: null }).includes('contact'));
});
