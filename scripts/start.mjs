// `npm start` builds when something changed and becomes the server, in this one process.
// `npm run dev` (`--dev`) builds nothing and restarts the server when its source changes.
import module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { loadQuickly } from './launcher/load-quickly.mjs';
import { handOver, onPinnedNode, projectRoot } from './launcher/pinned-node.mjs';

const WATCHED = ['server', 'contract', 'engine'];

function startDevelopment() {
  process.env.GLUEBIRD_DEV = '1';
  const watch = WATCHED.map((root) => `--watch-path=${path.join(projectRoot, root)}`);
  handOver(process.execPath, [
    '--watch',
    '--watch-preserve-output',
    ...watch,
    path.join(projectRoot, 'server/main.ts'),
  ]);
}

/** Once, by hand: what starting needed lies about until the heap grows, which on a quiet server it never does. */
function giveBackStartingMemory() {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
}

async function startServer() {
  loadQuickly();
  if (!process.env.DATABASE_URL) {
    const { engineCode } = await import('../server/platform/db/engine-code.ts');
    // Whoever opens the database is told of a failure; until then nobody waits for it.
    engineCode().catch(() => undefined);
  }
  const { ensureBuild } = await import('./build/ensure-build.ts');
  if (!(await ensureBuild())) process.exit(1);
  await import('../server/main.ts');
  setTimeout(() => {
    module.flushCompileCache();
    giveBackStartingMemory();
  }, 3_000).unref();
}

if (onPinnedNode()) {
  if (process.argv.includes('--dev')) startDevelopment();
  else await startServer();
}
