import type { TestContext } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { errorTable, type ErrorCode } from '#contract/errors.ts';
import { comesTo, openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

export const generatePath = '**/api/generate-craft-from-image';
export const statusPath = '**/api/crafts/*/status';

export async function signIn(page: Page, person: Person, url: string): Promise<void> {
  const cookies = [...person.client.cookies];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}

/** Somebody signed in, with one credit, at the start of the wizard. */
export async function openWizard(t: TestContext, options: WindowOptions = {}): Promise<Visit> {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await site.open(options);
  await signIn(page, person, site.url);
  await page.goto('/create');
  await question(page, 'How old is your child?');
  return { ...person, site, page };
}

export const question = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).waitFor();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const isPressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
export const themes = (page: Page) => page.getByRole('group', { name: 'Themes' }).getByRole('button');

export async function addPhoto(page: Page): Promise<void> {
  const photo = { name: 'supplies.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(6) };
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
}

export async function walkToThemes(page: Page): Promise<void> {
  await press(page, '6-8');
  await press(page, 'Next');
  await addPhoto(page);
  await press(page, 'Next');
  await page.getByLabel('Something else').fill('red wool');
  await press(page, 'Continue');
  await question(page, 'What is it about?');
}

/** All that a craft needs: ages 6-8, a photo, red wool, mermaids. */
export async function fillIn(page: Page): Promise<void> {
  await walkToThemes(page);
  await page.getByLabel('Or your own theme').fill('Mermaids');
}

/** What fillIn chose is still there. */
export async function assertKept(page: Page): Promise<void> {
  await question(page, 'What is it about?');
  await comesTo(() => page.getByLabel('Or your own theme').inputValue(), 'Mermaids');
  await page.getByText('Mermaids · Ages 6-8').waitFor();
  await page.getByText('With what is in your photo, and red wool').waitFor();
  await page.getByRole('img', { name: 'The photo of your supplies' }).waitFor();
}

export const refuse = (code: ErrorCode) => (route: Route) => {
  const { status, sentence } = errorTable[code];
  return route.fulfill({ status, json: { success: false, code, message: sentence } });
};

export async function craftCount({ app }: Site): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>('select count(*)::int as n from crafts');
  return rows[0]?.n ?? -1;
}

/** What the header says can be spent. */
export const showsCredits = (page: Page, count: number) =>
  page.getByTitle('Click to manage craft credits').getByText(String(count), { exact: true }).waitFor();
