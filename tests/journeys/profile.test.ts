import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { getCurrentUser } from '#contract/account.ts';
import { comesTo, toast } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import { phonePhoto, quarters } from '#tests/support/phone-photo.ts';
import { openProfile, openEditor } from './profile-visit.ts';

const photoField = (page: Page) => page.getByRole('dialog').locator('input[type=file]');

/** The colour in the middle of each quarter of a picture, as the person sees it. */
function quarterColors(page: Page, selector: string): Promise<number[][]> {
  return page.locator(selector).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 40;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, 40, 40);
    return [
      [10, 10],
      [30, 10],
      [10, 30],
      [30, 30],
    ].map(([x = 0, y = 0]) => Array.from(pen.getImageData(x, y, 1, 1).data.slice(0, 3)));
  });
}

const isNear = (color: readonly number[] | undefined, wanted: readonly number[]): boolean =>
  wanted.every((value, index) => Math.abs(value - (color?.[index] ?? -999)) < 40);

test('a person changes name, bio and photo, and a photo that lies on its side comes out upright', async (t) => {
  const { page, user, client } = await openProfile(t);
  await page.getByText('Gluebird crafter').waitFor();
  await openEditor(page);
  await photoField(page).setInputFiles({
    name: 'phone.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(6),
  });
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await page.getByLabel('Display Name').fill('Paper.Ann');
  await page.getByLabel('Bio').fill('Too many egg cartons.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Profile updated');
  await toast(page, 'Your profile has been successfully updated.');
  await page.getByRole('heading', { level: 1, name: 'Paper.Ann' }).waitFor();
  await page.getByText('Too many egg cartons.').waitFor();

  const seen = await quarterColors(page, 'main img');
  for (const [index, wanted] of quarters.entries()) {
    assert.ok(isNear(seen[index], wanted), `quarter ${index} is ${seen[index]?.join(' ')}`);
  }
  const small = await page.getByRole('link', { name: 'Profile' }).first().locator('img').getAttribute('src');
  assert.match(small ?? '', /size=small$/);

  await openEditor(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.locator('main img').waitFor({ state: 'detached' });
  const now = (await client.call(getCurrentUser, {})).user;
  assert.deepEqual([now.id, now.profileImage, now.bio], [user.id, null, 'Too many egg cartons.']);
});

test('what is wrong with a profile is said beside it', async (t) => {
  const { page, site } = await openProfile(t, { expected: /409|413|415|422/ });
  await newPerson(site.app, { displayName: 'Taken.Name' });
  await openEditor(page);
  const name = page.getByLabel('Display Name');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await name.fill('   ');
  await save.click();
  await page.getByText('Display name is required').waitFor();
  await name.fill('taken.NAME');
  await save.click();
  await page.getByText('This display name is already taken by another user').waitFor();
  await comesTo(() => name.inputValue(), 'taken.NAME');
  await name.fill('Free.Name');

  await photoField(page).setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no photo'),
  });
  await page.getByText('Please upload an image file').waitFor();
  await photoField(page).setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: (await phonePhoto(1)).subarray(0, 400),
  });
  await save.click();
  await toast(page, 'Update failed');
  await page
    .getByRole('dialog')
    .getByText(/photo could not be read|not a photo/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the address chooses the tab, and the tab stands in the address', async (t) => {
  const { page, site } = await openProfile(t);
  await page.getByRole('link', { name: 'Create Your First Craft' }).waitFor();
  await page.getByRole('tab', { name: 'My Supplies' }).click();
  await page.getByText('Your supply list is empty.').waitFor();
  assert.equal(page.url(), `${site.url}/profile?tab=supplies`);
  await page.goto('/profile?tab=crafts');
  await comesTo(() => page.getByRole('tab', { name: 'My Crafts' }).getAttribute('aria-selected'), 'true');
});
