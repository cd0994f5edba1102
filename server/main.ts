import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import { openDatabase } from './compose/ports.ts';
import { upgradeDatabase } from './compose/upgrade.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { requireModel } from './generation/spotting/model/require-model.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { diskTrouble } from './platform/disk-trouble.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { RecentProblems } from './platform/recent-problems.ts';
import { StartError } from './platform/start-error.ts';
import { productVersion } from './version.ts';
import { welcome } from './welcome.ts';

/** After this, whatever still runs is left behind. */
const stopDeadlineMs = 10_000;

function prepareDataDir(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new StartError(`The setting DATA_DIR names a folder that cannot be written: ${folder}.`, {
      cause: error,
    });
  }
}

async function listen(app: App, config: Config): Promise<{ publicUrl: string; localUrl: string }> {
  try {
    await app.http.listen({ host: config.host, port: config.port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} is already in use: set PORT to another one.`, {
        cause: error,
      });
    if (code === 'EACCES')
      throw new StartError(
        `Port ${config.port} may not be opened by this user: set PORT to one above 1023.`,
        { cause: error },
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`The setting HOST names an address this machine does not have: ${config.host}.`, {
        cause: error,
      });
    }
    throw error;
  }
  const { port } = app.http.server.address() as AddressInfo;
  const isEverywhere = ['0.0.0.0', '::'].includes(config.host);
  const localUrl = `http://${isEverywhere ? '127.0.0.1' : config.host}:${port}`;
  return { publicUrl: `http://localhost:${port}`, localUrl };
}

function stopOnSignals(app: App, database: Database): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

async function start(config: Config): Promise<void> {
  prepareDataDir(config.dataDir);
  await requireModel(config.recognizer);
  const recentProblems = new RecentProblems();
  const log = createLog({ level: config.logLevel, pretty: config.logPretty, recentProblems });
  const pagesLoading = loadPages(config);
  // Awaited below; until then a failure must not count as unhandled.
  pagesLoading.catch(() => undefined);
  const database = await openDatabase(config);
  await upgradeDatabase(database, config);
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    ids: createIds(systemClock),
    log,
    recentProblems,
    version: productVersion(),
    pages: await pagesLoading,
    checkReplies: config.dev,
  });
  await app.inherit();
  stopOnSignals(app, database);
  await app.start(await listen(app, config));
  process.stdout.write(welcome(config, app.publicUrl(), process.uptime() * 1000));
}

async function loadPages(config: Config) {
  if (config.dev) return (await import('./pages/dev-pages.ts')).loadDevPages();
  return (await import('./pages/built-pages.ts')).loadBuiltPages();
}

function stopStart(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

let dataDir = '';
try {
  const config = readConfig();
  ({ dataDir } = config);
  await start(config);
} catch (error) {
  if (error instanceof StartError) stopStart(error.message);
  const trouble = diskTrouble(error, dataDir);
  if (trouble === null) throw error;
  stopStart(trouble);
}
