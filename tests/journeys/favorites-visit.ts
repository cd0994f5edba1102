import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openAs, openSite } from '#tests/support/browser.ts';
import type { Site, WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Visit {
  site: Site;
  person: Person;
  page: Page;
}

export async function visit(t: TestContext, options: WindowOptions = {}): Promise<Visit> {
  const site = await openSite(t);
  const person = await newPerson(site.app);
  const page = await openAs(site, person, options);
  return { site, person, page };
}

export const finished = { imageStatus: 'completed', imageVersion: 'none' } as const;
/** Stored crafts have no picture files; that is not what these tests are about. */
export const expected = /404/;
