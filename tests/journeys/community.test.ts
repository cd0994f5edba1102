import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as community from '#contract/community.ts';
import { listCases } from '#contract/safety.ts';
import { comesTo, openAs, toast } from '#tests/support/browser.ts';
import { openScene, make, share, say, button, card } from './community-visit.ts';

test('pages append without a jump, and filters live in the address', async (t) => {
  const scene = await openScene(t);
  for (let each = 1; each <= 6; each += 1) {
    await share(scene, scene.ann, {
      title: `Bird ${each}`,
      difficulty: each % 3 === 0 ? 'hard' : 'easy',
      theme: each % 2 === 0 ? 'Space' : 'Ocean',
    });
  }
  const page = await openAs(scene.site, scene.bo);
  await page.goto('/community');
  await card(page, 'Bird 6').waitFor();
  await comesTo(() => page.getByRole('article').count(), 4);
  const more = button(page, 'Load More Crafts');
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await more.click();
  await page.getByText('You have seen them all. Time to make something.').waitFor();
  await comesTo(() => page.getByRole('article').count(), 6);
  await comesTo(() => page.evaluate(() => scrollY), before);
  await comesTo(() => page.evaluate(() => document.activeElement?.textContent), 'Bird 2');

  await page.getByText('Filter Crafts').click();
  await comesTo(() => page.getByText('Active', { exact: true }).count(), 0);
  await button(page, 'Hard').click();
  await page.getByText('Active', { exact: true }).waitFor();
  await card(page, 'Bird 3').waitFor();
  await comesTo(() => page.getByRole('article').count(), 2);
  await page.getByLabel('Theme').selectOption('Ocean');
  await card(page, 'Bird 6').waitFor({ state: 'detached' });
  assert.equal(page.url(), `${scene.site.url}/community?difficulty=hard&theme=Ocean`);

  await page.getByRole('link', { name: /View Details/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Bird 3' }).waitFor();
  await page.goBack();
  await card(page, 'Bird 3').waitFor();
  assert.equal(page.url(), `${scene.site.url}/community?difficulty=hard&theme=Ocean`);
  await comesTo(() => page.getByRole('article').count(), 1);

  await page.getByText('Filter Crafts').click();
  await button(page, 'Remove Ocean').click();
  await button(page, 'My Supplies').click();
  await page.getByText('No crafts found').waitFor();
  await button(page, 'Reset all filters').last().click();
  await card(page, 'Bird 6').waitFor();
  assert.equal(page.url(), `${scene.site.url}/community`);
});

test('what is shared is seen, liked and talked about, and its maker hears of it', async (t) => {
  const scene = await openScene(t);
  const { site, ann, bo } = scene;
  const post = await share(scene, ann, { title: 'Kite of two bags' });
  const boPage = await openAs(site, bo);
  await boPage.goto('/');
  await boPage.getByRole('link', { name: /Kite of two bags/ }).waitFor();
  await boPage.getByRole('link', { name: 'See More Posts' }).click();
  const shown = card(boPage, 'Kite of two bags');
  await shown.getByText('Ann.Paper').waitFor();
  await shown.getByText('today').waitFor();
  await shown.getByText('Ages 6-8').waitFor();
  await shown.getByRole('button', { name: /^Like/ }).click();
  await shown.getByRole('button', { name: /^Liked/ }).waitFor();
  await shown.getByRole('link', { name: /View Details/ }).click();

  await boPage.getByRole('heading', { level: 1, name: 'Kite of two bags' }).waitFor();
  await boPage.getByRole('button', { name: /^Liked.*1 like/ }).waitFor();
  await boPage.getByText('No comments yet').waitFor();
  await boPage.getByText('Be the first to leave a comment!').waitFor();
  const add = button(boPage, 'Add comment');
  await comesTo(() => add.isDisabled(), true);
  await boPage.getByLabel('Your comment').fill('   ');
  await comesTo(() => add.isDisabled(), true);
  await boPage.getByLabel('Your comment').fill('It flew over the house.');
  await add.click();
  await toast(boPage, 'Your comment has been added');
  await comesTo(() => boPage.getByLabel('Your comment').inputValue(), '');
  await boPage.getByText('It flew over the house.').waitFor();
  await boPage.getByText('just now').waitFor();

  await boPage.getByLabel('Your comment').fill('Write to me at bo@kites.example');
  await add.click();
  await toast(boPage, 'Thank you for your comment');
  await boPage.getByText('Waiting for a look. Only you can see it.').waitFor();
  assert.equal((await ann.client.call(community.getPost, { params: { id: post.id } })).commentsCount, 1);

  const annPage = await openAs(site, ann);
  await annPage.goto('/');
  await button(annPage, 'Notifications, 2 unread').click();
  await annPage.getByRole('link', { name: /bo_glue commented/ }).click();
  await annPage.getByRole('heading', { level: 1, name: 'Kite of two bags' }).waitFor();
  await button(annPage, 'Notifications, 1 unread').waitFor();
  await annPage.getByText('It flew over the house.').waitFor();
  await comesTo(() => annPage.getByText('Write to me').count(), 0);
  await comesTo(() => button(annPage, /Delete the comment by bo_glue/).count(), 0);

  await button(boPage, 'Delete the comment by bo_glue').first().click();
  await boPage.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toast(boPage, 'Comment deleted successfully');
  await boPage.getByText('It flew over the house.').waitFor({ state: 'detached' });
});

test('a craft is shared in one’s own words, which may wait for a look', async (t) => {
  const scene = await openScene(t);
  const { site, ann, bo } = scene;
  const craftId = await make(scene, ann, { title: 'Paper whale', description: 'It swims on string.' });
  const page = await openAs(site, ann);
  await page.goto(`/craft/${craftId}`);
  await button(page, 'Share to Community').click();
  const caption = page.getByLabel('Words to go with it');
  await comesTo(() => caption.inputValue(), 'It swims on string.');
  await caption.fill('Ours lives in the bathroom.');
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await toast(page, 'Shared with the community');
  await button(page, 'Remove from Community').waitFor();

  const boPage = await openAs(site, bo);
  await boPage.goto('/community');
  const shown = card(boPage, 'Paper whale');
  await shown.getByText('Ours lives in the bathroom.').waitFor();
  await shown.getByRole('link').first().click();
  await boPage.getByRole('dialog').getByText('Community-shared craft').waitFor();
  await boPage.getByRole('dialog').getByText('Fold the paper in half.').waitFor();
  await boPage.goBack();
  await boPage.getByRole('dialog').waitFor({ state: 'detached' });

  await button(page, 'Remove from Community').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Community' }).click();
  await button(page, 'Share to Community').click();
  await caption.fill('Find us at www.whales.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await toast(page, 'Almost there');
  await toast(page, 'Thank you. We will look at your words before others see them.');
  await boPage.reload();
  await boPage.getByText('No crafts found').waitFor();
});

test('a report has a receipt, a block has an end', async (t) => {
  const scene = await openScene(t);
  const { site, ann, bo } = scene;
  const post = await share(scene, ann, { title: 'Loud drum' });
  const page = await openAs(site, bo);
  await page.goto('/community');
  const more = button(page, 'Report or block: Ann.Paper');
  await more.click();
  await button(page, 'Report this post').click();
  await button(page, 'Send report').click();
  await page.getByText('Please choose a reason').waitFor();
  await page.getByLabel('This is not safe').check();
  await page.getByLabel(/Anything we should know/).fill('The sticks are sharp.');
  await button(page, 'Send report').click();
  await page.getByText(/^R-\d+-\d+$/).waitFor();
  await button(page, 'Done').click();
  const [stored] = (await site.app.database.pool.query('select reason, note from community_reports')).rows;
  assert.deepEqual(stored, { reason: 'unsafe', note: 'The sticks are sharp.' });

  await more.click();
  await button(page, 'Block Ann.Paper').click();
  await page.getByText('They are not told.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await toast(page, 'Ann.Paper is blocked');
  await page.getByText('No crafts found').waitFor();

  const annPage = await openAs(site, ann);
  await annPage.goto('/community');
  await card(annPage, 'Loud drum').waitFor();
  await comesTo(() => button(annPage, /Report or block/).count(), 0, 'not for what is one’s own');

  await page.goto('/profile/settings');
  await button(page, 'Unblock: Ann.Paper').click();
  await page.getByText('You have not blocked anybody.').waitFor();
  await page.goto(`/community/posts/${post.id}`);
  await page.getByRole('heading', { level: 1, name: 'Loud drum' }).waitFor();
});

test('an administrator decides, and takes a decision back', async (t) => {
  const scene = await openScene(t);
  const { site, ann, bo } = scene;
  const post = await share(scene, ann, { title: 'Window bird' });
  await say(bo, post.id, 'Call me on 0171 234 56 78');
  await site.app.services.accountAdmin.setAdminByEmail(ann.user.email, true);
  const seen = async () =>
    (await ann.client.call(community.listComments, { params: { id: post.id }, query: {} })).length;

  const page = await openAs(site, ann);
  await page.goto('/admin?tab=moderation');
  await page.getByText('Call me on 0171 234 56 78').waitFor();
  await page.getByText('Held: looks like contact details').waitFor();
  await button(page, 'Keep: Comment by bo_glue').click();
  const undo = button(page, 'Undo: Comment by bo_glue');
  await undo.waitFor();
  await comesTo(() => undo.evaluate((element) => element === document.activeElement), true);
  await comesTo(() => seen(), 1);
  await page.keyboard.press('Enter');
  await button(page, 'Remove: Comment by bo_glue').click();
  await page.getByText('Removed', { exact: true }).waitFor();
  await comesTo(() => seen(), 0);
  await page.getByRole('tab', { name: 'Decided' }).click();
  await page.getByText('Call me on 0171 234 56 78').waitFor();
  await page.getByRole('tab', { name: 'Open' }).click();
  await page.getByText('Nothing waits for you. All is calm.').waitFor();
  assert.equal((await ann.client.call(listCases, { query: {} })).length, 0);

  const boPage = await openAs(site, bo);
  await boPage.goto('/admin');
  await boPage.getByRole('heading', { name: 'Access Denied' }).waitFor();
});
