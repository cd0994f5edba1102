import * as contract from '#contract/payments-packages.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { PackageAdminService } from './package-admin-service.ts';

/** For operators: what can be bought. */
export function mountPackageAdmin(
  mounting: Mounting,
  { db, packages }: { db: Db; packages: PackageAdminService },
): void {
  mount(mounting, contract.listAllPackages, ({ admin }) => packages.list(db, admin));
  mount(mounting, contract.addPackage, ({ admin, body, attempt }) =>
    packages.add(admin, body, (tx, row) => attempt.keep(tx, row)),
  );
  mount(mounting, contract.changePackage, ({ admin, params, body }) =>
    packages.change(admin, params.id, body),
  );
  mount(mounting, contract.orderPackages, ({ admin, body }) => packages.order(admin, body));
}
