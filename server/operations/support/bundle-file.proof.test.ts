import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { runCommand } from '#tests/support/operator-command.ts';

test('an operator writes the bundle into a new file that nobody else reads, and never over another', async (t) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-bundle-'));
  t.after(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const file = path.join(dataDir, 'bundle.json');
  const written = await runCommand({ dataDir, url: null }, 'support-bundle', file);
  assert.ok(written.ok, written.text);
  assert.equal(JSON.parse(fs.readFileSync(file, 'utf8')).database.kind, 'embedded');
  assert.equal(fs.statSync(file).mode & 0o077, 0);
  const before = fs.readFileSync(file, 'utf8');
  const again = await runCommand({ dataDir, url: null }, 'support-bundle', file);
  assert.deepEqual([again.ok, /could not be written: EEXIST/.test(again.text)], [false, true]);
  assert.equal(fs.readFileSync(file, 'utf8'), before);
});
