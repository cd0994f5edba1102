import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { comesTo, phone } from '#tests/support/browser.ts';

interface AccessibleNode {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  name?: { value?: string };
  properties?: { name: string; value: { value?: string } }[];
}

/** What screen readers are told as it comes: the words within live regions of the accessibility tree. */
export async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AccessibleNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: AccessibleNode | undefined): boolean =>
    node !== undefined &&
    ((node.properties ?? []).some(
      ({ name, value }) => name === 'live' && /polite|assertive/.test(value.value ?? ''),
    ) ||
      isLive(byId.get(node.parentId ?? '')));
  return nodes
    .filter((node) => !node.ignored && isLive(node))
    .map((node) => node.name?.value ?? '')
    .join(' ');
}

export const shown = (page: Page): Locator => page.locator('li[data-state=open]');

type Reach = 'free' | 'covered' | 'not there';

/** Whether the toast leaves free what stands there with it. */
async function leavesFree(page: Page, ...others: Locator[]): Promise<Reach> {
  const toast = await shown(page)
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (!toast) return 'not there';
  for (const other of others) {
    const box = await other.boundingBox({ timeout: 100 }).catch(() => null);
    if (!box) return 'not there';
    const isBeside = box.x >= toast.x + toast.width || toast.x >= box.x + box.width;
    const isApart = box.y >= toast.y + toast.height || toast.y >= box.y + box.height;
    if (!isBeside && !isApart) return 'covered';
  }
  return 'free';
}

/** On top on small screens; on larger ones at the bottom right, beside the column or wholly over it. */
async function assertInPlace(page: Page): Promise<void> {
  const toast = await shown(page).boundingBox();
  const { width, height } = page.viewportSize() ?? phone;
  assert.ok(toast);
  const middle = toast.y + toast.height / 2;
  if (width < 768) assert.ok(middle < height / 2, `on top, not at ${middle}`);
  else {
    const column = await page.getByRole('main', { includeHidden: true }).boundingBox();
    assert.ok(column);
    const [left, right] = [toast.x, toast.x + toast.width];
    const end = column.x + column.width;
    assert.ok(middle > height / 2 && right > width / 2 && right <= width - 12, `${middle}, ${right}`);
    assert.ok(left >= end || (left >= column.x && right <= end), `${left} to ${right}, beside ${end}`);
  }
}

export const free = async (page: Page, ...others: Locator[]): Promise<void> => {
  let before: Reach = 'not there';
  const look = async (): Promise<Reach> => {
    const verdict = await leavesFree(page, ...others);
    if (verdict === 'not there' && before === 'covered') assert.fail('it was covered until the toast went');
    before = verdict;
    return verdict;
  };
  await comesTo(look, 'free');
  await assertInPlace(page);
};
