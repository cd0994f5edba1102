import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { requireTools } from './require-tools.ts';
import { runTool } from './run-tool.ts';

const unit = readFileSync(path.join(projectRoot, 'deploy/gluebird.service'), 'utf8');
/** Of 100, as systemd counts what a service could still do; its own services mostly have over 90. */
const mostExposure = 20;

describe('the unit for systemd', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-unit-'));
  const file = path.join(folder, 'gluebird.service');

  before(async () => {
    await requireTools('systemd-analyze');
    // Systemd looks whether the programs are where the unit says.
    writeFileSync(file, unit.replaceAll('/opt/gluebird', projectRoot));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('is understood by systemd, which finds all that it names', async () => {
    assert.equal((await runTool('systemd-analyze', ['--man=no', 'verify', file])).trim(), '');
  });

  test('leaves the service little that it could do', async () => {
    const asked = ['security', '--offline=true', '--no-pager', `--threshold=${mostExposure}`, file];
    assert.match(await runTool('systemd-analyze', asked), /Overall exposure level/);
  });

  test('starts the product with settings that it knows, in the folder that it may write', () => {
    const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const config = readConfig(Object.fromEntries(settings.split(' ').map((each) => each.split('='))));
    assert.equal(config.production, true);
    assert.equal(config.dataDir, `/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  });
});
