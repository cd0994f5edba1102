import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { comesTo } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { visit, expected, finished } from './favorites-visit.ts';

test('liked and saved crafts are listed page by page, the last first', async (t) => {
  const { site, person, page } = await visit(t, { expected });
  const owner = await newPerson(site.app, { displayName: 'Ann.Glue' });
  for (let craft = 0; craft < 15; craft += 1) {
    const fields = { title: `Bird ${craft}`, shared: craft > 0, ...finished };
    const id = await storeCraft(site.app, owner.user.id, fields);
    await person.client.call(likeCraft, { params: { id } });
    if (craft === 0) await person.client.call(saveCraft, { params: { id } });
  }
  await page.goto('/favorites');
  const cards = page.getByRole('tabpanel').getByRole('link');
  await cards.nth(11).waitFor();
  await comesTo(() => cards.count(), 12);
  assert.match((await cards.first().innerText()).replaceAll(/\s+/g, ' '), /Bird 14.*Ann\.Glue.*Ages 6-8.*1/);
  await page.getByRole('button', { name: 'Load More Crafts' }).click();
  await cards.nth(14).waitFor();
  await page.getByText('That is all of them.').waitFor();
  assert.match(await cards.last().innerText(), /Crafter/, 'an unshared craft names nobody');

  await page.getByRole('tab', { name: 'Saved' }).click();
  await cards.filter({ hasText: 'Bird 0' }).waitFor();
  await comesTo(() => cards.count(), 1);
});

test('what is no longer liked leaves the list', async (t) => {
  const { site, person, page } = await visit(t, { expected });
  const id = await storeCraft(site.app, null, { title: 'Leaf crown', shared: true, ...finished });
  await person.client.call(likeCraft, { params: { id } });
  await page.goto('/favorites');
  await page.getByRole('link', { name: /Leaf crown/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Leaf crown' });
  const like = dialog.getByRole('button', { name: /^Like/ });
  await dialog.getByText('Liked 1').waitFor();
  await like.click();
  await page.getByText("You haven't liked any crafts yet.").waitFor({ state: 'attached' });
  await comesTo(() => like.getAttribute('aria-pressed'), 'false');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText("You haven't liked any crafts yet.").waitFor();
});

test('home shows the newest with a picture, and how many more there are', async (t) => {
  const { site, person, page } = await visit(t, { expected });
  for (let craft = 0; craft < 7; craft += 1)
    await storeCraft(site.app, person.user.id, {
      title: `Bird ${craft}`,
      ...(craft === 6 ? { imageStatus: 'generating' } : finished),
    });
  await page.goto('/');
  await page.getByRole('link', { name: 'See 3 More' }).waitFor();
  const titles = await page.getByRole('link', { name: /^.*Bird \d/ }).allInnerTexts();
  assert.deepEqual(
    titles.map((title) => /Bird \d/.exec(title)?.[0]),
    ['Bird 5', 'Bird 4', 'Bird 3', 'Bird 2'],
  );
  await page.getByRole('link', { name: 'See 3 More' }).click();
  await page.waitForURL('**/profile?tab=crafts');
  await page.getByText('7', { exact: true }).waitFor();
  await page.getByText('The picture is still being made').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Load More Crafts' }).click();
  await page.getByText("You've reached the end of your crafts.").waitFor();
  await comesTo(() => page.getByRole('tabpanel').getByRole('link').count(), 7);
});
