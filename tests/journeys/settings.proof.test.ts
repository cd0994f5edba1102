import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCurrentUser, login } from '#contract/account.ts';
import { toast } from '#tests/support/browser.ts';
import { openSettings } from './settings-visit.ts';

test('a device that was left behind is signed out from here', async (t) => {
  const { page, site, user, password } = await openSettings(t);
  const lost = site.app.client();
  await lost.call(login, { body: { email: user.email, password } });
  await page.reload();
  const row = page.getByRole('button', { name: /^Sign out/ });
  await row.waitFor();
  await row.click();
  await toast(page, 'Signed out');
  await row.waitFor({ state: 'detached' });
  assert.equal((await lost.refusal(getCurrentUser, {})).status, 401);
});
