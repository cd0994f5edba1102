import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, comesTo, desk, phone, toast } from '#tests/support/browser.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { openSupplies, field } from './supplies-visit.ts';

test('one supply has its own sentence, and what is at home is not offered twice', async (t) => {
  const { page } = await openSupplies(t, { atHome: ['yarn'] });
  await page.getByRole('button', { name: 'Add Supply' }).click();
  await field(page).fill('yarn');
  const here = page.getByRole('option', { name: /^Yarn already at home/ });
  await here.waitFor();
  await comesTo(() => here.getAttribute('aria-disabled'), 'true');
  await field(page).fill('felt');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add to Inventory' }).click();
  await toast(page, 'Supply added');
  await toast(page, 'Item has been added to your inventory.');
});

test('a craft says what is at home and what to buy, and the ticks stay on the device', async (t) => {
  const { page, site, user } = await openSupplies(t, { atHome: ['yarn', 'fabric'], size: phone });
  const materials = [
    { name: 'Yarn', amount: '1 ball', optional: false, substitutes: [] },
    { name: 'Felt', amount: '1 sheet', optional: false, substitutes: ['fabric'] },
    { name: 'Buttons', amount: '2', optional: false, substitutes: [] },
  ];
  const supplies = materials.map(({ name }) => name);
  const id = await storeCraft(site.app, user.id, { title: 'Felt fox', supplies, materials });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/craft/${id}`);
  await page.getByText('You have 1 of 3').waitFor();
  await page.getByText(/or fabric, which you have/i).waitFor();
  const felt = page.getByRole('checkbox', { name: /^Felt or/ });
  await felt.check();
  await page.getByRole('button', { name: 'Copy list' }).click();
  await toast(page, 'Shopping list copied');
  await comesTo(() => page.evaluate(() => navigator.clipboard.readText()), 'For “Felt fox”:\n- Buttons');
  await assertAccessible(page, 'what of a craft is at home');
  await page.setViewportSize({ width: 320, height: 640 });
  await assertFits(page, 'what of a craft is at home');
  await page.reload();
  await page.getByText('You have 1 of 3').waitFor();
  assert.ok(await felt.isChecked());
  await page.goto(`/craft/${id}?craft=${id}`);
  await page.getByRole('dialog').getByText('You have 1 of 3').waitFor();
});

test('supplies and their dialog are open to everybody and fit a narrow phone', async (t) => {
  const { page } = await openSupplies(t, { size: phone, atHome: ['yarn', 'felt', 'glue'] });
  await page.getByText('3 supplies at home').waitFor();
  await page
    .getByText(/^Missing: /)
    .first()
    .waitFor();
  await assertAccessible(page, 'supplies');
  await page.getByRole('button', { name: 'Add Supply' }).click();
  await field(page).fill('pap');
  await page.getByRole('option').first().click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .waitFor();
  await assertAccessible(page, 'add supply');
  await page.setViewportSize({ width: 320, height: 640 });
  await assertFits(page, 'add supply');
  await page.keyboard.press('Escape');
  await assertFits(page, 'supplies');
  await page.setViewportSize(desk);
  await assertFits(page, 'supplies on a desk');
});
