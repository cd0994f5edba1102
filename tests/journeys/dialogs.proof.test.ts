import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openAs, comesTo, desk, phone, waitForRest } from '#tests/support/browser.ts';
import { arrive, button, openWithCraft } from './craft-visit.ts';

/** The color of one point of the window, as it is seen. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  await waitForRest(page);
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

test('a dialog over a dialog darkens the page once', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  for (const size of [desk, phone]) {
    const page = await openAs(site, owner, { size });
    const corner = () => colorAt(page, 3, 3);
    await arrive(page, '/');
    const bright = await corner();
    await arrive(page, `/?craft=${id}`);
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByText('Materials Needed').waitFor();
    const dim = await corner();
    assert.notDeepEqual(dim, bright);
    await sheet.getByRole('button', { name: 'Share', exact: true }).click();
    await button(page, 'Copy Link').waitFor();
    assert.deepEqual(await corner(), dim, `with two dialogs open, ${size.width} px wide`);
    await page.keyboard.press('Escape');
    await comesTo(() => page.getByRole('dialog').count(), 1);
    assert.deepEqual(await corner(), dim, `with the second closed, ${size.width} px wide`);
  }
});

test('a plain dialog in a side sheet has a height and corners of its own', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t);
  for (const size of [desk, phone]) {
    const page = await openAs(site, owner, { size });
    await arrive(page, `/?craft=${id}`);
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this craft?' });
    const paper = question.locator('> *').first();
    await paper.waitFor();
    const shape = await paper.evaluate((element) => {
      const { borderStartStartRadius, borderEndEndRadius, borderEndStartRadius, maxHeight } =
        getComputedStyle(element);
      const corners = [borderStartStartRadius, borderEndEndRadius, borderEndStartRadius];
      return { square: corners.includes('0px'), maxHeight };
    });
    assert.deepEqual(shape, { square: false, maxHeight: `${size.height - 32}px` });
    const [outside, inside] = [await question.boundingBox(), await question.locator('p').boundingBox()];
    assert.ok(outside && inside && inside.y + inside.height < outside.y + outside.height);
  }
});
