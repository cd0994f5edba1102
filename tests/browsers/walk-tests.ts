import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, test, type TestContext } from 'node:test';
import { openSite } from '#tests/support/browser.ts';
import { desk, phone } from '#tests/support/browser.ts';
import type { Driver, TabOptions } from './driver.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import type { Walk } from './walk.ts';
import { walks } from './walks.ts';

const sizes = { 390: phone, 1280: desk } as const;

/** Every walk at both sizes, its theme by turns: what is light on the phone is dark at the desk. */
export function walkIn(driver: Driver): void {
  after(() => driver.close());
  walks.forEach((walk, index) => {
    for (const width of [390, 1280] as const) {
      const scheme = (index % 2 === 0) === (width === 390) ? 'light' : 'dark';
      test(`${driver.name}: ${walk.name}, ${width} ${scheme}`, (t) =>
        goThere(t, walk, { driver, size: sizes[width], scheme }));
    }
  });
}

interface There extends Pick<TabOptions, 'size' | 'scheme'> {
  driver: Driver;
}

async function goThere(t: TestContext, walk: Walk, { driver, size, scheme }: There): Promise<void> {
  const options = await walk.app?.();
  if (options?.close) t.after(options.close);
  const site = await openSite(t, options);
  const folder = path.resolve('.cache/browsers', driver.name, `${size.width}-${scheme}`);
  const visitors: Visitor[] = [];
  await walk.go({
    app: site.app,
    size,
    hasTouch: driver.hasTouch,
    async visit(person, { scripts = true } = {}) {
      const cookies = person?.client.cookies ?? new Map<string, string>();
      const tab = await driver.open({ size, scheme, origin: site.url, cookies, scripts });
      const album = path.join(folder, `${walk.name.replaceAll(/\W+/g, '-')}${visitors.length || ''}`);
      rmSync(album, { recursive: true, force: true });
      mkdirSync(album, { recursive: true });
      const visitor = createVisitor({ tab, origin: site.url, album, expected: walk.expected });
      t.after(() => tab.close().catch(() => undefined));
      visitors.push(visitor);
      return visitor;
    },
  });
  for (const visitor of visitors) await visitor.leave();
}
