import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { Config } from '#server/config.ts';
import { openSite, phone } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { startFakeAi, type FakeAi, type FakeAnswer } from '#tests/support/fake-ai.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { addPhoto, press, question, signIn } from './create-wizard.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
  fake: FakeAi;
}

/** What a vendor with eyes answers: names, with a question mark behind what it only guesses. */
export const sees = (...names: string[]): FakeAnswer => ({
  text: JSON.stringify({
    items: names.map((name) => ({ name: name.replace('?', ''), sure: !name.endsWith('?') })),
  }),
});

/** Somebody signed in on a site whose vendor looks at photos. */
export async function openSeeing(
  t: TestContext,
  { config = {}, ...options }: WindowOptions & { config?: Partial<Config> } = {},
): Promise<Visit> {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  const settings = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'fake' } as const;
  const recognizer = { by: 'vendor', local: null, file: null } as const;
  const site = await openSite(t, { config: { aiText: settings, recognizer, ...config } });
  await site.app.services.supplies.seed(site.app.database.db);
  const person = await newPerson(site.app);
  const page = await site.open(options);
  await signIn(page, person, site.url);
  return { ...person, site, page, fake };
}

/** From the first question to the supplies, with a photo. */
export async function walkToSupplies(page: Page, age = '6-8'): Promise<void> {
  await page.goto('/create');
  await press(page, age);
  await press(page, 'Next');
  await addPhoto(page);
  await press(page, 'Next');
  await question(page, 'Anything else at hand?');
}

export const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'This is what we see' }).getByRole('button', { name, exact: true });

/** A window as high as the page: the bars above and below lie over nothing. */
export async function unroll(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? phone;
  await page.setViewportSize({ width, height: 2400 });
}
