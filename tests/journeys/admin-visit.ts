import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { shareCraft } from '#contract/community.ts';
import { openAs, openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';
import type { CraftChange } from '#tests/support/stored-crafts.ts';

interface AdminVisit {
  site: Site;
  page: Page;
  operator: Person;
  /** Somebody whom the console is about. */
  ada: Person;
}

/** An administrator's window, not on the console yet. */
export async function openAdmin(t: TestContext, options: WindowOptions = {}): Promise<AdminVisit> {
  const site = await openSite(t);
  const operator = await newPerson(site.app, { displayName: 'Operator', email: 'operator@example.test' });
  const ada = await newPerson(site.app, { displayName: 'Ada.Glue', email: 'ada@example.test' });
  await site.app.services.accountAdmin.setAdminByEmail(operator.user.email, true);
  return { site, operator, ada, page: await openAs(site, operator, options) };
}

export async function shareFinished(site: Site, person: Person, change: CraftChange = {}): Promise<number> {
  const craftId = await storeFinished(site.app, person.user.id, change);
  return (await person.client.call(shareCraft, { body: { craftId } })).post.id;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog');
export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Administration' }).getByRole('tab', { name });
/** The line or card of a list that begins with these words. */
export const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
