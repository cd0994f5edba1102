import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import * as community from '#contract/community.ts';
import { openSite } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';
import type { CraftChange } from '#tests/support/stored-crafts.ts';

interface Scene {
  site: Site;
  ann: Person;
  bo: Person;
}

/** Two people who know of each other through the community only. */
export async function openScene(t: TestContext): Promise<Scene> {
  // What the house brings along would stand between what these people share.
  const site = await openSite(t, { config: { starterContent: false } });
  const ann = await newPerson(site.app, { displayName: 'Ann.Paper' });
  const bo = await newPerson(site.app, { displayName: 'bo_glue' });
  return { site, ann, bo };
}

export const make = ({ site }: Scene, person: Person, change: CraftChange = {}): Promise<string> =>
  storeFinished(site.app, person.user.id, change);

export async function share(scene: Scene, person: Person, change: CraftChange = {}): Promise<community.Post> {
  const craftId = await make(scene, person, change);
  return (await person.client.call(community.shareCraft, { body: { craftId } })).post;
}

export const say = (person: Person, id: number, content: string) =>
  person.client.call(community.addComment, { params: { id }, body: { content } });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });
