import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertOpen,
  assertAccessible,
  assertFits,
  comesTo,
  desk,
  isAlive,
  phone,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import { arrive, button, openAs, openWithCraft } from './craft-visit.ts';
import { newPerson } from '#tests/support/people.ts';

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

test('a word with a V stands apart from the one before, where the faces come first and where they come last', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open();
  for (const path of ['/auth', `/craft/${id}`]) {
    await page.goto(path);
    await waitForLife(page);
    const isThere = (): Promise<boolean> =>
      page.evaluate(() =>
        [...document.fonts].some((face) => /^"?Fredoka"?$/.test(face.family) && face.status === 'loaded'),
      );
    await comesTo(isThere, true);
    const gap = await page.evaluate(() => {
      const probe = document.createElement('span');
      probe.style.cssText = 'position:absolute;white-space:pre;font:600 100px Fredoka';
      document.body.append(probe);
      const width = (text: string): number => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      return width('! V') - width('!') - width('V');
    });
    assert.ok(gap > 20, `${path}: ${gap}`);
  }
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

test('a craft that is not there says so', async (t) => {
  const { site, owner } = await openWithCraft(t);
  for (const path of ['/craft/019305d4-7f00-7000-8000-000000000000', '/craft/nonsense']) {
    for (const page of [
      await site.open({ expected: /40[04]/ }),
      await openAs(site, owner, { expected: /40[04]/ }),
    ]) {
      const response = await page.goto(path);
      assert.equal(response?.status(), 404);
      assert.match((await response?.text()) ?? '', /couldn(’|'|&#x27;)t load craft/);
      await page.getByRole('heading', { name: "Sorry, couldn't load craft" }).waitFor();
      await page.getByRole('link', { name: 'Return Home' }).waitFor();
    }
  }
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

test('a like pressed before the script has arrived is not lost', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await openAs(site, await newPerson(site.app));
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/craft/${id}`, { waitUntil: 'commit' });
  await page.locator('main input[type=checkbox]').first().check();
  await page.locator('main').getByRole('button', { name: /^Like/ }).click();
  release();
  await page.locator('main button[aria-pressed=true]', { hasText: 'Liked 1' }).waitFor();
  await page.reload();
  await waitForLife(page);
  // The tick is kept on the device.
  await page.locator('main input:checked').waitFor();
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

test('closing the instructions brings signed-in people home; a visitor stays', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  const page = await openAs(site, owner);
  await arrive(page, `/craft/${id}`);
  await page.getByRole('link', { name: 'View Instructions' }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).last().click();
  await page.waitForURL(`${site.url}/`);

  const visitor = await site.open();
  await arrive(visitor, `/craft/${id}`);
  await visitor.getByRole('link', { name: 'View Instructions' }).click();
  const dialog = visitor.getByRole('dialog', { name: title });
  await comesTo(() => dialog.getByRole('button', { name: /Like|Share/ }).count(), 0);
  await comesTo(() => dialog.getByRole('link', { name: 'Print' }).count(), 0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(visitor.url(), `${site.url}/craft/${id}`);
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

test('a picture that is still being made comes by itself', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  const { pool } = site.app.database;
  await pool.query("update crafts set image_status = 'generating' where id = $1", [id]);
  const pages = [await site.open(), await openAs(site, owner)];
  for (const page of pages) {
    await arrive(page, `/craft/${id}`);
    await page.getByText('The picture is still being made').waitFor({ state: 'attached' });
  }
  await pool.query("update crafts set image_status = 'completed' where id = $1", [id]);
  for (const page of pages) await page.locator('article img[src*="image?v="]').waitFor();
});

test('a picture that does not come is asked for three times more, then given up', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open({ expected: /404|ERR_FAILED/ });
  let asked = 0;
  await page.route('**/image?**', (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await arrive(page, `/craft/${id}`);
  await page.getByText('Image unavailable').waitFor();
  assert.equal(asked, 4);
});

test('the craft page is open to everybody', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  const other = await newPerson(site.app);
  // So tall that the bars at both ends cover nothing: the rules count what is half covered as too small.
  for (const size of [phone, desk].map(({ width }) => ({ width, height: 6000 }))) {
    const pages = [
      await site.open({ size }),
      await openAs(site, owner, { size }),
      await openAs(site, other, { size }),
    ];
    for (const page of pages) {
      await arrive(page, `/craft/${id}`);
      await assertOpen(page, 'the craft page');
    }
  }
  const narrow = await openAs(site, owner, { size: { width: 320, height: 640 } });
  await arrive(narrow, `/craft/${id}`);
  await assertFits(narrow, 'the craft page on the narrowest phone');
});
