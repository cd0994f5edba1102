import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { WindowOptions } from '#tests/support/browser.ts';
import { assertOpen, assertAccessible, openSite } from '#tests/support/browser.ts';

export const ann = { email: 'ann@example.test', nickname: 'Ann.Glue', password: 'paper-Bird-7' };

export const registerForm = (page: Page) => page.getByRole('tabpanel', { name: 'Register' });

export async function fillRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  const form = registerForm(page);
  await form.getByLabel('Email').fill(ann.email);
  await form.getByLabel('Community nickname').fill(ann.nickname);
  await form.getByLabel('Password', { exact: true }).fill(ann.password);
  await form.getByLabel('Confirm password').fill(ann.password);
}

export async function walkEveryPage(t: TestContext, size: WindowOptions['size'] & {}): Promise<void> {
  const site = await openSite(t);
  const page = await site.open({ size, expected: /404/ });
  await page.goto('/auth');
  await assertAccessible(page, 'the landing page as it arrives');
  await fillRegistration(page);
  await assertAccessible(page, 'the register form');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${site.url}/`);
  for (const path of [
    '/',
    '/create',
    '/community',
    '/favorites',
    '/profile',
    '/credits',
    '/admin',
    '/terms',
    '/privacy',
    '/kit',
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await assertOpen(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /notifications/i }).click();
  await page.getByText('No notifications yet').waitFor();
  await assertAccessible(page, 'the notifications');
}
