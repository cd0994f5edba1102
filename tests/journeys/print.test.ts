import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertAccessible,
  comesTo,
  desk,
  openSite,
  phone,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import { arrive, openAs, openWithCraft } from './craft-visit.ts';
import { listItemPages } from '#tests/support/pdf-structure.ts';
import { newPerson } from '#tests/support/people.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

const sentence = 'Press both sheets together and count slowly while the glue takes hold of them. ';

/** From a handful of short steps to far more than a page. */
const lengths = Array.from({ length: 10 }, (_, craft) => ({
  steps: 4 + craft * 2,
  sentences: 1 + (craft % 5) * 2,
  materials: 2 + craft * 2,
}));

test('a printed list that nobody looks after is broken, which the reader of pages notices', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  const items = Array.from({ length: 20 }, () => `<li>${sentence.repeat(12)}</li>`).join('');
  await page.setContent(`<title>x</title><ol>${items}</ol>`);
  const pages = listItemPages(await page.pdf({ format: 'A4', tagged: true }));
  assert.equal(pages.length, 20);
  assert.ok(pages.some((on) => on.length > 1));
});

test('of ten printed crafts of all lengths no step is broken across pages', async (t) => {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await site.open();
  const cookies = [...person.client.cookies];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })));
  await page.addInitScript(() => {
    Object.assign(window, { open: () => null, print: () => Object.assign(window, { printed: true }) });
  });
  let mostPages = 0;
  for (const { steps, sentences, materials } of lengths) {
    const id = await storeCraft(site.app, person.user.id, {
      steps: Array.from({ length: steps }, () => ({ text: sentence.repeat(sentences), who: 'together' })),
      supplies: Array.from({ length: materials }, (_, index) => `Sheet of paper ${index}`),
    });
    for (const format of ['A4', 'Letter']) {
      await arrive(page, `/craft/${id}`);
      await page.getByRole('link', { name: 'Print' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
      await page.waitForFunction(() => 'printed' in window);
      const pages = listItemPages(await page.pdf({ format, tagged: true }));
      // Materials, steps, one safety note and the line about the grown-up.
      assert.equal(pages.length, materials + steps + 2, `${steps} steps on ${format}`);
      assert.deepEqual(
        pages.filter((on) => on.length !== 1),
        [],
        `${steps} steps on ${format} are whole`,
      );
      mostPages = Math.max(mostPages, new Set(pages.flat()).size);
    }
  }
  assert.ok(mostPages > 2, 'some of them take several pages');
});

test('printing opens a window with all of it; where none may open, the page prints itself', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  const page = await openAs(site, owner, { size: desk });
  await page.context().addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  await arrive(page, `/craft/${id}`);
  const printNow = async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  };
  const [popup] = await Promise.all([page.waitForEvent('popup'), printNow()]);
  await popup.getByRole('heading', { level: 1, name: title }).waitFor();
  for (const part of [
    'Age range',
    'Difficulty',
    'Duration',
    'Materials Needed',
    'Instructions',
    'Keep it safe',
  ])
    await popup.getByText(part, { exact: true }).waitFor();
  for (const family of ['Fredoka', 'Atkinson']) {
    const isSet = () =>
      popup.evaluate(
        (wanted) =>
          [...document.fonts].some(
            (face) => face.family.replaceAll('"', '') === wanted && face.status === 'loaded',
          ),
        family,
      );
    await comesTo(isSet, true, `the sheet is set in ${family}`);
  }
  const picture = popup.locator('img.picture');
  assert.ok(await picture.evaluate((image) => image.getBoundingClientRect().height <= 300));
  assert.ok(await popup.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().width <= 800));
  await popup.getByLabel(/Save ink/).check();
  await comesTo(() => picture.count(), 0);
  const path = (await popup.locator('.code path').last().getAttribute('d')) ?? '';
  assert.equal(readQrCode(codeIn(path)), `${site.url}/craft/${id}`);
  await popup.close();

  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await printNow();
  await toast(page, 'Print Error');
  await toast(page, 'Could not open print window. Please check your popup settings.');
  await page.waitForFunction(() => (window as unknown as { printed: number }).printed === 1);
  await page.emulateMedia({ media: 'print' });
  await comesTo(() => page.locator('.sheet h1').isVisible(), true);
  await comesTo(() => page.locator('#root').isVisible(), false);
});

test('anybody opens a craft as a PDF, on the paper of their country or the one they chose before', async (t) => {
  const { site, id } = await openWithCraft(t);
  await site.app.database.pool.query(`update crafts set plan = plan || '{"templates": 2}' where id = $1`, [
    id,
  ]);
  const document = await site.app.client().send({ url: `/craft/${id}` });
  assert.ok(document.body.includes(`href="/api/crafts/${id}/print.pdf"`), 'a link that needs no script');

  const page = await site.open({ size: phone });
  await arrive(page, `/craft/${id}`);
  await page.getByText('With templates to cut out').waitFor();
  await page.getByRole('link', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print this craft' });
  const pdf = dialog.getByRole('link', { name: /Open as a PDF/ });
  const address = async () => new URL((await pdf.getAttribute('href')) ?? '', site.url).search;
  assert.equal(await address(), '?paper=letter&text=normal&ink=full');
  await dialog.getByText('With templates to cut out').waitFor();
  await assertAccessible(page, 'the ways to print');
  await dialog.getByRole('button', { name: 'A4' }).click();
  await dialog.getByLabel('Large print').check();
  await dialog.getByLabel('Save ink: outlines only').check();
  await comesTo(address, '?paper=a4&text=large&ink=saver');
  const response = await page.request.get((await pdf.getAttribute('href')) ?? '');
  assert.deepEqual([response.status(), response.headers()['content-type']], [200, 'application/pdf']);

  await page.reload();
  await waitForLife(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await comesTo(address, '?paper=a4&text=large&ink=saver');
});

/** The modules of a code from the path that draws them, a border of four around. */
function codeIn(path: string): boolean[][] {
  const dark = [...path.matchAll(/M(\d+) (\d+)h/g)].map((match) => [
    Number(match[1]) - 4,
    Number(match[2]) - 4,
  ]);
  const size = Math.max(...dark.map(([x = 0]) => x)) + 1;
  const code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x = 0, y = 0] of dark) code[y]![x] = true;
  return code;
}
