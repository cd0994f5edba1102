import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readDoor, turnedAway } from './door.ts';

const lines = readFileSync('tests/safety-cases/open/door.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const kinds: Record<string, string> = { turn: 'turned-down', welcome: 'welcome', hold: 'held' };

test('words at the door are turned down, held or welcome as they should be', () => {
  const wrong = lines.filter(([wanted = '', , , phrase = '']) => readDoor(phrase).kind !== kinds[wanted]);
  assert.ok(lines.length > 400);
  assert.ok(wrong.length <= lines.length * 0.01, wrong.map((cells) => cells.join(' | ')).join('\n'));
});

test('who may be in need is given help lines, and never hears their words again', () => {
  for (const [wanted, , , phrase = '', help] of lines) {
    if (wanted !== 'turn') continue;
    const message = turnedAway(phrase) ?? '';
    if (help === 'help') assert.match(message, /988.*116 123.*findahelpline\.com/, phrase);
    if (phrase.length > 5) assert.ok(!message.toLowerCase().includes(phrase.toLowerCase()), phrase);
  }
});

test('an ordinary text comes in, whatever letters it is made of', () => {
  for (const text of ['', '   ', '🦊🦊', 'Ein Haus für Igel', '1 2 3 4 5', 'a b c d e'])
    assert.equal(readDoor(text).kind, 'welcome', text);
});

test('who speaks up against cruelty is no cruel one', () => {
  for (const text of [
    'Stop animal cruelty poster',
    'a poster against bullying',
    'say no to animal abuse',
    'no more dog fights',
    'animal cruelty prevention month',
    'stop cruelty to animals',
  ])
    assert.equal(readDoor(text).kind, 'welcome', text);
  for (const text of ['animal cruelty', 'how to stop a dog and torture it', 'no more cats: animal abuse'])
    assert.equal(readDoor(text).kind, 'turned-down', text);
});
