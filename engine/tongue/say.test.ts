import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, type Speaker } from './say.ts';

const speaker: Speaker = {
  atom: (words) => ({ 'the cup': 'the paper cup', cup: 'paper cup' })[words] ?? null,
  holds: (condition) => condition === 'foil' || condition === '!yarn',
};

test('a text is said with its places filled', () => {
  assert.equal(
    say('Turn {the cup} over. {the cup} stands.', speaker),
    'Turn the paper cup over. The paper cup stands.',
  );
});

test('a condition chooses its words, also one inside the other', () => {
  assert.equal(
    say('Wrap it{foil? {yarn? twice | once, in foil} | with care}.', speaker),
    'Wrap it once, in foil.',
  );
  assert.equal(say('{yarn? Wind | fold} it.', speaker), 'Fold it.');
  assert.equal(say('Glue it{yarn? with yarn}.', speaker), 'Glue it.');
});

test('what nobody can say is an error, not a gap', () => {
  assert.throws(() => say('Take {the box}.', speaker), /nothing to say for \{the box\}/);
  assert.throws(() => say('Take {the cup.', speaker), /open brace/);
});
