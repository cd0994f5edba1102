import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { shareCraft } from '#contract/community.ts';
import { openAs, assertAccessible, comesTo, desk, phone } from '#tests/support/browser.ts';
import { arrive, openWithCraft } from './craft-visit.ts';

interface Fit {
  isWhole: boolean;
  height: number;
}

/** Whether all of a picture is seen within its frame. */
const fitOf = (picture: Locator): Promise<Fit> =>
  picture.evaluate((image: HTMLImageElement) => {
    const [own, frame] = [image.getBoundingClientRect(), image.parentElement!.getBoundingClientRect()];
    const isInside = own.bottom <= frame.bottom + 1 && own.right <= frame.right + 1;
    const isInShape =
      image.naturalWidth > 0 &&
      Math.abs(own.width / own.height - image.naturalWidth / image.naturalHeight) < 0.02;
    return { isWhole: isInside && isInShape, height: frame.height };
  });

test('the community shows pictures whole, at most 400 high', async (t) => {
  const { site, owner, id, title } = await openWithCraft(t, { shared: false });
  const { post } = await owner.client.call(shareCraft, { body: { craftId: id } });
  for (const size of [desk, phone]) {
    const page = await openAs(site, owner, { size });
    for (const address of ['/community', `/community/posts/${post.id}`]) {
      await arrive(page, address);
      const picture = page.getByRole('article').filter({ hasText: title }).locator('a img');
      await comesTo(async () => (await fitOf(picture)).isWhole, true, `${address} at ${size.width} px`);
      assert.ok((await fitOf(picture)).height <= 400);
    }
  }
});

test('a picture that is still being made is a calm place with words', async (t) => {
  const { site, owner, id } = await openWithCraft(t);
  await site.app.database.pool.query(
    `update crafts set image_status = 'generating', image_color = '#d64545' where id = $1`,
    [id],
  );
  for (const address of ['/profile?tab=crafts', `/craft/${id}`]) {
    const page = await openAs(site, owner);
    await arrive(page, address);
    const words = page.getByText('The picture is still being made');
    await words.waitFor();
    const place = await words.evaluate((element) => {
      const [own, frame] = [element.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()];
      return {
        isRead: own.width > 60 && own.height > 16 && own.bottom <= frame.bottom && own.right <= frame.right,
        color: getComputedStyle(element.parentElement!).backgroundColor,
      };
    });
    assert.equal(place.isRead, true, address);
    assert.notEqual(place.color, 'rgb(214, 69, 69)');
    await assertAccessible(page, 'the page with a picture to come');
  }
});
