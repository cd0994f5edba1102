import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { likeCraft, saveCraft } from '#contract/crafts-favorites.ts';
import { aFrameLater, assertOpen, comesTo, openSite, phone, waitForLife } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

interface Visit {
  site: Site;
  person: Person;
  page: Page;
}

async function visit(t: TestContext, options: WindowOptions = {}): Promise<Visit> {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await site.open(options);
  const cookies = [...person.client.cookies];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })));
  return { site, person, page };
}

const finished = { imageStatus: 'completed', imageVersion: 'none' } as const;
/** Stored crafts have no picture files; that is not what these tests are about. */
const expected = /404/;

test('both favorites begin empty, each with its own words', async (t) => {
  const { page } = await visit(t);
  await page.goto('/favorites');
  await page.getByRole('heading', { level: 1, name: 'My Favorite Crafts' }).waitFor();
  await page.getByText("You haven't liked any crafts yet.").waitFor();
  await page.getByRole('link', { name: 'Explore Community' }).waitFor();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByText("You haven't saved any crafts yet.").waitFor();
  assert.equal(new URL(page.url()).search, '?tab=saved');
});

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

test('lists that cannot be loaded say so, and are tried again', async (t) => {
  const { page } = await visit(t, { expected: /403/ });
  let broken = true;
  const refuse = JSON.stringify({ success: false, message: 'No.', code: 'FORBIDDEN' });
  await page.route(/\/api\/(crafts|users\/\d+\/liked-crafts)\?/, (route) =>
    broken ? route.fulfill({ status: 403, body: refuse }) : route.continue(),
  );
  for (const [path, problem, empty] of [
    ['/', 'Your crafts could not be loaded', "You haven't created any crafts yet."],
    ['/favorites', 'Your favorites could not be loaded', "You haven't liked any crafts yet."],
  ] as const) {
    broken = true;
    await page.goto(path);
    await page.getByText(problem).waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(empty).waitFor();
  }
});

test('a dialog shows what the card knew while its details do not come', async (t) => {
  const { site, person, page } = await visit(t, { expected: /404|500/ });
  const id = await storeCraft(site.app, person.user.id, { title: 'Leaf crown', ...finished });
  await page.route(`**/api/crafts/${id}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/');
  await page.getByRole('link', { name: /Leaf crown/ }).click();
  await page.getByRole('dialog').getByText('Fold the paper in half.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const missing = '019305d4-7f00-7000-8000-000000000000';
  await page.goto(`/?craft=${missing}`);
  await waitForLife(page);
  await page.getByRole('heading', { name: "Sorry, couldn't load craft" }).waitFor();
});

test('two quick presses are one wish, and nothing is said about it', async (t) => {
  const { site, page } = await visit(t, { expected });
  const id = await storeCraft(site.app, null, { shared: true, ...finished });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/likes')) asked.push(request.method());
  });
  await page.goto(`/craft/${id}`);
  const like = page.locator('main').getByRole('button', { name: /^Like/ });
  await waitForLife(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/likes'));
  await like.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
    element.click();
  });
  await page.getByText('Liked 1').waitFor();
  await answered;
  await aFrameLater(page);
  assert.deepEqual(asked, ['POST']);
});

test('lists of crafts are open to everybody', async (t) => {
  const tall = { width: phone.width, height: 2000 };
  const { site, person, page } = await visit(t, { expected, size: tall });
  for (let craft = 0; craft < 6; craft += 1) {
    const id = await storeCraft(site.app, person.user.id, { shared: true, ...finished });
    await person.client.call(likeCraft, { params: { id } });
  }
  for (const path of ['/', '/favorites', '/profile']) {
    await page.goto(path);
    await page
      .getByRole('link', { name: /Paper bird/ })
      .first()
      .waitFor();
    await assertOpen(page, path);
  }
});
