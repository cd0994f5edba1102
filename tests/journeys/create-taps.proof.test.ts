import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { comesTo, openAs, openSite } from '#tests/support/browser.ts';
import { giveCredits } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';
import { craftCount, isPressed, press, question } from './create-wizard.ts';

/** Counts what a finger does. */
function counting() {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  return { tap, taps: () => taps };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ready = (page: Page) => button(page, 'Your Craft is Ready! View Now');

/** One tap on the camera; what its own app asks is not ours to count. */
async function takePhoto(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByText('Take a photo', { exact: true }));
  const buffer = await phonePhoto(6);
  await (await chooser).setFiles({ name: 'supplies.jpg', mimeType: 'image/jpeg', buffer });
  await button(page, 'Remove photo').waitFor();
}

async function walk(t: TestContext, who: 'a first' | 'a returning', page: Page): Promise<number> {
  const isFirst = who === 'a first';
  const { tap, taps } = counting();
  const since = performance.now();
  await tap(page.getByRole('link', { name: /Start Crafting/ }));
  if (isFirst) {
    await tap(button(page, '6-8'));
    await tap(button(page, 'Next'));
  }
  await question(page, 'Show us your supplies');
  await takePhoto(page, tap);
  await tap(button(page, 'Next'));
  await tap(button(page, 'Continue'));
  await question(page, 'What is it about?');
  if (isFirst) await tap(page.getByRole('group', { name: 'Themes' }).getByRole('button').first());
  await tap(button(page, 'Create Craft'));
  await ready(page).waitFor();
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  t.diagnostic(`${who} family: ${taps()} taps and ${seconds} s from the start page to a finished craft`);
  return taps();
}

test('a family that has been here before needs five taps from the start page to Create Craft', async (t) => {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  await giveCredits(site.app, person, 1);
  const page = await openAs(site, person);
  await page.goto('/');
  await walk(t, 'a first', page);
  await press(page, 'Your Craft is Ready! View Now');
  await page.waitForURL(/\/craft\//);

  await page.goto('/');
  await page.getByText('for ages 6-8, like last time').waitFor();
  const taps = await walk(t, 'a returning', page);
  assert.ok(taps <= 5, `${taps} taps`);
  await comesTo(() => craftCount(site), 2);
});

test('what is taken up from the last time can be changed, and is forgotten at the sign-out', async (t) => {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await openAs(site, person);
  await page.goto('/');
  await walk(t, 'a first', page);
  await press(page, 'Your Craft is Ready! View Now');
  await page.goto('/');
  await page.getByRole('link', { name: /Start Crafting/ }).click();
  await question(page, 'Show us your supplies');
  await press(page, 'Back');
  await question(page, 'How old is your child?');
  await comesTo(() => isPressed(page, '6-8'), 'true');
  await press(page, '4-5');
  await comesTo(() => isPressed(page, '4-5'), 'true');
  await press(page, 'Logout');
  await page.waitForURL('**/auth');
  await comesTo(
    () => page.evaluate(() => Object.keys(localStorage).filter((key) => /last-time/.test(key))),
    [],
  );
});
