import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { Config } from '#server/config.ts';
import { openSite, waitForLife } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/browser.ts';
import { makeFinished } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Setting {
  site: Site;
  owner: Person;
  id: string;
  title: string;
}

/** A craft with its picture, and the one who made it. */
export async function openWithCraft(
  t: TestContext,
  { shared = true, config = {} }: { shared?: boolean; config?: Partial<Config> } = {},
): Promise<Setting> {
  const site = await openSite(t, { config });
  const owner = await newPerson(site.app, { displayName: 'Ann.Glue' });
  const craft = await makeFinished(site.app, owner);
  const { pool } = site.app.database;
  if (shared)
    await pool.query('update crafts set shared = true, shared_at = now() where id = $1', [craft.id]);
  return { site, owner, id: craft.id, title: craft.title };
}

export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
