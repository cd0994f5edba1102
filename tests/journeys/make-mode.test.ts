import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, comesTo } from '#tests/support/browser.ts';
import { arrive, button, openWithCraft } from './craft-visit.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

test('making goes step by step without the network, and goes on where it was left', async (t) => {
  const { site, owner } = await openWithCraft(t);
  const id = await storeCraft(site.app, owner.user.id, {
    title: 'Salt dough star',
    shared: true,
    steps: [
      { text: 'Cut out a star.', who: 'child' },
      { text: 'Let it dry for 30 minutes.', who: 'together' },
      { text: 'Bake it until it is hard.', who: 'grown-up' },
    ],
  });
  // The page goes on asking for the picture of the craft, which is none of what this is about.
  const page = await site.open({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await arrive(page, `/craft/${id}`);
  await page.getByRole('link', { name: 'Start making' }).click();
  await page.getByRole('heading', { name: 'Get everything ready' }).waitFor();
  await page.context().setOffline(true);
  await assertAccessible(page, 'getting ready');
  const yarn = page.getByLabel(/Yarn/);
  await yarn.last().check();
  await button(page, 'Begin').click();
  await page.getByRole('heading', { name: 'Step 1 of 3' }).waitFor();
  await comesTo(
    () => page.getByRole('dialog').getByRole('status').textContent(),
    'Step 1. Child. Cut out a star.',
  );
  await assertAccessible(page, 'a step');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Start a timer: 30 minutes').click();
  await page.getByRole('timer').waitFor();
  assert.match((await page.getByRole('timer').textContent()) ?? '', /^(30:00|29:5\d) left/);
  await assertAccessible(page, 'a step with its timer');

  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('heading', { name: 'Step 2 of 3' }).waitFor();
  await page.getByRole('timer').waitFor();
  await button(page, 'Back').click();
  await comesTo(
    () => page.getByRole('button', { name: 'Done', exact: true }).getAttribute('aria-pressed'),
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Finished!').click();
  await page.getByRole('heading', { name: 'You made it!' }).waitFor();
  await button(page, 'Back to the craft').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await comesTo(() => yarn.isChecked(), true);
});
