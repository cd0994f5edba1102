import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFits, assertOpen, comesTo, desk, phone } from '#tests/support/browser.ts';
import {
  openWizard,
  question,
  press,
  isPressed,
  themes,
  addPhoto,
  walkToThemes,
  statusPath,
} from './create-wizard.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';

test('themes are reshuffled around the chosen one, and typing chooses instead', async (t) => {
  const { page } = await openWizard(t);
  await walkToThemes(page);
  const before = await themes(page).allInnerTexts();
  await themes(page).nth(3).click();
  await press(page, 'More themes');
  const after = await themes(page).allInnerTexts();
  assert.equal(after[3], before[3]);
  assert.equal(new Set([...before, ...after]).size, 11);
  await comesTo(() => isPressed(page, before[3] ?? ''), 'true');

  await page.getByLabel('Or your own theme').fill('Mermaids');
  await page.getByText('Mermaids · Ages 6-8').waitFor();
  await comesTo(() => isPressed(page, before[3] ?? ''), 'false');
  await page.getByLabel('Or your own theme').fill('');
  await page.getByText('No theme yet').waitFor();
});

test('the wizard is walked with the keyboard alone', async (t) => {
  const { page } = await openWizard(t);
  // Asked for early: a chooser that opens before the browser knows it is awaited is never told of.
  const opened = page.waitForEvent('filechooser', { timeout: 60_000 });
  const tabTo = async (name: string) => {
    const seen: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent;
      });
      seen.push((here ?? '').slice(0, 24));
      if (here === name) return;
    }
    assert.fail(`Tab never reached ${name}, only ${seen.join(', ')}`);
  };
  await tabTo('9-12');
  await page.keyboard.press('Space');
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await question(page, 'Show us your supplies');
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  await tabTo('Choose a photo');
  await page.keyboard.press('Enter');
  const chooser = await opened;
  await chooser.setFiles({ name: 'supplies.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1) });
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await question(page, 'Anything else at hand?');
  // The question stands before the code of its step has arrived.
  await page.getByRole('button', { name: 'socks', exact: true }).waitFor();
  await tabTo('socks');
  await page.keyboard.press('Space');
  await tabTo('Remove socks');
  await page.keyboard.press('Enter');
  await comesTo(() => page.evaluate(() => document.activeElement?.textContent), 'Your extra supplies');
  await tabTo('Continue');
  await page.keyboard.press('Enter');
  await question(page, 'What is it about?');
  await tabTo((await themes(page).first().innerText()).trim());
  await page.keyboard.press('Space');
  await tabTo('Create Craft');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /View Now/ }).waitFor();
  await tabTo('Your Craft is Ready! View Now');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
});

for (const size of [phone, desk, { width: 320, height: 256 }]) {
  test(`every step is open to everybody, ${size.width} by ${size.height}`, async (t) => {
    const { page } = await openWizard(t, { size });
    const check = async (what: string): Promise<void> => {
      await assertFits(page, what);
      // All of it at once: what is scrolled behind a bar is not hidden from anybody.
      await page.setViewportSize({ width: size.width, height: 2400 });
      await assertOpen(page, what);
      await page.setViewportSize(size);
    };
    await press(page, 'Next');
    await check('the ages');
    await press(page, '2-3');
    await press(page, 'Next');
    await press(page, 'Next');
    await check('the photo step');
    await addPhoto(page);
    await check('the photo');
    await press(page, 'Next');
    await press(page, 'socks');
    await page.getByLabel('Something else').fill('x'.repeat(70));
    await page.getByLabel('Something else').press('Enter');
    await check('the supplies');
    await press(page, 'Continue');
    await press(page, 'Create Craft');
    await check('the themes');
    await page.getByLabel('Or your own theme').fill('w'.repeat(60));
    await check('the summary');
    await page.route(statusPath, (route) =>
      route.fulfill({ json: { imageStatus: 'generating', imageAvailable: false } }),
    );
    await press(page, 'Create Craft');
    await page.getByRole('button', { name: 'Card 1, face down' }).waitFor();
    await check('the waiting');
    await page.unroute(statusPath);
    await page.getByRole('button', { name: /View Now/ }).waitFor();
    await check('the ready craft');
  });
}
