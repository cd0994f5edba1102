import type { Config } from '#server/config.ts';
import type { DoctorService } from '#server/doctor/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countPendingMigrations } from '#server/platform/db/migrate.ts';
import { codesIn } from '#server/platform/recent-problems.ts';
import type { RecentProblems } from '#server/platform/recent-problems.ts';
import { settingsInForce } from '#server/operations/settings-in-force.ts';
import { readDatabaseFacts } from '#server/operations/store.ts';
import { maskSettings } from './mask-settings.ts';
import * as store from './store.ts';

interface SupportDependencies {
  config: Config;
  version: string;
  database: Database;
  clock: Clock;
  doctor: DoctorService;
  recentProblems: RecentProblems;
}

const jobProblemsTold = 50;

/** Each part tells what it can: who asks for help has something that does not work. */
async function tried<T>(read: () => Promise<T> | T): Promise<T | { unreadable: string[] }> {
  try {
    return await read();
  } catch (error) {
    return { unreadable: codesIn(error instanceof Error ? `${error.message} ${String(error.cause)}` : '') };
  }
}

/**
 * What helps those who help, to be shown to strangers: numbers, our own words and names of errors, and nothing that a
 * person typed or that names one.
 */
export class SupportService {
  #deps: SupportDependencies;

  constructor(deps: SupportDependencies) {
    this.#deps = deps;
  }

  async bundle(): Promise<string> {
    const { version, clock, config, database, recentProblems } = this.#deps;
    const parts = {
      madeAt: clock.now().toISOString(),
      version,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
      memoryBytes: process.memoryUsage.rss(),
      upSeconds: Math.round(process.uptime()),
      settings: maskSettings(settingsInForce(config)),
      database: {
        kind: database.kind,
        ...(await tried(async () => ({
          ...(await readDatabaseFacts(database.db)),
          migrationsPending: await countPendingMigrations(database),
        }))),
      },
      rows: await tried(() => this.#countAll()),
      jobs: await tried(() => store.sumJobs(database.db)),
      jobProblems: await tried(() => this.#jobProblems()),
      doctor: await tried(() => this.#examine()),
      recentProblems: recentProblems.all,
    };
    return JSON.stringify(parts, null, 2);
  }

  async #countAll(): Promise<Record<string, unknown>> {
    const { db } = this.#deps.database;
    const counts: Record<string, unknown> = {};
    for (const table of await store.listTables(db))
      counts[table] = await tried(() => store.countRows(db, table));
    return counts;
  }

  async #jobProblems() {
    const found = await store.listJobProblems(this.#deps.database.db, jobProblemsTold);
    return found.map(({ name, state, attempts, lastError }) => ({
      name,
      state,
      attempts,
      codes: codesIn(lastError),
    }));
  }

  /** What it found stands in words that name hosts: its marks and codes are enough to ask on. */
  async #examine() {
    const { findings } = await this.#deps.doctor.examine({ picture: false });
    return findings.map(({ name, mark, text }) => ({ name, mark, codes: codesIn(text) }));
  }
}
