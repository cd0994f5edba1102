import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { aFrameLater, assertAccessible, comesTo, openAs, openSite, toast } from '#tests/support/browser.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { newPerson } from '#tests/support/people.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';
import { until } from '#tests/support/until.ts';
import { craftCount, fillIn, press, question, showsCredits } from './create-wizard.ts';

/** Somebody with one credit on a site whose vendor thinks until `answer` is called. */
async function openThinking(t: TestContext, expected?: RegExp) {
  const vendor = await startFakeAi('openai');
  t.after(() => vendor.close());
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  vendor.answerWith({ text: JSON.stringify(plateFish), after });
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: vendor.baseUrl, model: 'fake' } as const;
  const site = await openSite(t, { config: { aiText, aiTimeoutMs: 120_000 } });
  t.after(() => answer());
  const person = await newPerson(site.app);
  const page = await openAs(site, person, expected ? { expected } : {});
  const balance = () => site.app.services.credits.balanceOf(site.app.database.db, person.user.id);
  const untilAsked = () => until('the vendor to be asked', () => vendor.asked.length > 0);
  return { site, person, page, answer, balance, untilAsked };
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Your craft is being made' });

async function begin(page: Page): Promise<void> {
  await page.goto('/create');
  await fillIn(page);
  await press(page, 'Create Craft');
  await overlay(page).waitFor();
}

test('a closed tab loses nothing: another window and another device find the craft, for one credit', async (t) => {
  const { site, person, page, answer, balance, untilAsked } = await openThinking(t);
  await begin(page);
  await untilAsked();
  const another = await page.context().newPage();
  await page.close();

  const device = await openAs(site, person);
  for (const window of [another, device]) {
    await window.goto('/create');
    await overlay(window).waitFor();
    await window.getByText('Looking at your supplies and thinking something up…').first().waitFor();
  }
  await assertAccessible(device, 'the craft in the making, on another device');
  answer();
  for (const window of [another, device])
    await window.getByRole('button', { name: 'Your Craft is Ready! View Now' }).waitFor();
  await press(device, 'Your Craft is Ready! View Now');
  await device.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
  await device.getByRole('heading', { name: plateFish.title }).first().waitFor();
  await showsCredits(device, 0);
  assert.deepEqual([await craftCount(site), await balance()], [1, 0]);

  const asked = another.waitForResponse('**/api/generations/current');
  await another.goto('/create');
  assert.deepEqual(await (await asked).json(), { generation: null });
  await question(another, 'How old is your child?');
  await aFrameLater(another);
  assert.equal(await another.getByRole('dialog').count(), 0, 'it is told of once');
});

test('a phone that is off the line for a while finds its craft again', async (t) => {
  const { site, page, answer, balance, untilAsked } = await openThinking(t, /ERR_INTERNET_DISCONNECTED/);
  await begin(page);
  await untilAsked();
  const lost = page.waitForEvent('requestfailed');
  await page.context().setOffline(true);
  await lost;
  answer();
  await comesTo(() => craftCount(site), 1);
  await overlay(page).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Your Craft is Ready! View Now' }).waitFor();
  assert.deepEqual([await craftCount(site), await balance()], [1, 0]);
});

test('on any page somebody who comes back is told that the craft is being made, and when it is ready', async (t) => {
  const { site, person, page, answer, untilAsked } = await openThinking(t);
  await begin(page);
  await untilAsked();
  await page.close();
  const device = await openAs(site, person);
  await device.goto('/profile');
  await toast(device, 'Your craft is being made');
  answer();
  await toast(device, 'Your Craft is Ready!');
  await press(device, 'View Now');
  await device.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
  assert.equal(await craftCount(site), 1);
});
