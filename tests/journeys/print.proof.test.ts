import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAs, openSite } from '#tests/support/browser.ts';
import { arrive } from './craft-visit.ts';
import { listItemPages } from '#tests/support/pdf-structure.ts';
import { newPerson } from '#tests/support/people.ts';
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
  const page = await openAs(site, person);
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
