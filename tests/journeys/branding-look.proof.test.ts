import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { assertOpen, comesTo, desk, phone, toast } from '#tests/support/browser.ts';
import { button, dialog, openAdmin } from './admin-visit.ts';

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 200, channels: 4, background } })
    .png()
    .toBuffer();

const backgroundOf = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('a place has its own color and logo, which read in both themes and stand on every page', async (t) => {
  const { site, page } = await openAdmin(t, {
    size: { ...desk, height: 2400 },
    scheme: 'dark',
    expected: /415/,
  });
  await page.goto('/admin?tab=branding');
  const color = page.getByLabel('Color of this place', { exact: true });
  await color.fill('yellow');
  await button(page, 'Save: Color').click();
  await page.getByText('Please give the color as # and six digits').waitFor();
  await color.fill('#ffd600');
  await page.getByText(/shown as #[0-9a-f]{6} in light and as #ffd600 in dark/).waitFor();
  await assertOpen(page, 'the color with its preview');
  await button(page, 'Save: Color').click();
  await toast(page, 'Saved');

  const file = page.getByLabel('Picture', { exact: true });
  const words = page.getByLabel('What the logo shows, in words');
  await words.fill('The river and a bridge');
  await button(page, 'Save: Logo').click();
  await page.getByText('Please choose a picture').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await button(page, 'Save: Logo').click();
  await page.getByText('This is not a photo. Please choose a JPEG, PNG or WebP picture.').first().waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture('#23754a') });
  await assertOpen(page, 'the logo with its preview');
  await button(page, 'Save: Logo').click();
  await comesTo(() => page.getByText(/There is none: the bird/).count(), 0);
  await button(page, 'History: Logo').click();
  await dialog(page).getByRole('group').first().locator('summary').click();
  await dialog(page).getByText('The river and a bridge').waitFor();
  await assertOpen(page, 'the history of a logo');

  const visitor = await site.open({ size: phone });
  await visitor.goto('/auth');
  const logo = visitor.getByRole('img', { name: 'The river and a bridge' });
  await comesTo(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0), true);
  const [red = 255, green = 255, blue = 255] = (await backgroundOf(visitor, 'Get Started Now'))
    .match(/\d+/g)!
    .map(Number);
  assert.ok(red > green && green > blue && red < 140, 'a dark yellow');
  await assertOpen(visitor, 'the landing page with a logo and a color');
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await comesTo(() => backgroundOf(visitor, 'Get Started Now'), 'rgb(255, 214, 0)');
  await visitor.emulateMedia({ colorScheme: 'light' });
  await visitor.goto('/terms');
  await visitor.locator('header img').waitFor();
  await assertOpen(visitor, 'a page with a logo in its bar');
  const narrow = await site.open({ size: { width: 320, height: 700 } });
  await narrow.goto('/terms');
  await assertOpen(narrow, 'a narrow page with a logo in its bar');
  await page.goto('/profile');
  await page.locator('header img').waitFor();
  await assertOpen(page, 'the shell with a logo');
});
