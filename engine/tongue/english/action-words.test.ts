import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plainAction } from './action-words.ts';

it('a plain sentence says what the hands do', () => {
  const said: [string, string | null][] = [
    ['Cut the paper plate in half.', 'cut'],
    ['A grown-up cuts the tube into rings.', 'cut'],
    ['Have your child tear the tissue paper.', 'tear'],
    ['First, fold the sheet lengthwise.', 'fold'],
    ['With a grown-up beside you, thread the needle.', 'thread'],
    ['Let it dry for an hour.', 'dry'],
    ['Let your child paint the box blue.', 'paint'],
    ['Colour the wings.', 'color'],
    ['Now it is time to play!', null],
    ['The paper is cut already.', null],
    ['Place the cut-outs on the table.', null],
    ['', null],
  ];
  for (const [text, action] of said) assert.equal(plainAction(text), action, text);
});
