import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAs, assertOpen, assertFits, comesTo, desk, phone, waitForLife } from '#tests/support/browser.ts';
import { arrive, openWithCraft } from './craft-visit.ts';
import { newPerson } from '#tests/support/people.ts';

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
