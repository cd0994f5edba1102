import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comesTo, openAs, phone, waitForLife } from '#tests/support/browser.ts';
import { arrive, button, openWithCraft } from './craft-visit.ts';

test('Back closes a dialog and leaves the page, which a closed dialog keeps nobody from leaving', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  const page = await openAs(site, owner, { size: phone });
  const [home, craft] = [`${site.url}/`, `${site.url}/craft/${id}`];
  const print = page.getByRole('dialog', { name: 'Print this craft' });
  const open = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Print' }).click();
    await print.waitFor();
  };
  const isGone = () => comesTo(() => page.getByRole('dialog').count(), 0);
  await arrive(page, '/');
  await arrive(page, `/craft/${id}`);
  await open();
  await page.goBack();
  await isGone();
  assert.equal(page.url(), craft);

  await open();
  await page.reload();
  await waitForLife(page);
  await isGone();
  await open();
  await page.goBack();
  await isGone();
  assert.equal(page.url(), craft);

  await open();
  await print.getByRole('button', { name: 'Close' }).click();
  await isGone();
  await comesTo(() => page.evaluate(() => history.state), null);
  await page.goBack();
  await page.waitForURL(home);
});

test('of two dialogs Back closes the upper one, and whoever goes on from a dialog comes back to the page', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  const page = await openAs(site, owner, { size: phone });
  await arrive(page, '/');
  await page.locator('main').getByRole('link', { name: title }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
  await button(page, 'Copy Link').waitFor();
  await page.goBack();
  await comesTo(() => page.getByRole('dialog').count(), 1);
  assert.equal(new URL(page.url()).searchParams.get('craft'), id);

  await sheet.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this craft?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText("You haven't created any crafts yet.").waitFor();
  await comesTo(() => page.getByRole('dialog').count(), 0);
  await comesTo(async () => new URL(page.url()).search, '');
});
