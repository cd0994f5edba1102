import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { shareCraft } from '#contract/community.ts';
import { addToInventory, listInventory } from '#contract/supplies.ts';
import {
  assertAccessible,
  assertFits,
  comesTo,
  desk,
  openSite,
  phone,
  toast,
} from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { addPhoto, isPressed, press, signIn } from './create-wizard.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

/** Somebody signed in, at their supplies. */
async function openSupplies(
  t: TestContext,
  { atHome = [], ...options }: WindowOptions & { atHome?: readonly string[] } = {},
): Promise<Visit> {
  const site = await openSite(t, { config: { starterContent: true } });
  await site.app.services.supplies.seed(site.app.database.db);
  const person = await newPerson(site.app);
  for (const name of atHome) await add(person, name);
  const page = await site.open(options);
  await signIn(page, person, site.url);
  await page.goto('/profile?tab=supplies');
  return { ...person, site, page };
}

const add = ({ client, user }: Person, name: string) =>
  client.call(addToInventory, { params: { id: user.id }, body: { name } });

async function inventory({ client, user }: Person): Promise<string[]> {
  const items = await client.call(listInventory, { params: { id: user.id } });
  return items.map((item) => item.supply.name);
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a supply' });

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
