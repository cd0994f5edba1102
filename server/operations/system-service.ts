import fs from 'node:fs/promises';
import type { Finding, SystemFacts } from '#contract/operations-system.ts';
import type { Config } from '#server/config.ts';
import type { DoctorService } from '#server/doctor/service.ts';
import type { AuditService } from '#server/audit/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { countPendingMigrations } from '#server/platform/db/migrate.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { readChanges } from './changes.ts';
import { settingsInForce } from './settings-in-force.ts';
import { readDatabaseFacts } from './store.ts';

interface SystemDependencies {
  config: Config;
  version: string;
  database: Database;
  clock: Clock;
  doctor: DoctorService;
  audit: AuditService;
}

/** What operators see of the machine room. */
export class SystemService {
  #deps: SystemDependencies;

  constructor(deps: SystemDependencies) {
    this.#deps = deps;
  }

  async facts(db: Db, _by: Administrator): Promise<SystemFacts> {
    const { config, version, database, clock } = this.#deps;
    const now = clock.now();
    return {
      version,
      changes: await readChanges(),
      nodeVersion: process.version,
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      now: now.toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      database: {
        kind: database.kind,
        ...(await readDatabaseFacts(db)),
        migrationsPending: await countPendingMigrations(database),
      },
      freeBytes: await freeBytesOf(config.dataDir),
      settings: settingsInForce(config),
    };
  }

  /** A connected vendor is asked one small question, which may cost a little: that it was is kept. */
  async examine(db: Db, { adminId }: Administrator): Promise<Finding[]> {
    const { doctor, audit } = this.#deps;
    const { findings } = await doctor.examine({ picture: false });
    await audit.record(db, {
      adminId,
      action: 'system_examined',
      details: findings.every(({ mark }) => mark !== 'bad')
        ? 'Everything answers.'
        : `In need of somebody: ${findings.flatMap(({ name, mark }) => (mark === 'bad' ? [name] : [])).join(', ')}.`,
    });
    return findings;
  }
}

/** The folder is made with the first thing that is kept in it. */
async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
