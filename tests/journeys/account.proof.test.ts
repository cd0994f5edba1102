import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSite, phone, assertFits, desk } from '#tests/support/browser.ts';
import { ann, fillRegistration, walkEveryPage } from './account-visit.ts';

test('the keyboard alone is enough to register, sign out and sign in', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ size: desk });
  await page.goto('/auth');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const labels = [...(element?.labels ?? [])].map((each) => each.textContent);
        return [element?.getAttribute('aria-label'), ...labels, element?.textContent]
          .filter(Boolean)
          .join(' ');
      });
      if (name.test(label)) return;
    }
    assert.fail(`the Tab key never reached ${name}`);
  };
  const type = async (name: RegExp, text: string): Promise<void> => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await tabTo(/^Get Started Now/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await type(/^Email/, ann.email);
  await type(/nickname/i, ann.nickname);
  await type(/^Password/, ann.password);
  await type(/^Confirm/, ann.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('heading', { name: /Ann\.Glue/ }).waitFor();

  await tabTo(/^Logout/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/auth`);
  await type(/^Email/, ann.email);
  await type(/^Password/, ann.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/`);
});

test('signed-in people who open the landing page are brought home', async (t) => {
  const site = await openSite(t);
  const page = await site.open();
  await page.goto('/auth');
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto('/auth');
  await page.waitForURL(`${site.url}/`);
});

test('every page so far is open to everybody, on a desk', (t) => walkEveryPage(t, desk));

test('the narrowest phone shows everything without scrolling sideways', async (t) => {
  const site = await openSite(t);
  const page = await site.open({ size: { width: 320, height: 640 } });
  await page.goto('/auth');
  await assertFits(page, 'the landing page');
  await fillRegistration(page);
  await assertFits(page, 'the register form');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${site.url}/`);
  await assertFits(page, 'home');
});

test('every page so far is open to everybody, on a phone', (t) => walkEveryPage(t, phone));
