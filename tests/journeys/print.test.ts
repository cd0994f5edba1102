import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  openAs,
  assertAccessible,
  comesTo,
  desk,
  phone,
  toast,
  waitForLife,
} from '#tests/support/browser.ts';
import type { Page } from 'playwright-core';
import { arrive, openWithCraft } from './craft-visit.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';

const windowMs = 8_000;

/** A busy browser may lose a window on its way to us: then it is asked again from the start, and tells what it did. */
async function firstWindow(page: Page, ask: () => Promise<void>): Promise<Page> {
  const asked: unknown[] = [];
  for (let time = 1; time <= 3; time += 1) {
    const coming = page.waitForEvent('popup', { timeout: windowMs }).catch(() => null);
    const [popup] = await Promise.all([coming, ask()]);
    if (popup) return popup;
    asked.push(await page.evaluate(() => (window as unknown as { opened: string[] }).opened));
    await page.reload();
    await waitForLife(page);
  }
  throw new Error(`no window came; asked for one, the browser opened ${JSON.stringify(asked)}`);
}

test('printing opens a window with all of it; where none may open, the page prints itself', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  const page = await openAs(site, owner, { size: desk });
  await page.context().addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
    const open = window.open.bind(window);
    const opened: string[] = [];
    window.open = (...given) => {
      const view = open(...given);
      opened.push(view ? 'a window' : 'nothing');
      return view;
    };
    Object.assign(window, { opened });
  });
  await arrive(page, `/craft/${id}`);
  const printNow = async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  };
  const popup = await firstWindow(page, printNow);
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
