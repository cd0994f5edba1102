import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorTable } from '#contract/errors.ts';
import { assertAccessible, assertOpen, comesTo, toast } from '#tests/support/browser.ts';
import { makeCraft } from '#tests/support/generating.ts';
import {
  openWizard,
  question,
  press,
  fillIn,
  walkToThemes,
  assertKept,
  refuse,
  craftCount,
  showsCredits,
  generatePath,
} from './create-wizard.ts';

test('without a credit the dialog leads to more, and nothing chosen is lost', async (t) => {
  const { page, ...person } = await openWizard(t);
  await makeCraft(person);
  await page.reload();
  await fillIn(page);
  await press(page, 'Create Craft');
  const dialog = page.getByRole('dialog', { name: "You're out of Craft Credits" });
  await dialog.getByText('You need at least 1 Craft Credit to generate a new craft.').waitFor();
  await assertAccessible(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await assertKept(page);
  await press(page, 'Create Craft');
  await dialog.getByRole('link', { name: 'Buy Credits' }).click();
  await page.waitForURL('**/credits');
  await page.goBack();
  await assertKept(page);
});

test('a failure keeps what was chosen, says that the credit is back, and trying again works', async (t) => {
  const { page, site } = await openWizard(t, { expected: /500|422|429/ });
  await fillIn(page);
  await page.route(generatePath, refuse('INTERNAL'));
  await press(page, 'Create Craft');
  await toast(page, 'Failed to generate craft idea');
  await toast(page, 'Please try again or check your internet connection. Your credit is back.');
  await assertKept(page);
  await showsCredits(page, 1);

  await page.unroute(generatePath);
  await page.route(generatePath, refuse('GENERATION_DECLINED'));
  await press(page, 'Create Craft');
  await page.getByText('Please try again or check', { exact: false }).first().waitFor({ state: 'detached' });
  await toast(page, errorTable.GENERATION_DECLINED.sentence);
  await assertKept(page);

  await page.unroute(generatePath);
  await page.route(generatePath, refuse('UNREADABLE_PHOTO'));
  await press(page, 'Create Craft');
  await question(page, 'Show us your supplies');
  await page.getByRole('alert').getByText(errorTable.UNREADABLE_PHOTO.sentence).waitFor();
  await page.unroute(generatePath);
  await press(page, 'Next');
  await press(page, 'Continue');
  await assertKept(page);
  await press(page, 'Create Craft');
  await page.getByRole('button', { name: /View Now/ }).waitFor();
  await comesTo(() => craftCount(site), 1);
});

test('who may be in need reads where to find help, calmly and for as long as they like', async (t) => {
  const { page } = await openWizard(t, { expected: /422/ });
  await walkToThemes(page);
  await page.getByLabel('Or your own theme').fill('I want to kill myself');
  await press(page, 'Create Craft');
  const word = page.getByRole('alert').filter({ hasText: 'You are not alone.' });
  await word.getByText('findahelpline.com', { exact: false }).waitFor();
  assert.equal(await page.getByText('Failed to generate craft idea').count(), 0, 'and no toast says so');
  await assertOpen(page, 'the kind word');
  await page.getByLabel('Or your own theme').fill('Mermaids');
  await word.waitFor({ state: 'detached' });
});
