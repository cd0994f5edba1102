import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { addToInventory, listInventory } from '#contract/supplies.ts';
import { openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { signIn } from './create-wizard.ts';

interface Visit extends Person {
  site: Site;
  page: Page;
}

/** Somebody signed in, at their supplies. */
export async function openSupplies(
  t: TestContext,
  { atHome = [], ...options }: WindowOptions & { atHome?: readonly string[] } = {},
): Promise<Visit> {
  const site = await openSite(t, { config: { starterContent: true } });
  await site.app.services.supplies.seed(site.app.database.db);
  const person = await newPerson(site.app);
  for (const name of atHome) await add(person, name);
  const page = await site.open(options);
  await signIn(page, person, site.url);
  await page.goto('/profile?tab=supplies');
  return { ...person, site, page };
}

const add = ({ client, user }: Person, name: string) =>
  client.call(addToInventory, { params: { id: user.id }, body: { name } });

export async function inventory({ client, user }: Person): Promise<string[]> {
  const items = await client.call(listInventory, { params: { id: user.id } });
  return items.map((item) => item.supply.name);
}

export const field = (page: Page) => page.getByRole('combobox', { name: 'Find a supply' });
