import * as contract from '#contract/payments-packages.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { PackageDeskService } from './package-desk-service.ts';

/** For operators: what can be bought. */
export function mountPackageDesk(
  mounting: Mounting,
  { db, packages }: { db: Db; packages: PackageDeskService },
): void {
  mount(mounting, contract.listAllPackages, () => packages.list(db));
  mount(mounting, contract.addPackage, ({ actor, body, attempt }) =>
    packages.add(actor, body, (tx, row) => attempt.keep(tx, row)),
  );
  mount(mounting, contract.changePackage, ({ actor, params, body }) =>
    packages.change(actor, params.id, body),
  );
  mount(mounting, contract.orderPackages, ({ actor, body }) => packages.order(actor, body));
}
