import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringInCraft, notACraft } from '#contract/craft-file.ts';
import {
  openAs,
  openSite,
  assertAccessible,
  comesTo,
  isAlive,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import { budgets } from '#scripts/build/budgets.ts';
import { fishFile } from '#tests/support/craft-files.ts';
import { arrive, button, openWithCraft } from './craft-visit.ts';
import { newPerson } from '#tests/support/people.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** What shows in a picture's place before the picture is there. */
const behind = (image: Element): string =>
  image.parentElement ? getComputedStyle(image.parentElement).backgroundImage : '';

test('a link opens for everybody: all of it in the document, and no second request', async (t) => {
  const { site, id, title } = await openWithCraft(t);
  const page = await site.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await page.goto(`/craft/${id}`);
  const html = (await response?.text()) ?? '';
  for (const part of [
    'Materials Needed',
    'Instructions',
    'Keep it safe',
    'og:image',
    'HowTo',
    'by <!-- -->Ann.Glue',
  ])
    assert.ok(html.includes(part) || html.includes(part.replace('<!-- -->', '')), part);
  assert.doesNotMatch(html, /noindex/);
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
  assert.ok(image.startsWith(`${site.url}/api/crafts/${id}/image`) && image.endsWith('w=1024'));
  assert.match(await page.locator('article img').first().evaluate(behind), /^url\("data:image\/webp/);
  const picture = await page.request.get(image);
  assert.equal(picture.headers()['content-type'], 'image/webp');

  await waitForLife(page);
  await comesTo(() => page.title(), `${title} · Gluebird`);
  assert.deepEqual(
    asked.filter((url) => url.includes('/api/') && !url.includes('/image')),
    [],
  );
  const facts = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  assert.equal(facts['@type'], 'HowTo');
  assert.equal(facts.step.length, await page.locator('ol > li').count());
});

test('its document, and that of the first page, keep to their budgets', async (t) => {
  const { site, id } = await openWithCraft(t);
  const { client } = await newPerson(site.app);
  const bytesOf = async (of: TestClient, url: string): Promise<number> => {
    const { statusCode, rawPayload } = await of.send({ url, headers: { 'accept-encoding': 'br' } });
    assert.equal(statusCode, 200);
    return rawPayload.length;
  };
  for (const [name, bytes] of [
    ['auth', await bytesOf(site.app.client(), '/auth')],
    ['craft', await bytesOf(site.app.client(), `/craft/${id}`)],
    ['memberCraft', await bytesOf(client, `/craft/${id}`)],
  ] as const)
    assert.ok(bytes <= budgets.documents[name], `${name} has ${bytes} bytes`);
});

test('a visitor is asked to sign up after a while, and only until they say later', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open();
  // Time passes only when the test says so: by small steps until the page lives, which is when its waiting begins.
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T08:01:00Z');
  await page.goto(`/craft/${id}`);
  while (!(await isAlive(page))) await page.clock.runFor(50);
  const later = button(page, 'Maybe Later');
  await page.clock.runFor(4_900);
  assert.equal(await later.count(), 0);
  await page.clock.resume();
  await later.click();
  await comesTo(() => later.count(), 0);
  await page.reload();
  await waitForLife(page);
  await page.clock.runFor(6_000);
  assert.equal(await later.count(), 0);
  // Whoever reaches for what needs an account is told all the same.
  await page.locator('main').getByRole('link', { name: /^Like/ }).click();
  await later.waitFor();
  await assertAccessible(page, 'the page with its sign-up card');
  const wayIn = page.getByRole('link', { name: 'Sign Up or Log In' });
  await comesTo(() => wayIn.count(), 1, 'one way in at a time');
  await later.click();
  await comesTo(() => page.getByRole('navigation').filter({ has: wayIn }).count(), 1);
  await page.locator('main').getByRole('link', { name: /^Save/ }).click();
  await later.waitFor();
  await page.getByRole('complementary').filter({ has: wayIn }).getByRole('link').click();
  await page.waitForURL(`${site.url}/auth`);
});

test('a craft that is not shared names nobody and stays out of search engines', async (t) => {
  const { site, id } = await openWithCraft(t, { shared: false });
  const page = await site.open();
  const html = (await (await page.goto(`/craft/${id}`))?.text()) ?? '';
  assert.match(html, /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(html, /Ann\.Glue|ld\+json/);
});

test('likes and saves show at once, end on the server’s truth, and go back when they fail', async (t) => {
  const { site, id } = await openWithCraft(t);
  const other = await newPerson(site.app);
  const page = await openAs(site, other, { expected: /500/ });
  await arrive(page, `/craft/${id}`);
  const like = page.locator('main').getByRole('button', { name: /^Like/ });
  await like.click();
  await page.locator('main button[aria-pressed=true]', { hasText: 'Liked 1' }).waitFor();
  await button(page, 'Save').click();
  await button(page, 'Saved').waitFor();
  await page.reload();
  await waitForLife(page);
  await comesTo(() => like.getAttribute('aria-pressed'), 'true');
  await comesTo(() => button(page, 'Saved').count(), 1);

  await page.route('**/likes', (route) => route.fulfill({ status: 500, body: '{}' }));
  await like.click();
  await toast(page, 'Error removing like');
  await toast(page, 'There was an error. Please try again.');
  await comesTo(() => like.getAttribute('aria-pressed'), 'true');
});

test('the dialog opens from a card at once, has an address, and Back closes it', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  const page = await openAs(site, owner);
  await arrive(page, '/');
  await page.locator('main').getByRole('link', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText('Materials Needed').waitFor();
  assert.equal(new URL(page.url()).searchParams.get('craft'), id);
  await assertAccessible(page, 'the craft dialog');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/');

  await arrive(page, `/profile?tab=crafts&craft=${id}`);
  await dialog.getByRole('button', { name: 'Click to enlarge' }).click();
  await page.getByRole('dialog', { name: title }).nth(1).waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).search, '?tab=crafts');
});

test('the owner deletes after being asked; for others there is no such button', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  const other = await openAs(site, await newPerson(site.app));
  await arrive(other, `/craft/${id}`);
  await comesTo(() => button(other, 'Delete').count(), 0);
  // Otherwise it may still be on its way when the craft goes.
  await other.locator('article img[src*="image?v="]').evaluate((image: HTMLImageElement) => image.decode());

  const page = await openAs(site, owner);
  await arrive(page, `/craft/${id}`);
  await button(page, 'Delete').click();
  await button(page, 'Keep it').click();
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Craft deleted');
  await page.waitForURL(`${site.url}/`);
  await page.getByText("You haven't created any crafts yet.").waitFor();
  assert.equal(
    (await other.request.get(`${site.url}/craft/${id}`)).status(),
    404,
    'the next request sees it',
  );
});

