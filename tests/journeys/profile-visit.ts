import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openAs, openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

/** Somebody signed in, on their profile. */
export async function openProfile(t: TestContext, options: WindowOptions = {}): Promise<Visit> {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await openAs(site, person, options);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: person.user.displayName }).waitFor();
  return { ...person, site, page };
}

export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor();
}
