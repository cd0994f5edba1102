import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openAs, openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

/** Somebody signed in, on their settings. */
export async function openSettings(
  t: TestContext,
  { config = {}, ...options }: WindowOptions & Pick<TestAppOptions, 'config'> = {},
): Promise<Visit> {
  const site = await openSite(t, { config });
  const person = await newPerson(site.app);
  const page = await openAs(site, person, options);
  await page.goto('/profile/settings');
  await page.getByText('This device').waitFor();
  return { ...person, site, page };
}
