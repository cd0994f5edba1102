import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import type { Notification } from '#contract/notifications.ts';
import { openSite } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';
import type { Person } from '#tests/support/people.ts';

interface Scene {
  site: Site;
  ann: Person;
  tell: (content: string, about?: Partial<Pick<Notification, 'sourceType' | 'sourceId'>>) => Promise<void>;
}

export async function openScene(t: TestContext): Promise<Scene> {
  const site = await openSite(t);
  const ann = await newPerson(site.app);
  const { services, database } = site.app;
  let count = 0;
  return {
    site,
    ann,
    tell: async (content, { sourceType = 'credits', sourceId = null } = {}) => {
      count += 1;
      await services.notifications.tell(database.db, {
        userId: ann.user.id,
        type: 'credits_added',
        content,
        sourceType,
        sourceId,
        once: `test:${count}`,
      });
    },
  };
}

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

export const list = (page: Page) => page.getByRole('region', { name: 'Latest notifications' });
