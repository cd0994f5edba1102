import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themeNames } from '#contract/common.ts';
import { choicesAgain } from './last-time.ts';

test('the next time begins with the same child and with one of six themes that the last one had not', () => {
  for (const theme of themeNames) {
    const again = choicesAgain({ childAge: '4-5', theme });
    assert.equal(again.childAge, '4-5');
    assert.equal(again.offeredThemes?.length, 6);
    assert.ok(again.theme && again.theme !== theme && again.offeredThemes?.includes(again.theme));
  }
  assert.ok(choicesAgain({ childAge: '13+', theme: null }).theme);
});
