import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen, comesTo, openAs, phone } from '#tests/support/browser.ts';
import { openScene, bell, list } from './notifications-visit.ts';

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
