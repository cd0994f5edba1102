import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, comesTo } from '#tests/support/browser.ts';
import { giveCredits } from '#tests/support/generating.ts';
import { craftCount, fillIn, generatePath, isPressed, openWizard, press } from './create-wizard.ts';

test('a quiet line says how long, how messy and what to leave out, and is remembered', async (t) => {
  const { page } = await openWizard(t);
  await fillIn(page);
  const line = page.locator('summary');
  await comesTo(() => line.innerText(), 'Time, mess or something to leave out?');
  await line.click();
  await page.getByLabel('Time').selectOption({ label: '45 minutes at most' });
  await page.getByLabel('Mess').selectOption({ label: 'No mess' });
  await press(page, 'latex');
  await comesTo(() => line.innerText(), 'Today: 45 minutes at most, no mess, and no latex');
  await assertAccessible(page, 'the limits');
  await assertFits(page, 'the limits');

  await page.reload();
  await comesTo(() => line.innerText(), 'Today: 45 minutes at most, no mess, and no latex');
  const asked = page.waitForRequest(generatePath);
  await press(page, 'Create Craft');
  const { minutes, mess, avoid } = (await asked).postDataJSON() as Record<string, unknown>;
  assert.deepEqual({ minutes, mess, avoid }, { minutes: 45, mess: 'low', avoid: ['latex'] });
});

test('from a craft that is ready one tap makes another of the same table, for a credit', async (t) => {
  const { page, site, ...person } = await openWizard(t);
  await giveCredits(site.app, person, 1);
  await page.reload();
  await fillIn(page);
  await press(page, 'Create Craft');
  const ready = page.getByRole('dialog', { name: 'It is ready' });
  await ready.waitFor();
  const first = await ready.getByRole('heading', { level: 3 }).innerText();
  await press(page, 'Another idea (1 credit)');
  await page.getByRole('dialog', { name: 'Your craft is being made' }).waitFor();
  await ready.waitFor();
  assert.notEqual(await ready.getByRole('heading', { level: 3 }).innerText(), first);
  assert.equal(await craftCount(site), 2);

  await press(page, 'Another idea (1 credit)');
  await page.getByRole('dialog', { name: "You're out of Craft Credits" }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await isPressed(page, 'Another idea (1 credit)'), null, 'the craft is still there');
});
