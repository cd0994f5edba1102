import type { Database, Db } from '#server/platform/db/database.ts';
import type { VerifiedBackup } from './backup-file.ts';
import type { BackupDependencies } from './dependencies.ts';
import { countRows, countWrongBalances } from './drill-store.ts';
import { RestoreService } from './restore-service.ts';
import type { Restored } from './restore-service.ts';

export interface Drilled {
  restored: Restored;
  /** What would not stand, in a sentence each. */
  faults: string[];
}

/** Restores a backup into an empty place, as if the house had burned down, and looks whether one could live in it. */
export class DrillService {
  #deps: BackupDependencies;

  constructor(deps: BackupDependencies) {
    this.#deps = deps;
  }

  async run(database: Database, backup: VerifiedBackup): Promise<Drilled> {
    const restored = await new RestoreService(this.#deps).restore(database, backup, { replace: false });
    const faults = [
      ...(await this.#countFaults(database.db, restored)),
      ...(await this.#moneyFaults(database.db)),
      ...(await this.#pictureFaults(database.db, restored)),
    ];
    return { restored, faults };
  }

  /** Newer versions may have moved rows on purpose. */
  async #countFaults(db: Db, { contents, migrated }: Restored): Promise<string[]> {
    if (migrated > 0) return [];
    const faults: string[] = [];
    for (const { name, rows } of contents.tables) {
      const found = await countRows(db, name);
      if (found !== rows) faults.push(`The table ${name} has ${found} rows instead of ${rows}.`);
    }
    return faults;
  }

  async #moneyFaults(db: Db): Promise<string[]> {
    const wrong = await countWrongBalances(db);
    return wrong > 0 ? [`${wrong} balances are not the sum of what was booked.`] : [];
  }

  async #pictureFaults(db: Db, { contents }: Restored): Promise<string[]> {
    const { pictures, blobs } = this.#deps;
    let missing = 0;
    for (const source of pictures)
      for await (const keys of source.keys(db))
        for (const key of keys) if (!(await blobs.find(key))) missing += 1;
    const lost = missing - contents.pictures.missing;
    return lost > 0 ? [`${lost} pictures that rows name did not come back.`] : [];
  }
}
