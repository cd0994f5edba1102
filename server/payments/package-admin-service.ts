import { dollars } from '#contract/payments.ts';
import type { addPackage, changePackage, EditablePackage } from '#contract/payments-packages.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { AuditEntry, AuditService } from '#server/audit/service.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import { databaseErrorCode } from '#server/platform/db/database.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';
import * as packages from './package-store.ts';
import type { PackageFields } from './package-store.ts';
import { presentEditablePackage } from './present.ts';
import type { PackageRow } from './store.ts';

interface PackageAdminDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
}

type PackageBody = BodyOf<typeof addPackage>;
type Change = BodyOf<typeof changePackage>;

const uniqueViolation = '23505';

function nameTaken(name: string): AppError {
  const message = `There is already a package named “${name}”. Please choose another name.`;
  return new AppError('CONFLICT', { message, issues: [{ path: 'name', message }] });
}

const fieldsOf = ({ name, credits, price, description }: PackageBody): PackageFields => ({
  name,
  credits,
  priceCents: price,
  description,
});

const describe = ({ name, credits, priceCents, isActive }: PackageRow): string =>
  `“${name}”, ${credits} credits for ${dollars(priceCents)}, ${isActive ? 'for sale' : 'not for sale'}`;

/** Where operators set what can be bought. A purchase keeps what it was sold as, whatever happens here. */
export class PackageAdminService {
  #deps: PackageAdminDependencies;

  constructor(deps: PackageAdminDependencies) {
    this.#deps = deps;
  }

  async list(db: Db, _by: Administrator): Promise<EditablePackage[]> {
    return (await packages.listAllPackages(db)).map(presentEditablePackage);
  }

  /** `added` runs in the same transaction. */
  async add<Answer>(
    by: Administrator,
    fields: PackageBody,
    added: (tx: Db, row: EditablePackage) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#deps.database.transaction(async (tx) => {
      const createdAt = this.#deps.clock.now();
      const row = await packages.insertPackage(tx, { ...fieldsOf(fields), createdAt });
      if (!row) throw nameTaken(fields.name);
      await this.#record(tx, by, { action: 'package_added', details: `Added ${describe(row)}.` });
      return added(tx, presentEditablePackage(row));
    });
  }

  async change(by: Administrator, id: number, change: Change): Promise<EditablePackage> {
    const { isActive, version } = change;
    try {
      return await this.#deps.database.transaction(async (tx) => {
        const before = await packages.findPackage(tx, id);
        if (!before) throw new AppError('NOT_FOUND', { message: 'This package is not there anymore.' });
        const after = await packages.updatePackage(tx, { id, version }, { ...fieldsOf(change), isActive });
        if (!after)
          throw new AppError('CONFLICT', {
            message: 'Somebody else has changed this package in the meantime.',
          });
        const details = `Changed ${describe(before)} to ${describe(after)}.`;
        await this.#record(tx, by, { action: 'package_changed', details });
        return presentEditablePackage(after);
      });
    } catch (error) {
      throw databaseErrorCode(error) === uniqueViolation ? nameTaken(change.name) : error;
    }
  }

  /** Refused when the order is not what the operator saw, also because a package came or went. */
  async order(
    by: Administrator,
    { seen, wanted }: { seen: readonly number[]; wanted: readonly number[] },
  ): Promise<EditablePackage[]> {
    return this.#deps.database.transaction(async (tx) => {
      const before = await packages.lockAllPackages(tx);
      const ids = before.map(({ id }) => id);
      if (!isSame(ids, seen) || !isSame(ids.toSorted(byNumber), wanted.toSorted(byNumber)))
        throw new AppError('CONFLICT', {
          message: 'Somebody else has changed the packages in the meantime.',
        });
      await packages.movePackages(tx, wanted);
      const after = await packages.listAllPackages(tx);
      const details = `New order: ${after.map(({ name }) => name).join(', ')}.`;
      await this.#record(tx, by, { action: 'packages_ordered', details });
      return after.map(presentEditablePackage);
    });
  }

  #record(tx: Db, { adminId }: Administrator, entry: Pick<AuditEntry, 'action' | 'details'>): Promise<void> {
    return this.#deps.audit.record(tx, { adminId, ...entry });
  }
}

const byNumber = (a: number, b: number): number => a - b;
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
