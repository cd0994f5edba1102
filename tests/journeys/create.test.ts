import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCraft } from '#contract/crafts.ts';
import { comesTo, toast } from '#tests/support/browser.ts';
import {
  openWizard,
  question,
  press,
  isPressed,
  themes,
  addPhoto,
  fillIn,
  assertKept,
  craftCount,
  showsCredits,
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

  await page.getByRole('dialog', { name: 'Your craft is being made' }).waitFor();
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
