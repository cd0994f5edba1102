import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostSupplies } from '#contract/generation.ts';
import { firstChoices, type WizardChoices } from '#web/generation/wizard-choices.ts';
import { extrasOf, joinSure, madeOwn, sortThings, withAge, withPhoto } from './seen.ts';

const things = (...names: string[]) =>
  names.map((name) => ({ supplyId: null, name, leastAge: 2, picture: null }));
const seen = { sure: things('Yarn', 'Glue'), maybe: things('Felt'), isClaim: true, joined: null };
const begun: WizardChoices = { ...firstChoices, photo: 'data:1', supplies: ['red wool', 'glue'], seen };
const after = (choices: WizardChoices, change: Partial<WizardChoices>) => ({ ...choices, ...change });

test('what is sure joins the list once, and what was typed stays as it was typed', () => {
  const joined = after(begun, joinSure(begun));
  assert.deepEqual(joined.supplies, ['red wool', 'glue', 'Yarn']);
  assert.deepEqual(joined.seen?.joined, ['Yarn']);
  const dropped = { ...joined, supplies: ['red wool', 'glue'] };
  assert.deepEqual(joinSure(dropped), {});
  assert.deepEqual(joinSure({ ...begun, seen: null }), {});
});

test('the list never grows over its most', () => {
  const full = Array.from({ length: mostSupplies - 1 }, (_, at) => `thing ${at}`);
  const { supplies, seen: after60 } = joinSure({ ...begun, supplies: full });
  assert.deepEqual(supplies, [...full, 'Yarn']);
  assert.deepEqual(after60?.joined, ['Yarn']);
});

test('another photo takes along what came with the last one, and nothing that the person asked for', () => {
  const joined = after(begun, joinSure(begun));
  const chosen = { ...joined, supplies: [...joined.supplies, 'Felt'] };
  assert.deepEqual(withPhoto(chosen, 'data:2'), {
    photo: 'data:2',
    seen: null,
    supplies: ['red wool', 'glue', 'Felt'],
  });
  const own = after(chosen, madeOwn(chosen, 'yarn'));
  assert.deepEqual(withPhoto(own, null).supplies, ['red wool', 'glue', 'Yarn', 'Felt']);
  assert.deepEqual(madeOwn(chosen, 'Felt'), {});
});

test('what lies on the photo is no extra', () => {
  assert.deepEqual(extrasOf(after(begun, joinSure(begun))), ['red wool']);
  assert.deepEqual(extrasOf({ ...begun, seen: null }), ['red wool', 'glue']);
});

test('what is too early for the child stays off the list, and follows when the child is another one', () => {
  const sure = things('Glue', 'Bead', 'Kitchen knife');
  for (const [at, leastAge] of [2, 4, null].entries()) Object.assign(sure[at] ?? {}, { leastAge });
  const small: WizardChoices = { ...begun, childAge: '2-3', supplies: [], seen: { ...seen, sure } };
  const joined = after(small, joinSure(small));
  assert.deepEqual(joined.supplies, ['Glue']);
  const older = after(joined, withAge(joined, '4-5'));
  assert.deepEqual(older.supplies, ['Glue', 'Bead']);
  assert.deepEqual(
    sortThings(older.seen!, '4-5').tooEarly.map(({ name }) => name),
    ['Kitchen knife'],
  );
  const withoutGlue = { ...older, supplies: ['Bead'] };
  assert.deepEqual(
    after(withoutGlue, withAge(withoutGlue, '9-12')).supplies,
    ['Bead'],
    'what was dropped stays so',
  );
  assert.deepEqual(after(older, withAge(older, '2-3')).supplies, ['Glue']);
  assert.deepEqual(
    extrasOf({ ...older, childAge: '2-3' }),
    ['Bead'],
    'what was asked for is seen on the list',
  );
});
