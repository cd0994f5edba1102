import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comesTo, openAs } from '#tests/support/browser.ts';
import { openScene, bell, list } from './notifications-visit.ts';

test('nothing yet, then more than nine, read one by one or all at once', async (t) => {
  const { site, ann, tell } = await openScene(t);
  const page = await openAs(site, ann);
  await page.goto('/');
  await bell(page).click();
  await page.getByText('No notifications yet').waitFor();
  await comesTo(() => page.getByRole('button', { name: 'Mark all as read' }).count(), 0);

  for (let each = 1; each <= 25; each += 1) await tell(`Piece of news ${each}`);
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 25 unread' }).waitFor();
  await comesTo(() => bell(page).textContent(), '9+');
  await bell(page).click();
  await page.getByText('Piece of news 25').waitFor();
  const box = await list(page).boundingBox();
  assert.equal(box?.height, 400);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await page.getByText('Piece of news 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark as read: Piece of news 25' }).click();
  await page.getByRole('button', { name: 'Notifications, 24 unread' }).waitFor();

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await list(page)
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .waitFor({ state: 'detached' });
  const { rows } = await site.app.database.pool.query(
    'select count(*)::int as unread from notifications where not is_read',
  );
  assert.equal(rows[0].unread, 0);
});

test('news leads to what it is about, by keyboard too', async (t) => {
  const { site, ann, tell } = await openScene(t);
  await tell('Your credits are here.');
  const page = await openAs(site, ann);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: /Your credits are here/ });
  await link.waitFor();
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/credits`);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await comesTo(() => list(page).count(), 0, 'the list has closed');
});
