import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';
import type { Config } from '#server/config.ts';
import { removePass, writePass } from '#server/operator/pass.ts';
import { inTurn } from '#server/platform/db/in-turn.ts';
import type { Log } from '#server/platform/log.ts';
import type { Stage } from '#server/platform/stage.ts';
import type { Tracing } from '#server/platform/tracing/trace.ts';

interface Address {
  publicUrl: string;
  localUrl: string;
}

export interface Lifecycle {
  /** To be called before the server listens: what a process before this one left half done is taken up without waiting. */
  inherit(): Promise<void>;
  /** To be called when the server listens: recurring work, jobs, and what needs the address. */
  start(address: Address): Promise<void>;
  close(): Promise<void>;
}

interface LifecycleParts {
  config: Config;
  log: Log;
  services: Services;
  http: FastifyInstance;
  tracing: Tracing | null;
  stage: Stage;
  operatorToken: string;
  announce: (address: Address) => void;
}

/** What is under way when a stop begins may end in this time; the rest is handed on. */
const graceMs = 3_000;
const lookForLostEveryMs = 1_000;
/** Any number, the same on every node. */
const preparing = 7_345_202;

/** The embedded database lets one process in, so nobody works any more on what is found begun. A server's other nodes may. */
async function inherit({ database, idempotency, jobs, credits, offers }: Services): Promise<void> {
  if (database.kind !== 'embedded') return;
  await idempotency.inherit();
  await credits.inherit(database.db);
  await offers.inherit(database.db);
  await jobs.store.endAllLeases(database.db);
}

/** What must be there before the first visitor: an administrator if wished, supplies, packages, something to look at, the recurring work. */
async function prepare(services: Services, config: Config): Promise<void> {
  const { accountAdmin, supplies, payments, starter, recurring, database, databaseCopies, backupSchedule } =
    services;
  await databaseCopies.clear();
  const { db } = database;
  const firstThings = async (): Promise<void> => {
    if (config.admin) await accountAdmin.ensureAdmin(config.admin);
    await supplies.seed(db);
    await payments.packages.seed(db);
    if (config.starterContent && (await accountAdmin.isUntouched(db))) await starter.seed();
  };
  // The embedded database has one connection, and nobody to wait for.
  await (database.kind === 'embedded' ? firstThings() : inTurn(database, preparing, firstThings));
  await services.judging.plan(db, services.jobs);
  await recurring.plan();
  await backupSchedule.plan(db, 'start');
}

/** Often, because somebody may be waiting for a credit; it costs one look at an index. */
async function returnLost({ credits }: Services, log: Log): Promise<void> {
  try {
    await credits.releaseLost();
  } catch (error) {
    log.warn({ err: error }, 'credits of lost work could not be given back');
  }
}

export function createLifecycle(parts: LifecycleParts): Lifecycle {
  const { config, log, services, http, tracing, stage, operatorToken, announce } = parts;
  let started = false;
  let lookForLost: NodeJS.Timeout | undefined;
  return {
    inherit: () => inherit(services),
    async start(address) {
      announce(address);
      await prepare(services, config);
      if (stage.isStopping) return;
      services.jobs.start();
      lookForLost = setInterval(() => void returnLost(services, log), lookForLostEveryMs).unref();
      started = true;
      writePass(config.dataDir, { url: address.localUrl, token: operatorToken });
      stage.started();
    },
    async close() {
      stage.leave();
      if (started && config.stopDelayMs > 0) await sleep(config.stopDelayMs);
      stage.stop();
      if (started) removePass(config.dataDir);
      clearInterval(lookForLost);
      // Until what is under way has ended, whoever asks is told so rather than left before a closed door.
      const { idempotency, jobs, spotter, runs } = services;
      await Promise.all([idempotency.stop(graceMs), jobs.stop(graceMs), spotter.stop(graceMs)]);
      runs.stop();
      await http.close();
      await services.printing.close();
      services.mailer.close();
      await tracing?.close();
    },
  };
}
