import { test } from 'node:test';
import { openAs, comesTo, desk, openSite, phone } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { openWithCraft } from './craft-visit.ts';
import { openWizard, press } from './create-wizard.ts';
import { heard, free } from './toasts-visit.ts';

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
