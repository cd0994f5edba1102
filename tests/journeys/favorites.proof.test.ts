import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeCraft } from '#contract/crafts-favorites.ts';
import { aFrameLater, assertOpen, phone, waitForLife } from '#tests/support/browser.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { visit, expected, finished } from './favorites-visit.ts';

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