test('a craft is saved as a file, and somebody else brings it in as their own', async (t) => {
  const site = await openSite(t);
  const owner = await newPerson(site.app);
  const { craft } = await owner.client.call(bringInCraft, { body: fishFile() });
  const page = await openAs(site, owner);
  await arrive(page, `/craft/${craft.id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /\.craft\.json$/);

  const other = await openAs(site, await newPerson(site.app));
  await arrive(other, '/profile');
  await button(other, 'Bring in a craft').waitFor();
  const field = other.locator('input[type=file]');
  const noCraft = { name: 'note.json', mimeType: 'application/json', buffer: Buffer.from('no craft') };
  await field.setInputFiles(noCraft);
  await toast(other, notACraft);
  await field.setInputFiles(await download.path());
  await toast(other, 'Your craft is here');
  await other.waitForURL(/\/craft\//);
  await other.getByRole('heading', { level: 1, name: craft.title }).waitFor();
  assert.ok(!other.url().includes(craft.id), 'it is another one');
});

test('a craft is shared by link, by window, or with a hint', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  const page = await openAs(site, owner);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route(/facebook|twitter/, (route) => route.fulfill({ body: 'elsewhere' }));
  await arrive(page, `/craft/${id}`);
  await button(page, 'Share').click();
  await button(page, 'Copy Link').click();
  await toast(page, 'Link copied!');
  await comesTo(() => page.evaluate(() => navigator.clipboard.readText()), `${site.url}/craft/${id}`);
  await button(page, 'Share').click();
  await button(page, 'Instagram').click();
  await page.getByText(/save the picture, then upload it/).waitFor();
  await assertAccessible(page, 'the share menu');
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Facebook').click()]);
  await popup.waitForURL(/facebook\.com\/sharer/);
  assert.equal(new URL(popup.url()).searchParams.get('u'), `${site.url}/craft/${id}`);
});
