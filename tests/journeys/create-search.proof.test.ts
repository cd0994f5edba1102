import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { addToInventory } from '#contract/supplies.ts';
import { assertFits, assertOpen, comesTo } from '#tests/support/browser.ts';
import type { WindowOptions } from '#tests/support/browser.ts';
import { addPhoto, openWizard, press, question } from './create-wizard.ts';

/** Somebody with yarn at home, at the question what else lies there. */
async function openSupplies(
  t: TestContext,
  options: WindowOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { site, page, user, client } = await openWizard(t, options);
  await site.app.services.supplies.seed(site.app.database.db);
  await client.call(addToInventory, { params: { id: user.id }, body: { name: 'Yarn' } });
  await before?.(page);
  await press(page, '6-8');
  await press(page, 'Next');
  await addPhoto(page);
  await press(page, 'Next');
  await question(page, 'Anything else at hand?');
  return page;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Something else' });
const found = (page: Page) => page.getByRole('option').allTextContents();
const chosen = (page: Page) => page.getByRole('button', { name: /^Remove / }).count();

test('what is typed is found among all supplies, what is at home first, and taken by tap or by keys', async (t) => {
  // All of the step at once: nothing lies half under a bar.
  const page = await openSupplies(t, { size: { width: 390, height: 1600 } });
  await field(page).click();
  await field(page).pressSequentially('ya');
  await comesTo(async () => (await found(page))[0], 'Yarnalready at home');
  await comesTo(
    () =>
      page
        .getByRole('option')
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    true,
  );
  await assertOpen(page, 'supplies that may be meant');
  await assertFits(page, 'supplies that may be meant');
  await page.getByRole('option', { name: /^Yarn/ }).click();
  await page.getByRole('button', { name: 'Remove Yarn' }).waitFor();
  assert.equal(await field(page).inputValue(), '');

  await field(page).pressSequentially('felt');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const [first = ''] = await page.getByRole('option', { selected: true }).locator('span').allTextContents();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Remove ${first}` }).waitFor();

  // Whoever chose nothing gets their own words.
  await field(page).pressSequentially('felt from Grandma');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove felt from Grandma' }).waitFor();

  await field(page).pressSequentially('pap');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  assert.deepEqual(await found(page), []);
  assert.equal(await field(page).inputValue(), 'pap');
});

test('where nothing can be found the field takes what is typed', async (t) => {
  const page = await openSupplies(t, { expected: /ERR_FAILED/ }, (visited) =>
    visited.route('**/api/supplies', (route) => route.abort()),
  );
  await field(page).click();
  await field(page).fill('yarn');
  await page.keyboard.press('Enter');
  await comesTo(() => chosen(page), 1);
});
