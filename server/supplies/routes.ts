import type { FastifyInstance } from 'fastify';
import type { ParamsOf } from '#contract/endpoint.ts';
import * as contract from '#contract/supplies.ts';
import { drawSupply } from '#engine/illustrator/draw-supply.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { checkInput, mount, succeeded, tokenMay } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { InventoryService } from './inventory-service.ts';

/** A drawing changes with the program only; a day is long enough for a new one to show. */
const pictureCaching = 'public, max-age=86400';

interface SuppliesRouting {
  db: Db;
  inventory: InventoryService;
}

export function mountSupplies(mounting: Mounting, { db, inventory }: SuppliesRouting): void {
  mounting.endpoints.push(contract.getSupplyPicture);
  mountPicture(mounting.app);
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

function mountPicture(app: FastifyInstance): void {
  const { path, params } = contract.getSupplyPicture;
  app.get(path, tokenMay(contract.getSupplyPicture), async (request, reply) => {
    const { name } = checkInput(params, request.params) as ParamsOf<typeof contract.getSupplyPicture>;
    const svg = drawSupply(name);
    if (svg === null) throw new AppError('NOT_FOUND');
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': pictureCaching });
    return reply.send(svg);
  });
}
