import { productBrand } from '#contract/brand.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { databaseErrorCode } from '#server/platform/db/database.ts';
import { starterIdeas } from './ideas.data.ts';
import type { StarterIdea } from './ideas.data.ts';

interface StarterDependencies {
  database: Database;
  /** Null when the house has its account already. */
  addHouseAccount: (tx: Db, displayName: string, bio: string) => Promise<number | null>;
  removeHouseAccount: (tx: Db) => Promise<boolean>;
  make: (tx: Db, idea: StarterIdea) => Promise<string>;
  share: (tx: Db, craftId: string, houseId: number) => Promise<void>;
  /** How many crafts of the house there were. */
  deleteCrafts: (tx: Db) => Promise<number>;
}

const uniqueViolation = '23505';
const bio = `Ideas from the house, to begin with. Every one of them was thought up by ${productBrand.name} itself.`;

/** What the first visitor finds: a dozen good crafts, shared by the house under its own name. */
export class StarterService {
  #deps: StarterDependencies;

  constructor(deps: StarterDependencies) {
    this.#deps = deps;
  }

  /** Once in the life of a database, unless it was taken away on purpose; of several nodes one does it. */
  async seed(): Promise<boolean> {
    const { database, addHouseAccount, make, share } = this.#deps;
    try {
      return await database.transaction(async (tx) => {
        const houseId = await addHouseAccount(tx, productBrand.name, bio);
        if (houseId === null) return false;
        for (const idea of starterIdeas) await share(tx, await make(tx, idea), houseId);
        return true;
      });
    } catch (error) {
      if (databaseErrorCode(error) === uniqueViolation) return false;
      throw error;
    }
  }

  /** Takes all of it away, pictures included. */
  async remove(): Promise<number> {
    const { database, removeHouseAccount, deleteCrafts } = this.#deps;
    return database.transaction(async (tx) => {
      await removeHouseAccount(tx);
      return deleteCrafts(tx);
    });
  }
}
