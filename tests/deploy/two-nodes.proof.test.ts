import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findInstalledBinaries, installSystemBinaries } from '#tests/support/provision/postgres-binaries.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { requireTools } from './require-tools.ts';
import { resolveCompose } from './resolve-compose.ts';
import { runTool } from './run-tool.ts';

/** Names below it get certificates of the proxy's own. */
const domain = 'crafts.localhost';

test('two nodes, PostgreSQL, a store and a proxy start from the compose file, and one may go and come back', async (t) => {
  await requireTools('docker-compose', 'caddy', 'ip', 'unshare', 'setpriv', 'wget', 'curl');
  const [installed] = await findInstalledBinaries();
  const { folder: postgres } = installed ?? (await installSystemBinaries());
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-two-nodes-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL runs as somebody else, who has to get at its own folder below.
  chmodSync(folder, 0o755);
  const filled = { DOMAIN: domain, DATABASE_PASSWORD: 'x1', S3_SECRET_ACCESS_KEY: 'x2' };
  const file = await resolveCompose('deploy/two-nodes', path.join(folder, 'deploy'), filled);
  const order = path.join(folder, 'order.json');
  writeFileSync(order, JSON.stringify({ file, folder, postgres, domain }));
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const drill = ['scripts/run.mjs', 'tests/deploy/two-nodes/drill.ts', order];
  const said = await runTool('unshare', [...own, process.execPath, ...drill], { cwd: projectRoot });
  assert.match(said, /the drill went well/);
});
