import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareCraft } from '#contract/community.ts';
import { comesTo, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { addPhoto, isPressed, press } from './create-wizard.ts';
import { openSupplies, inventory, field } from './supplies-visit.ts';

test('supplies are found by any name and added several at once, by keyboard alone', async (t) => {
  const visit = await openSupplies(t);
  const { page } = visit;
  await page.getByText('Your supply list is empty.').waitFor();
  await page.getByRole('button', { name: 'Add Your First Supply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Supply' });
  await dialog.getByRole('button', { name: 'Add to Inventory' }).click();
  await toast(page, 'Please select a supply to add to your inventory.');
  await field(page).fill('loo roll');
  const tube = dialog.getByRole('option', { name: /Cardboard tube/ });
  await tube.waitFor();
  assert.equal(await field(page).getAttribute('aria-activedescendant'), await tube.getAttribute('id'));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove Cardboard tube' }).waitFor();
  await field(page).pressSequentially('Grandpa’s cigar box');
  await dialog.getByRole('option', { name: /as your own/ }).waitFor();
  await page.keyboard.press('Enter');
  await field(page).pressSequentially('yarn');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add to Inventory' }).click();
  await toast(page, '3 items have been added to your inventory.');
  await page.getByRole('heading', { name: '3 supplies at home' }).waitFor();
  assert.deepEqual(await inventory(visit), ['Cardboard tube', 'Grandpa’s cigar box', 'Yarn']);
});

test('removing is told, keeps the focus in the list and can be taken back', async (t) => {
  const visit = await openSupplies(t, { atHome: ['yarn', 'felt'] });
  const { page } = visit;
  await page.getByRole('button', { name: 'Remove Felt' }).click();
  await toast(page, 'Item removed');
  await page.getByText('1 supply at home').waitFor();
  await comesTo(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Remove Yarn');
  assert.deepEqual(await inventory(visit), ['Yarn']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 supplies at home').waitFor();
  assert.deepEqual(await inventory(visit), ['Felt', 'Yarn']);
});

test('what can be made says what is missing, opens the craft, and follows the inventory', async (t) => {
  const visit = await openSupplies(t, { atHome: ['yarn', 'paper plate'] });
  const { page, site } = visit;
  const maker = await newPerson(site.app);
  const share = async (title: string, supplies: string[]): Promise<void> => {
    const craftId = await storeCraft(site.app, maker.user.id, { title, supplies });
    await maker.client.call(shareCraft, { body: { craftId } });
  };
  await share('Felt fox', ['Yarn', 'Felt', 'Buttons']);
  await share('Plate planet', ['Paper plate', 'Yarn']);
  await page.reload();
  const cards = page.getByRole('link', { name: /fox|planet/ });
  await cards.first().waitFor();
  const names = await cards.allInnerTexts();
  assert.match(names[0] ?? '', /Plate planet[^]*You have everything/);
  assert.match(names[1] ?? '', /Felt fox[^]*Missing: Felt, Button/);
  await page.getByRole('button', { name: 'Remove Paper plate' }).click();
  await page.getByRole('link', { name: /Plate planet Missing: Paper plate/ }).waitFor();
  await page.getByRole('link', { name: /Plate planet/ }).click();
  await page.getByRole('dialog', { name: 'Plate planet' }).waitFor();
});

test('the wizard offers what is at home, and takes it up with one press', async (t) => {
  const { page } = await openSupplies(t, { atHome: ['yarn', 'Grandpa’s cigar box'] });
  await page.getByText('2 supplies at home').waitFor();
  await page.goto('/create');
  await press(page, '6-8');
  await press(page, 'Next');
  await addPhoto(page);
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'What you have at home' }).waitFor();
  await press(page, 'Grandpa’s cigar box');
  await comesTo(() => isPressed(page, 'Grandpa’s cigar box'), 'true');
  await page.getByRole('button', { name: 'Remove Grandpa’s cigar box' }).waitFor();
  await press(page, 'Grandpa’s cigar box');
  await comesTo(() => page.getByRole('button', { name: 'Remove Grandpa’s cigar box' }).count(), 0);
});
