import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  assertOpen,
  assertAccessible,
  assertFits,
  comesTo,
  desk,
  phone,
  toast,
} from '#tests/support/browser.ts';
import { fillConsole } from '#tests/support/many-people.ts';
import { button, dialog, openAdmin, row, shareFinished, tab } from './admin-visit.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';

for (const [size, sizeName] of [
  [phone, 'a phone'],
  [desk, 'a desk'],
] as const) {
  test(`every part of the console is open to everybody, on ${sizeName}`, async (t) => {
    // Tall enough that the bar at the bottom covers nothing.
    const { site, page, ada } = await openAdmin(t, { size: { ...size, height: 2600 } });
    await shareFinished(site, ada, { title: 'Incomprehensibilities of cardboard' });
    await storeFinished(site.app, null, { title: 'Leaf crown' });
    const check = async (what: string): Promise<void> => {
      await assertOpen(page, what);
    };
    await page.goto('/admin');
    await page.getByText('2', { exact: true }).first().waitFor();
    await page.getByText('Nothing yet').first().waitFor();
    await page.getByText('The same as a table').click();
    await page.getByRole('table', { name: 'Over time' }).waitFor();
    await check('the dashboard');
    const sights = {
      Users: 'Ada.Glue',
      Crafts: 'System',
      Posts: 'Published',
      Moderation: 'Nothing waits for you. All is calm.',
      Activities: 'Craft shared',
      'Admin Logs': 'Command line',
    };
    for (const [name, sight] of Object.entries(sights)) {
      await tab(page, name).click();
      await page.getByText(sight, { exact: true }).last().waitFor();
      await comesTo(() => tab(page, name).getAttribute('aria-selected'), 'true');
      await check(name);
    }

    await tab(page, 'Users').click();
    await page.getByRole('link', { name: 'ada@example.test' }).click();
    await dialog(page).getByText('No bio provided').waitFor();
    await check('the profile of a user');
    for (const [name, sight] of [
      ['Crafts', 'Incomprehensibilities of cardboard'],
      ['Activity Log', 'Registered'],
      ['Credit History', 'Adjust by hand'],
    ] as const) {
      await dialog(page).getByRole('tab', { name }).click();
      await dialog(page).getByText(sight).first().waitFor();
      await check(name);
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Create New User').click();
    await button(page, 'Create User').click();
    await dialog(page).getByText('Username is required').waitFor();
    await check('the form for a new user');
  });
}

test('tabs have addresses: Back, a reload and the keyboard know them', async (t) => {
  const { page } = await openAdmin(t, { size: desk });
  await page.goto('/admin');
  await page.getByText('Total Users').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) asked.push(pathname);
  });
  await tab(page, 'Dashboard').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(asked, [], 'what is passed on the way is not asked for');
  await page.keyboard.press('Enter');
  await page.getByText('No posts found').waitFor();
  assert.deepEqual(asked, ['/api/admin/posts']);
  await tab(page, 'Activities').click();
  await page.getByRole('cell', { name: 'Registered' }).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Activities' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Posts' }).waitFor();
  await page.goBack();
  await page.getByText('Total Users').waitFor();
});

test('a search that fits too many people says of whom the list is', async (t) => {
  const { site, page } = await openAdmin(t);
  await fillConsole(site.app.database.pool, 1_000);
  const note = page.getByText('it shows the first 50 of them');
  await page.goto('/admin?tab=activities&search=a');
  await note.waitFor();
  await assertFits(page, 'a wide search');
  await page.getByLabel('Search by user name, email or ID').fill('ada.glue');
  await note.waitFor({ state: 'detached' });
  await page.getByText('Registered').last().waitFor();
});

test('a long list is paged forth and back', async (t) => {
  const { site, page, ada } = await openAdmin(t, { size: desk });
  await site.app.database.pool.query(
    `insert into activities (user_id, type, created_at)
     select $1, 'login', now() - n * interval '1 minute' from generate_series(1, 60) n`,
    [ada.user.id],
  );
  await page.goto('/admin?tab=activities&filter=login');
  const rows = page.locator('tbody tr');
  await page.getByText('1–25 of 60').waitFor();
  await button(page, 'Next').click();
  await page.getByText('26–50 of 60').waitFor();
  await button(page, 'Next').click();
  await page.getByText('51–60 of 60').waitFor();
  await comesTo(() => rows.count(), 10);
  await comesTo(() => button(page, 'Next').getAttribute('aria-disabled'), 'true');
  await button(page, 'Previous').click();
  await page.getByText('26–50 of 60').waitFor();
  await comesTo(() => rows.count(), 25);
});

test('a list that cannot be loaded says so and is tried again; a failed refresh leaves what was there', async (t) => {
  const { page } = await openAdmin(t, { size: desk, expected: /404|Failed to load/ });
  const refuse = () =>
    page.route('**/api/admin/**', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'NOT_FOUND', message: 'This could not be found.' },
      }),
    );
  await refuse();
  for (const [name, section] of [
    ['dashboard', 'dashboard'],
    ['users', 'users'],
    ['crafts', 'crafts'],
    ['posts', 'posts'],
    ['activities', 'activities'],
    ['logs', 'logs'],
  ] as const) {
    await page.goto(`/admin?tab=${name}`);
    await page.getByText(`Failed to load ${section} data`).waitFor();
  }
  await assertAccessible(page, 'a list that is broken');
  await page.goto('/admin?tab=users');
  await page.getByText('Failed to load users data').waitFor();
  await page.unroute('**/api/admin/**');
  await button(page, 'Try again').click();
  await row(page, 'ada@example.test').waitFor();

  await refuse();
  await button(page, 'Refresh').click();
  await toast(page, 'Failed to load users data');
  await comesTo(() => row(page, 'ada@example.test').count(), 1);
});

test('the charts are read with the arrow keys', async (t) => {
  const { page } = await openAdmin(t, { size: desk });
  await page.goto('/admin');
  const chart = page.getByRole('slider', { name: 'Sign-ups, step by step' });
  await chart.focus();
  const today = (await chart.getAttribute('aria-valuetext')) ?? '';
  assert.match(today, /^\w+ \d+: 2$/);
  await page.getByText(today, { exact: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await comesTo(async () => (await chart.getAttribute('aria-valuetext'))?.endsWith(': 0'), true);
  await button(page, 'Year').click();
  await page.waitForFunction(() => document.querySelector('input[type=range]')?.getAttribute('max') === '11');
  assert.match((await chart.getAttribute('aria-valuetext')) ?? '', /^\w+ \d{4}: 2$/);
});

test('the console is usable in a window of 320 pixels', async (t) => {
  const { page, ada } = await openAdmin(t, { size: { width: 320, height: 640 } });
  for (const name of ['dashboard', 'users', 'logs']) {
    await page.goto(`/admin?tab=${name}`);
    await button(page, 'Refresh').waitFor();
    await page.getByText('Loading…').waitFor({ state: 'detached' });
    await assertFits(page, name);
  }
  await page.goto(`/admin?tab=users&user=${ada.user.id}`);
  const last = dialog(page).getByRole('tab', { name: 'Credit History' });
  await last.click();
  const box = await last.boundingBox();
  assert.ok(box && box.x + box.width <= 320, 'the last tab is in sight');
  await dialog(page).getByText('Adjust by hand').waitFor();
  await assertFits(page, 'the details of a user');
});
