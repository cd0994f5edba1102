import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { Notification } from '#contract/notifications.ts';
import { assertOpen, comesTo, openAs, openSite, phone } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Scene {
  site: Site;
  ann: Person;
  tell: (content: string, about?: Partial<Pick<Notification, 'sourceType' | 'sourceId'>>) => Promise<void>;
}

async function openScene(t: TestContext): Promise<Scene> {
  const site = await openSite(t);
  const ann = await newPerson(site.app);
  const { services, database } = site.app;
  let count = 0;
  return {
    site,
    ann,
    tell: async (content, { sourceType = 'credits', sourceId = null } = {}) => {
      count += 1;
      await services.notifications.tell(database.db, {
        userId: ann.user.id,
        type: 'credits_added',
        content,
        sourceType,
        sourceId,
        once: `test:${count}`,
      });
    },
  };
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('region', { name: 'Latest notifications' });

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

test('the count is asked for every 30 seconds, but not in a hidden tab', async (t) => {
  const { site, ann, tell } = await openScene(t);
  const page = await openAs(site, ann);
  await page.clock.install();
  let asked = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/unread/count')) asked += 1;
  });
  const settle = () => page.waitForLoadState('networkidle');
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await page.goto('/');
  await bell(page).waitFor();
  await settle();
  const atFirst = asked;
  await tell('Something new');
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  assert.equal(asked, atFirst + 1);

  await show('hidden');
  await page.clock.runFor(120_000);
  await settle();
  assert.equal(asked, atFirst + 1);
  await tell('Something more');
  await show('visible');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
});

test('what fails is written down, not shown', async (t) => {
  const { site, ann, tell } = await openScene(t);
  await tell('Your credits are here.');
  const page = await openAs(site, ann, { expected: /Failed to load resource|ERR_FAILED/ });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/');
  await bell(page).click();
  await page.route('**/read', (route) => route.abort());
  await page.getByRole('button', { name: /^Mark as read/ }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  assert.match(warnings.join('\n'), /Failed to mark as read/);
});

for (const width of [320, phone.width]) {
  test(`notifications are open to everybody, ${width} px wide`, async (t) => {
    const { site, ann, tell } = await openScene(t);
    await tell('Your credits are here.');
    await tell('Your comment was looked at and is published now.', { sourceType: 'account' });
    const page = await openAs(site, ann, { size: { width, height: 640 } });
    await page.goto('/');
    await bell(page).click();
    await list(page).waitFor();
    await assertOpen(page, 'the list of notifications');
    await page.keyboard.press('Escape');
    await comesTo(() => bell(page).evaluate((element) => element === document.activeElement), true);
  });
}
