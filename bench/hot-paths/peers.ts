import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tests/support/provision/free-port.ts';
import { installTool } from '#tests/support/provision/on-demand-tool.ts';
import { reasonIn, runCommand } from '#tests/support/provision/run-command.ts';
import { projectRoot, startForReal } from '#tests/support/started-server.ts';
import type { StartedServer } from '#tests/support/started-server.ts';

const recipe = 'bench/peers';
/** No engine is fetched: the client asks through `pg`, and nothing is migrated. */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  DATABASE_URL: 'postgresql://nobody@localhost/none',
};

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function run(folder: string, ...words: string[]): Promise<void> {
  const result = await runCommand(process.execPath, words, { cwd: folder, env: environment });
  if (result.code !== 0) throw new Error(`${words.join(' ')}: ${reasonIn(result)}`);
}

/** The folder in which the peers lie ready to start; fetched and built once per version of theirs. */
async function preparePeers(): Promise<string> {
  // The parts of Next.js for other systems are not in the lock file, which `npm ci` does not forgive.
  const folder = await installTool('peers', { of: recipe, command: 'install' });
  const source = path.join(projectRoot, recipe);
  const stamp = path.join(folder, 'built');
  const wanted = hashOf(source);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  cpSync(source, folder, { recursive: true });
  await run(folder, 'node_modules/prisma/build/index.js', 'generate', '--schema', 'schema.prisma');
  await run(folder, 'node_modules/next/dist/bin/next', 'build');
  writeFileSync(stamp, wanted);
  return folder;
}

export interface Peers {
  express: (databaseUrl: string) => Promise<StartedServer>;
  next: (databaseUrl: string) => Promise<StartedServer>;
}

/** How to start them; a reason where they cannot be had. */
export async function findPeers(): Promise<Peers | { missing: string }> {
  try {
    const root = await preparePeers();
    const start = (databaseUrl: string, ...words: string[]): Promise<StartedServer> =>
      startForReal({
        root,
        settings: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: databaseUrl },
        command: [process.execPath, ...words],
      });
    return {
      express: (url) => start(url, 'express-server.mjs'),
      next: async (url) =>
        start(url, 'node_modules/next/dist/bin/next', 'start', '-p', String(await freePort())),
    };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}
