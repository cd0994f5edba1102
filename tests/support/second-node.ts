import type { TestContext } from 'node:test';
import { createApp } from '#server/app.ts';
import type { PageSource } from '#server/pages/routes.ts';
import { createIds } from '#server/platform/ids.ts';
import type { TestApp } from './create-test-app.ts';
import { backUpHere } from './backup-here.ts';
import { lowCost } from './low-cost.ts';
import { TestClient } from './test-client.ts';
import { createTestLog } from './test-log.ts';

type Node = Awaited<ReturnType<typeof createApp>>;

/** One more node on the same database, not started yet. */
export async function secondNode(
  t: TestContext,
  { config, database, clock }: TestApp,
  { pages }: { pages?: PageSource } = {},
): Promise<Node> {
  const { log } = createTestLog();
  const ids = createIds(clock);
  const parts = { config, database, clock, ids, log, version: 'second', passwordCost: lowCost };
  const makeBackup = backUpHere(config, database);
  const node = await createApp({ ...parts, makeBackup, checkReplies: true, ...(pages ? { pages } : {}) });
  t.after(() => node.close());
  return node;
}

/** A browser of the same person that speaks to another node. */
export const sameClientAt = (node: Node, client: TestClient): TestClient =>
  new TestClient(node.http, client.cookies);
