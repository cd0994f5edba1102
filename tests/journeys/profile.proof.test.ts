import { test } from 'node:test';
import { assertOpen, desk, phone } from '#tests/support/browser.ts';
import { openProfile, openEditor } from './profile-visit.ts';

for (const size of [phone, desk, { width: 320, height: 640 }]) {
  test(`profile and settings are open to everybody, ${size.width} px wide`, async (t) => {
    const { page } = await openProfile(t, { size });
    const check = async (what: string): Promise<void> => {
      await assertOpen(page, what);
    };
    await check('the profile');
    await openEditor(page);
    await check('the editor');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // By its address: on a narrow phone the toast lies over the link for as long as the pointer rests on it.
    await page.goto('/profile/settings');
    await page.getByText('This device').waitFor();
    await check('the settings');
    for (const opener of ['Change email', 'Change password', 'Delete my account']) {
      await page.getByRole('button', { name: opener }).click();
      await check(opener);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    for (const path of ['/terms', '/privacy', '/confirm-email?token=x', '/confirm-email']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check(path);
    }
  });
}
