import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { readComposeFiles } from './read-compose.ts';
import { requireTools } from './require-tools.ts';
import { resolveCompose } from './resolve-compose.ts';

const secrets = { DATABASE_PASSWORD: 'x1', S3_SECRET_ACCESS_KEY: 'x2' };

function copyOf(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-compose-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'deploy');
}

describe('docker-compose', () => {
  before(() => requireTools('docker-compose'));

  for (const { folder, services, interpolated } of readComposeFiles()) {
    test(`understands ${folder} as we do, with every variable filled in`, async (t) => {
      const resolved = await resolveCompose(folder, copyOf(t), secrets);
      assert.deepEqual(Object.keys(resolved.services).sort(), Object.keys(services).sort());
      for (const [name, service] of Object.entries(resolved.services)) {
        const ours = services[name];
        assert.equal(service.image, ours?.image, name);
        assert.deepEqual(service.healthcheck?.test, ours?.healthcheck?.test, name);
        assert.deepEqual(service.depends_on, ours?.depends_on, name);
        assert.deepEqual(
          Object.keys(ours?.environment ?? {}).filter((each) => !service.environment?.[each]),
          [],
          `${name} is given all that it names`,
        );
        assert.doesNotMatch(JSON.stringify(service), /\$\{/, name);
      }
    });

    for (const missing of Object.keys(secrets).filter((name) => interpolated.includes(name))) {
      test(`says of ${folder} that ${missing} is missing`, async (t) => {
        await assert.rejects(
          resolveCompose(folder, copyOf(t), { ...secrets, [missing]: '' }),
          new RegExp(`set it in \\.env|${missing}`),
        );
      });
    }
  }
});
