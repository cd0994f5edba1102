import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareCraft } from '#contract/community.ts';
import { listCases } from '#contract/safety.ts';
import { assertOpen, openAs, openSite, phone } from '#tests/support/browser.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { press } from './create-wizard.ts';

test('a craft is called unsafe with two taps, wherever it is shown, and the queue says what the check finds', async (t) => {
  const site = await openSite(t, { config: { starterContent: false } });
  const [ann, bo] = [await newPerson(site.app), await newPerson(site.app)];
  const id = await storeCraft(site.app, ann.user.id, {
    title: 'Candle bird',
    provider: 'openai',
    imageStatus: 'completed',
    steps: [{ text: 'Your child lights the candle alone and holds the paper in the flame.', who: 'child' }],
  });
  const page = await openAs(site, bo, { size: phone });
  await page.goto(`/craft/${id}`);
  await press(page, 'Report this craft');
  const unsafe = page.getByRole('button', { name: /^This is not safe/ });
  await unsafe.waitFor();
  await assertOpen(page, 'the choices');
  await unsafe.click();
  await page.getByText('Your receipt').waitFor();
  await press(page, 'Done');

  await ann.client.call(shareCraft, { body: { craftId: id } });
  await page.goto(`/community?craft=${id}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Report or block/ })
    .click();
  await page.getByRole('button', { name: /^This is not safe/ }).click();
  await page.getByText('Your receipt').waitFor();

  const admin = await newAdministrator(site.app);
  assert.equal((await admin.client.call(listCases, { query: {} })).length, 2);
  const desk = await openAs(site, admin);
  await desk.goto('/admin?tab=moderation');
  await desk.getByText('The safety check today: Dangerous').first().waitFor();
  await assertOpen(desk, 'the queue');
});
