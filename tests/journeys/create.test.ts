import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCraft } from '#contract/crafts.ts';
import { assertFits, assertOpen, comesTo, desk, phone, toast } from '#tests/support/browser.ts';
import {
  openWizard,
  question,
  press,
  isPressed,
  themes,
  addPhoto,
  walkToThemes,
  fillIn,
  assertKept,
  craftCount,
  showsCredits,
  statusPath,
  signIn,
} from './create-wizard.ts';
import { newPerson } from '#tests/support/people.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('from Start Crafting to the finished craft, with a game in between', async (t) => {
  const { page, site, client } = await openWizard(t, { reducedMotion: false });
  await page.goto('/');
  await page.getByRole('link', { name: /Start Crafting/ }).click();
  await press(page, '4-5');
  await press(page, 'Next');
  await question(page, 'Show us your supplies');
  await addPhoto(page);
  await press(page, 'Next');
  await press(page, 'cardboard tubes');
  await press(page, 'More Categories');
  await press(page, 'pinecones');
  const field = page.getByLabel('Something else');
  for (const typed of ['Red wool', '  ', 'red WOOL', 'PINECONES']) {
    await field.fill(typed);
    await field.press('Enter');
    await comesTo(() => field.inputValue(), '');
  }
  const removals = page.getByRole('button', { name: /^Remove / });
  await comesTo(
    () => removals.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ['Remove cardboard tubes', 'Remove pinecones', 'Remove Red wool'],
  );
  await press(page, 'Remove pinecones');
  await comesTo(() => isPressed(page, 'pinecones'), 'false');
  await press(page, 'Continue');
  await page.getByText('Costs 1 credit. You have 1 credit.').waitFor();
  const theme = await themes(page).nth(1).innerText();
  await themes(page).nth(1).click();
  await press(page, 'Create Craft');

  await page.getByRole('dialog', { name: 'Making your craft' }).waitFor();
  await page.getByRole('tab', { name: 'Brick Breaker' }).waitFor();
  await press(page, 'Card 1, face down');
  await page.getByRole('dialog', { name: 'It is ready' }).waitFor();
  await page.getByText('We used the supplies you listed and the colors in your photo.').waitFor();
  await showsCredits(page, 0);
  await press(page, 'Your Craft is Ready! View Now');
  await page.waitForURL(/\/craft\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  const craft = await client.call(getCraft, { params: { id } });
  assert.deepEqual(
    [craft.theme, craft.ageRangeMin, craft.ageRangeMax, craft.imageStatus],
    [theme, 4, 5, 'completed'],
  );
  assert.deepEqual(
    [await craftCount(site), await kept(page).then((keys) => keys.includes('gluebird-create-photo'))],
    [1, false],
  );

  await page.goto('/create');
  await question(page, 'How old is your child?');
  await comesTo(() => isPressed(page, '4-5'), 'false');
});

test('what is missing is said beside it, and no step is reached without it', async (t) => {
  const { page, site } = await openWizard(t);
  await press(page, 'Next');
  await page.getByText('Please select an age range').waitFor();
  await page.goto('/create?step=4');
  await question(page, 'How old is your child?');
  await page.waitForURL(`${site.url}/create`);
  await press(page, '13+');
  await comesTo(() => page.getByText('Please select an age range').count(), 0);
  await press(page, 'Next');
  await press(page, 'Next');
  await page.getByText('Please upload a photo of your supplies').waitFor();

  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
  await page.locator('input[type=file]').first().setInputFiles(note);
  await toast(page, 'Invalid file type');
  await page.getByText('Please upload an image file').first().waitFor();
  const broken = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: (await phonePhoto(1)).subarray(0, 300) };
  await page.locator('input[type=file]').first().setInputFiles(broken);
  await page.getByText('This photo could not be read. Please choose a JPEG, PNG or WebP photo.').waitFor();
  await addPhoto(page);
  await press(page, 'Remove photo');
  await page.getByRole('button', { name: 'Take a photo' }).waitFor();
  await addPhoto(page);
  await press(page, 'Next');

  await page.getByLabel('Something else').fill('x'.repeat(81));
  await press(page, 'Continue');
  await page.getByText('A supply has at most 80 characters.').waitFor();
  await page.getByLabel('Something else').fill('');
  await press(page, 'Continue');
  await press(page, 'Create Craft');
  await page.getByText('Please select or enter a theme').waitFor();
  await page.getByLabel('Or your own theme').fill('y'.repeat(61));
  await page.getByText('A theme has at most 60 characters').waitFor();
  await press(page, 'Create Craft');
  await comesTo(() => page.getByRole('dialog').count(), 0);
  await comesTo(() => craftCount(site), 0);
});

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

test('Back goes one step back, by the button and by the browser, and each step begins at its question', async (t) => {
  const { page, site } = await openWizard(t);
  await fillIn(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.goBack();
  await question(page, 'Anything else at hand?');
  await comesTo(() => focused(), 'Anything else at hand?');
  await press(page, 'Back');
  await question(page, 'Show us your supplies');
  assert.equal(page.url(), `${site.url}/create?step=2`);
  await page.goForward();
  await question(page, 'Anything else at hand?');
  await press(page, 'Continue');
  await assertKept(page);
  for (const title of ['Anything else at hand?', 'Show us your supplies', 'How old is your child?']) {
    await press(page, 'Back');
    await question(page, title);
  }
  await comesTo(() => page.getByRole('button', { name: 'Back', exact: true }).count(), 0);
  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor();
});

test('a reload and a look elsewhere keep everything; another person finds nothing', async (t) => {
  const { page, site } = await openWizard(t);
  await fillIn(page);
  await page.reload();
  await assertKept(page);
  const offered = await themes(page).allInnerTexts();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: /Start Crafting/ }).click();
  await assertKept(page);
  await comesTo(() => themes(page).allInnerTexts(), offered);

  await press(page, 'Start over');
  await question(page, 'How old is your child?');
  await press(page, 'Undo');
  await assertKept(page);

  const other = await newPerson(site.app);
  await page.context().clearCookies();
  await signIn(page, other, site.url);
  await page.goto('/create?step=4');
  await question(page, 'How old is your child?');
  await comesTo(() => isPressed(page, '6-8'), 'false');
  await press(page, '2-3');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await comesTo(() => kept(page), []);
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
