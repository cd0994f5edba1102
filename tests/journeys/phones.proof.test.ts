import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { openAs, assertFits, comesTo, openSite } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { openScene, share } from './community-visit.ts';
import { arrive, openWithCraft } from './craft-visit.ts';
import { openWizard, press } from './create-wizard.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 360, height: 740 },
];

/** Whether all of it can be seen and pressed without scrolling, at its corners too. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const points = [
      [left + 12, top + 6],
      [right - 12, top + 6],
      [left + 12, bottom - 6],
      [right - 12, bottom - 6],
      [(left + right) / 2, bottom - 6],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

for (const size of phones) {
  const name = `${size.width} by ${size.height}`;

  test(`the first thing to do with no supplies lies free of the bar, ${name}`, async (t) => {
    const site = await openSite(t);
    const page = await openAs(site, await newPerson(site.app), { size });
    await arrive(page, '/profile?tab=supplies');
    const first = page.getByRole('button', { name: 'Add Your First Supply' });
    await first.waitFor();
    await comesTo(() => isInReach(first), true);
  });

  test(`starting over lies free of the bar at every step, ${name}`, async (t) => {
    const { page } = await openWizard(t, { size });
    await press(page, '6-8');
    await press(page, 'Next');
    await page.getByText('Step 2 of 4').waitFor();
    await comesTo(() => isInReach(page.getByRole('button', { name: 'Start over' })), true);
  });

  test(`what a craft is opened for lies free of the bar, ${name}`, async (t) => {
    const { site, owner, id } = await openWithCraft(t);
    const title = 'Sun Catcher for a Window';
    await site.app.database.pool.query('update crafts set title = $2 where id = $1', [id, title]);
    for (const page of [await openAs(site, owner, { size }), await site.open({ size })]) {
      await arrive(page, `/craft/${id}`);
      for (const action of ['Start making', 'View Instructions'])
        await comesTo(() => isInReach(page.getByRole('link', { name: action })), true, action);
    }
  });
}

/** Where the glass ends: a notch, and the bar that one swipes up. */
const cut = {
  upright: { size: { width: 390, height: 844 }, insets: { top: 59, left: 0, bottom: 34, right: 0 } },
  'on its side': { size: { width: 932, height: 430 }, insets: { top: 0, left: 59, bottom: 21, right: 59 } },
};

for (const [way, { size, insets }] of Object.entries(cut)) {
  test(`nothing that stays on the glass lies under the notch or the bar of a phone ${way}`, async (t) => {
    const { site, owner, id } = await openWithCraft(t);
    const page = await openAs(site, owner, { size });
    const line = await page.context().newCDPSession(page);
    await line.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const assertClear = async (name: string): Promise<void> => {
      const under = await page.evaluate(({ top, left, bottom, right }) => {
        const stays = (element: Element | null): boolean =>
          element !== null &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
        const pressable = document.querySelectorAll('a, button, input, select, textarea, [role=tab]');
        return [...pressable].flatMap((element) => {
          const box = element.getBoundingClientRect();
          const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1;
          const isClear =
            box.top >= top &&
            box.left >= left &&
            box.bottom <= innerHeight - bottom &&
            box.right <= innerWidth - right;
          const isOnGlass = box.bottom > 0 && box.top < innerHeight;
          const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          const isOnTop = middle !== null && element.contains(middle);
          if (!isSeen || !isOnGlass || !isOnTop || isClear || !stays(element)) return [];
          return [element.getAttribute('aria-label') ?? element.textContent];
        });
      }, insets);
      assert.deepEqual(under, [], name);
      await assertFits(page, name);
    };
    for (const address of ['/', '/create', '/community', '/profile', `/craft/${id}`, `/craft/${id}?make=`]) {
      await arrive(page, address);
      await comesTo(
        () =>
          page
            .getByRole('button')
            .count()
            .then((count) => count > 0),
        true,
      );
      await assertClear(address);
    }
    await arrive(page, `/craft/${id}`);
    for (const [opener, name] of [
      ['Share', 'Share to Social'],
      ['Delete', 'Delete this craft?'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await assertClear(name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
    }
  });
}

test('what is typed into stays in sight above the keyboard, which takes half of the window', async (t) => {
  const scene = await openScene(t);
  const post = await share(scene, scene.ann);
  const page = await openAs(scene.site, scene.bo);
  await arrive(page, `/community/posts/${post.id}`);
  const field = page.getByLabel('Your comment');
  await field.click();
  const widget = await page.locator('meta[name=viewport]').getAttribute('content');
  assert.match(widget ?? '', /interactive-widget=resizes-content/);
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 390, height: 430 });
  await comesTo(() => isInReach(field), true);
});

test('the wizard says on one line how far it is', async (t) => {
  const { page } = await openWizard(t, { size: { width: 320, height: 640 } });
  await press(page, '6-8');
  await press(page, 'Next');
  const { lines, mayBreak } = await page.getByText('Step 2 of 4').evaluate((element) => {
    const { lineHeight, whiteSpace } = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    // Not every engine gives it the room that its words measure.
    return { lines: Math.round(height / Number.parseFloat(lineHeight)), mayBreak: whiteSpace !== 'nowrap' };
  });
  assert.deepEqual({ lines, mayBreak }, { lines: 1, mayBreak: false });
  await assertFits(page, 'the wizard');
});
