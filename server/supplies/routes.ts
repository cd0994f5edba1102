import * as contract from '#contract/supplies.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { InventoryService } from './inventory-service.ts';

interface SuppliesRouting {
  db: Db;
  inventory: InventoryService;
}

export function mountSupplies(mounting: Mounting, { db, inventory }: SuppliesRouting): void {
  mount(mounting, contract.listSupplies, ({ actor }) => inventory.choices(db, actor));
  mount(mounting, contract.listInventory, ({ actor, params }) =>
    inventory.list(db, requireSelf(actor, params.id)),
  );
  mount(mounting, contract.addToInventory, async ({ actor, params, body }) => {
    const { supplyId, name } = body;
    const item = await inventory.add(db, requireSelf(actor, params.id), { supplyId, name });
    return succeeded({ message: 'Item has been added to your inventory.', item });
  });
  mount(mounting, contract.removeFromInventory, async ({ actor, params }) => {
    await inventory.remove(db, requireSelf(actor, params.id), params.supplyId);
    return succeeded({ message: 'Item removed' });
  });
}
