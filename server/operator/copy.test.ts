import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { testEngine } from '#tests/support/test-database.ts';
import { borrowCopy } from './ask-server.ts';
import { until } from '#tests/support/until.ts';

/** A server that listens, with something where its database would lie. */
async function listening(t: TestContext) {
  const app = await createTestApp(t);
  const { dataDir } = app.config;
  fs.mkdirSync(path.join(dataDir, 'database'));
  fs.writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '18');
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.start({ publicUrl: url, localUrl: url });
  const mayDelete = () => app.services.blobDeletions.areAllowed(app.database.db);
  return { app, dataDir, mayDelete };
}

test('where no server runs there is nobody to borrow from', async (t) => {
  const app = await createTestApp(t);
  assert.equal(await borrowCopy(app.config.dataDir), null);
});

if (testEngine === 'embedded') {
  test('a copy is lent to one at a time, until they hang up', async (t) => {
    const { dataDir, mayDelete } = await listening(t);
    const copy = await borrowCopy(dataDir);
    assert.ok(copy);
    assert.deepEqual(fs.readdirSync(copy.folder), ['PG_VERSION']);
    assert.equal(fs.statSync(path.dirname(copy.folder)).mode & 0o777, 0o700);
    assert.equal(await mayDelete(), false, 'what the copy shows is kept');
    await assert.rejects(borrowCopy(dataDir), /Another backup is being made/);
    copy.requireLent();

    await copy.giveBack();
    await until(
      'the copy to go and deletions to go on',
      async () => !fs.existsSync(copy.folder) && (await mayDelete()),
    );
    const next = await borrowCopy(dataDir);
    assert.ok(next);
    await next.giveBack();
    await until('the next copy to go', () => !fs.existsSync(next.folder));
  });

  test('a server that stops does not wait for the borrower, who is told', async (t) => {
    const { app, dataDir } = await listening(t);
    const copy = await borrowCopy(dataDir);
    assert.ok(copy);
    await app.http.close();
    await until('the copy to go', () => !fs.existsSync(copy.folder));
    await until('the borrower to be told', () => {
      try {
        copy.requireLent();
        return false;
      } catch (error) {
        return /The server was stopped while the backup was made/.test(String(error));
      }
    });
    await copy.giveBack();
  });
}
