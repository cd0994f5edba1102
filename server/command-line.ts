import fs from 'node:fs';
import { runBackup } from './compose/backup.ts';
import { createDoctor } from './compose/doctor.ts';
import { databaseFolder, openDatabase } from './compose/ports.ts';
import { runEvaluation } from './compose/evaluation.ts';
import { runLook } from './compose/look.ts';
import { runDrill } from './compose/drill.ts';
import { runRestore } from './compose/restore.ts';
import { createServices } from './compose/services.ts';
import { upgradeDatabase } from './compose/upgrade.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { bad, lineOf } from './doctor/examine.ts';
import { askForCommand } from './operator/ask-server.ts';
import { CommandError, doctorOptions, report } from './operator/service.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { productVersion } from './version.ts';

/** Beyond what the slowest command waits for by itself. */
const answerSlackMs = 60_000;

/** Unlike the other commands this one changes nothing: it neither makes a database nor brings one up to date. */
async function examineHere(config: Config, options: { picture: boolean }): Promise<string> {
  let opened: Database | null = null;
  const isMade = config.databaseUrl !== null || fs.existsSync(databaseFolder(config));
  const doctor = createDoctor({
    config,
    clock: systemClock,
    log: createLog({ level: 'silent', pretty: false }),
    findDatabase: async () => (opened = isMade ? await openDatabase(config) : null),
    recordCall: () => Promise.resolve(),
  });
  try {
    return await report(doctor, options);
  } finally {
    await (opened as Database | null)?.close();
  }
}

/** Whoever asks for help is told how it stands, and nothing is changed before. */
const isLooking = ([verb]: readonly string[]): boolean => verb === 'support-bundle';

async function runHere(config: Config, words: readonly string[]): Promise<string> {
  const database = await openDatabase(config);
  try {
    if (!isLooking(words)) await upgradeDatabase(database, config);
    const log = createLog({ level: 'warn', pretty: config.logPretty });
    const publicUrl = (): string => config.publicUrl ?? `http://localhost:${config.port}`;
    const ids = createIds(systemClock);
    const { operator } = createServices({
      config,
      version: productVersion(),
      database,
      log,
      clock: systemClock,
      ids,
      publicUrl,
    });
    return await operator.run(words);
  } finally {
    await database.close();
  }
}

/** Settings that stop a start are the doctor's first line. */
function readConfigForDoctor(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof StartError) throw new CommandError(lineOf('settings', bad(error.message)));
    throw error;
  }
}

async function run(words: readonly string[]): Promise<string> {
  const examination = doctorOptions(words);
  const config = examination ? readConfigForDoctor() : readConfig();
  const done =
    runBackup(config, words) ??
    runRestore(config, words) ??
    runDrill(config, words) ??
    runEvaluation(config, words) ??
    runLook(config, words);
  if (done) return done;
  const answer =
    config.databaseUrl && !isLooking(words)
      ? null
      : await askForCommand(config.dataDir, words, config.aiTimeoutMs + answerSlackMs);
  if (!answer) return examination ? examineHere(config, examination) : runHere(config, words);
  if (!answer.ok) throw new CommandError(answer.text);
  return answer.text;
}

/** Written by the terminal, whoever answers; never over something that is there. */
async function runIntoFile(file: string): Promise<string> {
  const text = await run(['support-bundle']);
  try {
    fs.writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${file} could not be written: ${(error as Error).message}`);
  }
  return `${file} was written. Look through it before you hand it on.`;
}

const words = process.argv.slice(2);
const [verb, bundleFile, ...more] = words;
const isIntoFile = verb === 'support-bundle' && bundleFile !== undefined && more.length === 0;
try {
  process.stdout.write(`${await (isIntoFile ? runIntoFile(bundleFile) : run(words))}\n`);
} catch (error) {
  if (!(error instanceof CommandError || error instanceof StartError)) throw error;
  // A report is a report, also when it is bad.
  const stream = doctorOptions(words) ? process.stdout : process.stderr;
  stream.write(`${error.message}\n`);
  process.exitCode = 1;
}
