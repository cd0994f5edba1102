import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Request } from 'playwright-core';
import { getCurrentUser } from '#contract/account.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { assertAccessible, comesTo, toast } from '#tests/support/browser.ts';
import { makeCraft } from '#tests/support/generating.ts';
import {
  openWizard,
  question,
  press,
  fillIn,
  assertKept,
  refuse,
  craftCount,
  showsCredits,
  generatePath,
  statusPath,
} from './create-wizard.ts';

test('a balance that was spent elsewhere meanwhile is told and shown', async (t) => {
  const { page, ...person } = await openWizard(t, { expected: /402/ });
  await fillIn(page);
  await makeCraft(person);
  await press(page, 'Create Craft');
  await page.getByRole('dialog', { name: "You're out of Craft Credits" }).waitFor();
  await showsCredits(page, 0);
  await page.keyboard.press('Escape');
  await assertKept(page);
});

test('a request that gets no answer is sent once more as the same intent, and so is the next try', async (t) => {
  const { page, site, client } = await openWizard(t, { expected: /ERR_/ });
  await fillIn(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/generate-craft-from-image'))
      keys.push(request.headers()['idempotency-key']);
  });
  // The craft is made, but its answer never arrives.
  await page.route(generatePath, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Create Craft');
  await toast(page, 'Please try again or check your internet connection.');
  assert.equal(keys.length, 2);
  await assertKept(page);
  await page.unroute(generatePath);
  await press(page, 'Create Craft');
  await page.getByRole('button', { name: /View Now/ }).waitFor();
  assert.deepEqual([keys.length, new Set(keys).size], [3, 1]);
  await comesTo(() => craftCount(site), 1);
  assert.equal((await client.call(getCurrentUser, {})).user.craftCredits, 0);
});

test('when the idea helper is away, an idea of the house is taken free of charge', async (t) => {
  const { page, site, user } = await openWizard(t, { expected: /503/ });
  await site.app.services.offers.make(site.app.database.db, user.id);
  await fillIn(page);
  const bodies: { freeIdea?: boolean; theme: string; additionalSupplies: string[] }[] = [];
  await page.route(generatePath, async (route) => {
    const body = route.request().postDataJSON();
    bodies.push(body);
    await (body.freeIdea ? route.continue() : refuse('GENERATION_UNAVAILABLE')(route));
  });
  await press(page, 'Create Craft');
  await page.getByRole('dialog', { name: 'Our idea helper is away' }).waitFor();
  await assertAccessible(page, 'the offer');
  await press(page, 'Not now');
  await assertKept(page);
  await press(page, 'Create Craft');
  await press(page, 'Take one of our own ideas, free');
  await page.getByRole('button', { name: /View Now/ }).waitFor();
  await showsCredits(page, 1);
  assert.deepEqual(
    bodies.map(({ freeIdea, theme, additionalSupplies }) => [freeIdea, theme, additionalSupplies.join()]),
    [
      [undefined, 'Mermaids', 'red wool'],
      [undefined, 'Mermaids', 'red wool'],
      [true, 'Mermaids', 'red wool'],
    ],
  );
});

