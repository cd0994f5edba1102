import assert from 'node:assert/strict';
import test from 'node:test';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import { clockText, timeIn } from './step-time.ts';

const minutes = 60;
const hours = 3600;

test('a step that names a time has it', () => {
  const cases: [string, number][] = [
    ['Let it dry for 30 minutes.', 30 * minutes],
    ['Wait about 2 hours until it is hard.', 2 * hours],
    ['Leave it for 10–15 minutes', 15 * minutes],
    ['Bake for 8 to 10 mins.', 10 * minutes],
    ['Count: hold it for 20 seconds.', 20],
    ['Let it rest for an hour.', hours],
    ['Press it for a minute.', minutes],
    ['Let it dry half an hour.', hours / 2],
    ['Dry for one hour and a half.', 1.5 * hours],
    ['Dry for 1.5 hours.', 1.5 * hours],
    ['Dry for 1½ hours.', 1.5 * hours],
    ['A 5-minute rest helps.', 5 * minutes],
    ['Two or three minutes are enough.', 3 * minutes],
    ['Dry for two and a half hours.', 2.5 * hours],
    ['Let it stand for an hour and a half.', 1.5 * hours],
    ['Chill for a quarter of an hour.', hours / 4],
    ['Rest for three quarters of an hour.', (hours * 3) / 4],
    ['Bake for forty-five minutes.', 45 * minutes],
    ['Leave it for twelve minutes.', 12 * minutes],
    ['Hold it in a 30-second squeeze.', 30],
    ['Stir for 20 sec.', 20],
    ['Wind a second one around it, then let it dry for 10 minutes.', 10 * minutes],
    ['Blink twice a minute for 15 minutes.', 15 * minutes],
  ];
  for (const [text, seconds] of cases) assert.equal(timeIn(text)?.seconds, seconds, text);
  assert.equal(timeIn('Let it dry for 30 minutes.')?.words, '30 minutes');
});

test('a step without a time has none', () => {
  for (const text of [
    'Cut 3 strips of paper.',
    'Fold it twice.',
    'Let it dry overnight.',
    'Draw the second eye.',
    'Leave it for 3 days.',
    'Wait 0 minutes.',
    'Add a hand, a minuscule one.',
    'Wind a second one around it.',
    'Wind one second strand around the other.',
    'Glue the petals on for a second, smaller star on top.',
    'Cut two second layers.',
    'Play them fast, six a second.',
    'Let it blink three times a minute, once an hour or twice an hour.',
    'Glue on an hour hand and a minute hand.',
    'Draw 12 hour marks and 60 minute lines.',
    'Turn the hour glass over.',
    'Hold it for a second.',
    'Wait one or two seconds.',
    '',
  ]) {
    assert.equal(timeIn(text), null, text);
  }
});

test('of all that the idea engine writes, only what takes time gets a timer', () => {
  let found = 0;
  for (const { text } of [...everyRecipeCraft()].flatMap(({ steps }) => steps)) {
    const time = timeIn(text);
    if (!time) continue;
    found += 1;
    assert.ok(time.seconds >= 10 && time.seconds <= 12 * hours, text);
  }
  assert.ok(found > 200, String(found));
});

test('what is left reads like a clock', () => {
  assert.equal(clockText(0), '0:00');
  assert.equal(clockText(61), '1:01');
  assert.equal(clockText(59.2), '1:00');
  assert.equal(clockText(3729), '1:02:09');
  assert.equal(clockText(-3), '0:00');
});
