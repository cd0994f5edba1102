import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFrameLater, assertOpen, comesTo, desk, openAs, phone, toast } from '#tests/support/browser.ts';
import { openScene, share, say, button, card } from './community-visit.ts';

test('Back from a post finds the feed where it was left', async (t) => {
  const scene = await openScene(t);
  for (let each = 1; each <= 6; each += 1) await share(scene, scene.ann, { title: `Bird ${each}` });
  const page = await openAs(scene.site, scene.bo);
  await page.goto('/community');
  await button(page, 'Load More Crafts').click();
  const wanted = card(page, 'Bird 1').getByRole('link', { name: /View Details/ });
  await wanted.scrollIntoViewIfNeeded();
  await aFrameLater(page);
  const left = await page.evaluate(() => scrollY);
  assert.ok(left > 1000);
  await wanted.click();
  await page.getByRole('heading', { level: 1, name: 'Bird 1' }).waitFor();
  await page.goBack();
  await card(page, 'Bird 1').waitFor();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 3, left);
});

test('what home shows of others says that it is shared, what is one’s own does not', async (t) => {
  const scene = await openScene(t);
  const title = 'Paper owl';
  await share(scene, scene.ann, { title });
  const page = await openAs(scene.site, scene.bo);
  await page.goto('/');
  await page
    .locator('section', { hasText: 'Community Highlights' })
    .getByRole('link', { name: title })
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText('Community-shared craft').waitFor();
  await dialog.getByText('Materials Needed').waitFor();
  await page.reload();
  await dialog.getByText('Community-shared craft').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).search, '');

  const own = await openAs(scene.site, scene.ann);
  await own.goto('/');
  await own.locator('section', { hasText: 'My Created Crafts' }).getByRole('link', { name: title }).click();
  await own.getByRole('dialog', { name: title }).getByText('Materials Needed').waitFor();
  await comesTo(() => own.getByText('Community-shared craft').count(), 0);
});

test('the owner takes a craft out of the community again', async (t) => {
  const scene = await openScene(t);
  const post = await share(scene, scene.ann, { title: 'Paper whale' });
  const page = await openAs(scene.site, scene.ann);
  await page.goto(`/community/posts/${post.id}`);
  await button(page, 'Remove from Community').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Community' }).click();
  await toast(page, 'Removed from the community');
  await page.getByText('Nobody has shared a craft yet.').waitFor();
  assert.equal(page.url(), `${scene.site.url}/community`);
});

test('a post that is gone and a line that is down are told kindly', async (t) => {
  const scene = await openScene(t);
  await share(scene, scene.ann, { title: 'Window bird' });
  const page = await openAs(scene.site, scene.bo, { expected: /404|400|Failed to load|ERR_FAILED/ });
  for (const id of ['4711', 'nonsense']) {
    await page.goto(`/community/posts/${id}`);
    await page
      .getByText("Post Not Found: The post you're looking for doesn't exist or may have been removed.")
      .waitFor();
  }
  await page.route('**/api/posts?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByText('The community could not be loaded').waitFor();
  await page.unroute('**/api/posts?*');
  await button(page, 'Try again').click();
  await card(page, 'Window bird').waitFor();

  await page.route('**/likes', (route) => route.abort());
  await button(page, /^Like/).click();
  await toast(page, 'Could not like the post');
  await button(page, /^Like.*0 likes/).waitFor();
});

for (const width of [phone.width, desk.width, 320]) {
  test(`the community is open to everybody, ${width} px wide`, async (t) => {
    const scene = await openScene(t);
    const { site, ann, bo } = scene;
    const post = await share(scene, ann, { title: 'Incomprehensibilities of cardboard' });
    await say(bo, post.id, 'Honorificabilitudinitatibus, and a long word at that.');
    await say(ann, post.id, 'Call me on 0171 234 56 78');
    await site.app.services.accountAdmin.setAdminByEmail(ann.user.email, true);
    // Tall enough that the bar at the bottom covers nothing.
    const page = await openAs(site, ann, { size: { width, height: 2800 } });
    const check = async (what: string): Promise<void> => {
      await assertOpen(page, what);
    };
    await page.goto('/community');
    await card(page, post.craft.title).waitFor();
    await page.getByText('Filter Crafts').click();
    await button(page, 'Easy').click();
    await page.getByText('Active', { exact: true }).waitFor();
    await check('the feed');
    await page.goto(`/community/posts/${post.id}`);
    await page.getByText('Honorificabilitudinitatibus').waitFor();
    await check('a post');
    await button(page, 'Report or block: bo_glue').click();
    await button(page, 'Report this comment').waitFor();
    await check('what can be done about it');
    await button(page, 'Report this comment').click();
    await button(page, 'Send report').click();
    await check('a report');
    await page.goto('/admin?tab=moderation');
    await page.getByText('Call me on 0171 234 56 78').waitFor();
    await check('the cases');
    await page.goto('/profile/settings');
    await page.getByText('You have not blocked anybody.').waitFor();
    await check('the settings');
  });
}