for (const canDraw of [true, false]) {
  test(`one sheet turns into the next only where the browser can draw it: ${canDraw}`, async (t) => {
    const { page } = await openWizard(t, { reducedMotion: false });
    await page.addInitScript((can) => {
      const plain = globalThis.matchMedia.bind(globalThis);
      Object.assign(globalThis, {
        turned: 0,
        matchMedia: (query: string) =>
          query.includes('transform-3d') && !can ? plain('not all') : plain(query),
      });
      Document.prototype.startViewTransition = function turn(change) {
        Object.assign(globalThis, { turned: 1 });
        if (typeof change === 'function') void change();
        return {} as ViewTransition;
      };
    }, canDraw);
    await page.reload();
    await fillIn(page);
    await press(page, 'Create Craft');
    await page.getByRole('button', { name: /View Now/ }).click();
    await page.waitForURL(/\/craft\//);
    await page.getByRole('link', { name: 'View Instructions' }).waitFor();
    const turned = await page.evaluate(() => (globalThis as unknown as { turned: number }).turned);
    assert.equal(turned, canDraw ? 1 : 0);
  });
}

test('the bar fills with the time, and nobody asks for a page that is not seen', async (t) => {
  const { page } = await openWizard(t);
  await page.clock.install();
  await page.reload();
  await fillIn(page);
  let asked = 0;
  await page.route(statusPath, async (route) => {
    asked += 1;
    await route.fulfill({ json: { imageStatus: 'generating', imageAvailable: false } });
  });
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await press(page, 'Create Craft');
  await page
    .getByText(/Now cutting out its picture/)
    .first()
    .waitFor();
  await page.waitForResponse(statusPath);
  await page.clock.pauseAt(Date.now() + 10_000);
  const bar = page.getByRole('progressbar', { name: 'Progress' });
  const value = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
  const [begun, before] = [await value(), asked];
  const next = page.waitForResponse(statusPath);
  await page.clock.runFor(5000);
  await next;
  assert.ok((await value()) > begun);
  assert.ok(asked > before);

  await show(true);
  const whenHidden = asked;
  await page.clock.runFor(90_000);
  assert.equal(asked, whenHidden);
  await comesTo(() => value(), 100);
  await page.getByText('This one takes a little longer.', { exact: false }).waitFor();
  const again = page.waitForResponse(statusPath);
  await show(false);
  await page.clock.runFor(10);
  await again;
  await page.unroute(statusPath);
  await page.clock.runFor(5000);
  await page.clock.resume();
  await page.getByRole('button', { name: /View Now/ }).waitFor();
});

test('a craft whose picture is gone again is not opened blindly', async (t) => {
  const { page } = await openWizard(t, { expected: /404|500/ });
  await fillIn(page);
  // Without a word of a picture to wait for, the craft counts as ready after a moment.
  await page.route(generatePath, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), imageGenerationInProgress: false } });
  });
  await press(page, 'Create Craft');
  const view = page.getByRole('button', { name: /View Now/ });
  await view.waitFor();
  const answers: [object | ErrorCode, string][] = [
    [{ imageStatus: 'generating', imageAvailable: false }, 'Still finalizing the craft'],
    [{ imageStatus: 'completed', imageAvailable: false }, 'Image still preparing'],
    ['INTERNAL', 'Error checking craft status'],
    ['NOT_FOUND', 'Could not find your craft. Please try again.'],
  ];
  for (const [answer, said] of answers) {
    await page.route(statusPath, (route) =>
      typeof answer === 'string' ? refuse(answer)(route) : route.fulfill({ json: answer }),
    );
    await view.click();
    await toast(page, said);
    await page.unroute(statusPath);
  }
  await view.click();
  await page.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
});

test('a reload while the craft is made finds it again, before the answer and after', async (t) => {
  const { page, site } = await openWizard(t);
  await fillIn(page);
  let answered = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route(generatePath, async (route) => {
    await route.fetch();
    answered();
  });
  await page.route(statusPath, (route) =>
    route.fulfill({ json: { imageStatus: 'generating', imageAvailable: false } }),
  );
  await press(page, 'Create Craft');
  await isAnswered;
  await page.unroute(generatePath);
  await page.reload();
  await page
    .getByText(/Now cutting out its picture/)
    .first()
    .waitFor();
  await comesTo(() => craftCount(site), 1);
  await page.reload();
  await page.getByRole('dialog', { name: 'Your craft is being made' }).waitFor();
  await page.unroute(statusPath);
  await page.getByRole('button', { name: /View Now/ }).waitFor();
  await comesTo(() => craftCount(site), 1);
});

test('leaving loses nothing: the craft goes on, and its arrival is told elsewhere', async (t) => {
  const { page, site } = await openWizard(t);
  await fillIn(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(generatePath, async (route) => {
    await released;
    await route.continue();
  });
  await press(page, 'Create Craft');
  await page.getByRole('dialog', { name: 'Your craft is being made' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/Your craft goes on/).waitFor();
  await press(page, "Leave – I'll find it in My Crafts");
  await page.waitForURL('**/profile?tab=crafts');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('dialog', { name: 'Your craft is being made' }).waitFor();
  // Whoever presses Escape (or the phone's Back) again after that hint means it.
  await page.keyboard.press('Escape');
  await page.getByText(/Your craft goes on/).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/profile?tab=crafts');
  release();
  await toast(page, 'Your Craft is Ready!');
  await showsCredits(page, 0);
  await press(page, 'View Now');
  await page.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
  await comesTo(() => craftCount(site), 1);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await question(page, 'How old is your child?');
});
