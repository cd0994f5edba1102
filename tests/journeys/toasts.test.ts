import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { comesTo, desk, openSite, phone } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { openAs, openWithCraft } from './craft-visit.ts';
import { openWizard, press } from './create-wizard.ts';

interface AccessibleNode {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  name?: { value?: string };
  properties?: { name: string; value: { value?: string } }[];
}

/** What screen readers are told as it comes: the words within live regions of the accessibility tree. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AccessibleNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: AccessibleNode | undefined): boolean =>
    node !== undefined &&
    ((node.properties ?? []).some(
      ({ name, value }) => name === 'live' && /polite|assertive/.test(value.value ?? ''),
    ) ||
      isLive(byId.get(node.parentId ?? '')));
  return nodes
    .filter((node) => !node.ignored && isLive(node))
    .map((node) => node.name?.value ?? '')
    .join(' ');
}

/** What is said is there for a second only: the clock stands while it is listened for. */
async function isHeard(page: Page, words: string): Promise<void> {
  for (let step = 0; step < 18; step += 1) {
    if ((await heard(page)).includes(words)) return;
    await page.clock.runFor(50);
  }
  assert.fail(`“${words}” is not heard, only “${await heard(page)}”`);
}

async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Toast: success' }).click();
  await shown(page).waitFor();
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T08:01:00Z');
  await page.clock.runFor(4000);
}

const shown = (page: Page): Locator => page.locator('li[data-state=open]');

test('a toast is heard on the page, in a dialog, and in a dialog that opens while it is there', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app));
  await openKit(page);
  await page.getByRole('button', { name: 'Toast: error' }).click();
  await isHeard(page, 'Login failed');
  await page.clock.runFor(6000);
  for (const opener of ['Open dialog', 'Open sheet']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Toast: action' }).click();
    await isHeard(page, 'Item has been added to your inventory.');
    await page.clock.runFor(6000);
    await dialog.getByRole('button', { name: 'Toast: error' }).click();
    await isHeard(page, 'The email or password is not right.');
    await page.clock.runFor(6000);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('a toast whose code cannot be fetched is heard in a dialog all the same', async (t) => {
  const site = await openSite(t);
  const page = await openAs(site, await newPerson(site.app), { expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.addInitScript(() => {
    // What the page fetches ahead while nothing goes on would bring it.
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms: number) => later(run, ms === 2000 ? 600_000 : ms),
    });
  });
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Toast: success' }).click();
  await comesTo(async () => (await heard(page)).includes('Link copied!'), true);
  await page.getByRole('dialog').getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await comesTo(() => page.getByText('Link copied!').count(), 0);
});

type Reach = 'free' | 'covered' | 'not there';

/** Whether the toast leaves free what stands there with it. */
async function leavesFree(page: Page, ...others: Locator[]): Promise<Reach> {
  const toast = await shown(page)
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (!toast) return 'not there';
  for (const other of others) {
    const box = await other.boundingBox({ timeout: 100 }).catch(() => null);
    if (!box) return 'not there';
    const isBeside = box.x >= toast.x + toast.width || toast.x >= box.x + box.width;
    const isApart = box.y >= toast.y + toast.height || toast.y >= box.y + box.height;
    if (!isBeside && !isApart) return 'covered';
  }
  return 'free';
}

/** On top on small screens, at the bottom right on larger ones. */
async function assertInPlace(page: Page): Promise<void> {
  const toast = await shown(page).boundingBox();
  const { width, height } = page.viewportSize() ?? phone;
  assert.ok(toast);
  const middle = toast.y + toast.height / 2;
  if (width < 768) assert.ok(middle < height / 2, `on top, not at ${middle}`);
  else assert.ok(middle > height / 2 && toast.x + toast.width > width - 40, `${middle}, ${toast.x}`);
}

const free = async (page: Page, ...others: Locator[]): Promise<void> => {
  let before: Reach = 'not there';
  const look = async (): Promise<Reach> => {
    const verdict = await leavesFree(page, ...others);
    if (verdict === 'not there' && before === 'covered') assert.fail('it was covered until the toast went');
    before = verdict;
    return verdict;
  };
  await comesTo(look, 'free');
  await assertInPlace(page);
};

test('after registering on a phone the way out lies free', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Email').fill('ann@example.test');
  await form.getByLabel('Community nickname').fill('Ann.Glue');
  await form.getByLabel('Password', { exact: true }).fill('paper-Bird-7');
  await form.getByLabel('Confirm password').fill('paper-Bird-7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await free(page, page.getByRole('button', { name: 'Logout' }), page.getByRole('button', { name: /Notif/ }));
});

for (const size of [phone, desk, { width: 800, height: 700 }]) {
  test(`a toast lies on no button that is pressed next, ${size.width} px wide`, async (t) => {
    const { site, owner, id, title } = await openWithCraft(t);
    const page = await openAs(site, owner, { size, expected: /500/ });
    await page.route('**/likes', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/?craft=${id}`);
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByRole('button', { name: /^Like/ }).click();
    const closes = sheet.getByRole('button', { name: 'Close', exact: true });
    await free(page, closes.first(), closes.last(), sheet.getByRole('button', { name: 'Delete' }));

    await page.goto('/profile?tab=supplies');
    await page.getByRole('button', { name: 'Add Your First Supply' }).click();
    await page.getByRole('button', { name: 'Add to Inventory' }).click();
    await free(
      page,
      page.getByRole('button', { name: 'Add to Inventory' }),
      page.getByRole('combobox', { name: 'Find a supply' }),
    );
  });

  test(`a toast leaves the wizard’s buttons and the bars free, ${size.width} px wide`, async (t) => {
    const { page } = await openWizard(t, { size });
    await press(page, '6-8');
    await press(page, 'Next');
    await press(page, 'Start over');
    const nav = page.getByRole('navigation').last();
    await free(page, page.getByRole('button', { name: 'Next' }), page.getByRole('banner'), nav);
  });
}
