import { supplies as known } from '#engine/supplies/catalog.ts';
import type { Db } from '#server/platform/db/database.ts';
import {
  addSupplies,
  adoptByName,
  findOrAddSupplies,
  findSuppliesByEngineIds,
  findSuppliesByName,
  listEngineIds,
} from './store.ts';
import type { SupplyRow } from './store.ts';

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function createSuppliesService() {
  return {
    /** At start: every supply the idea engine knows has a row. */
    async seed(db: Db): Promise<void> {
      const there = await listEngineIds(db);
      const missing = known
        .filter(({ id }) => !there.has(id))
        .map((supply) => ({ name: capitalized(supply.name), engineId: supply.id }));
      if (missing.length > 0) await adoptByName(db, missing);
      await addSupplies(db, missing);
    },

    /** The rows of things that the idea engine knows. */
    ofEngine: (db: Db, engineIds: readonly string[]): Promise<SupplyRow[]> =>
      findSuppliesByEngineIds(db, engineIds),

    /** The rows of these names in their order; new names are added. */
    async ensure(db: Db, names: readonly string[]): Promise<SupplyRow[]> {
      const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
      const found = await findOrAddSupplies(db, wanted.map(capitalized));
      const there = found.length < wanted.length ? await findSuppliesByName(db, wanted) : found;
      const rows = new Map(there.map((row) => [row.name.toLowerCase(), row]));
      return wanted.flatMap((name) => rows.get(name.toLowerCase()) ?? []);
    },
  };
}

export type SuppliesService = ReturnType<typeof createSuppliesService>;
