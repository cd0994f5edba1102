import assert from 'node:assert/strict';
import { it } from 'node:test';
import { clearTitle } from './clear-title.ts';

it('a title that only winks says what is made as well', () => {
  assert.equal(clearTitle('Two Sticks and the Wind', 'kite', []), 'Two Sticks and the Wind: A Kite');
  assert.equal(clearTitle('Who Goes There?', 'shadow owl', []), 'Who Goes There? A Shadow Owl');
  assert.equal(
    clearTitle('Draw Three, Tell a Tale', 'rune stones', []),
    'Draw Three, Tell a Tale: Rune Stones',
  );
  assert.equal(
    clearTitle('Threads for a Rainy Week', 'embroidery', []),
    'Threads for a Rainy Week: Embroidery',
  );
});

it('a title that names it, or what families call it, stays as it is', () => {
  assert.equal(clearTitle('A Kite for Sunday', 'diamond kite', []), 'A Kite for Sunday');
  assert.equal(clearTitle('Three Kites', 'kite', []), 'Three Kites');
  assert.equal(clearTitle('T. Rex From Nine Pieces', 'dinosaur', ['t. rex']), 'T. Rex From Nine Pieces');
});

it('no title grows beyond its room', () => {
  const long = 'A Very Long Title That Winks at Everybody Who Reads It Tonight in Bed, Twice or More';
  assert.equal(clearTitle(long, 'kite', []), long);
});
