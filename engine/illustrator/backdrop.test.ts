import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allSubjects } from '#engine/themes/subjects.ts';
import { backdropOf } from './backdrop.ts';
import { lookOf } from './looks/looks.ts';

describe('what lies behind a subject', () => {
  test('a place looks like what its words say', () => {
    const meadow = backdropOf('the meadow');
    const told = [
      'the deep forest',
      'space',
      'the coral reef',
      'the city street',
      'the snow',
      'the stage',
      'the beach',
    ];
    const drawn = told.map(backdropOf);
    assert.equal(new Set([...drawn, meadow]).size, told.length + 1);
    assert.equal(backdropOf('the night sky'), backdropOf('orbit'));
  });

  test('most subjects are at home in a place of its own look', () => {
    const unknown = backdropOf('');
    const plain = allSubjects.filter(({ place }) => backdropOf(place) === unknown);
    assert.ok(plain.length < allSubjects.length / 4, plain.map(({ place }) => place).join(', '));
  });
});

test('only who is told to have cheeks is drawn with them', () => {
  const drawn = allSubjects.filter(({ id }) => lookOf(id).face?.some((row) => row.startsWith('om_ red+')));
  assert.ok(drawn.length > 0);
  for (const { id, face = '', head } of drawn)
    assert.match([face, ...head.map(({ what }) => what)].join(' '), /cheek/, id);
});
