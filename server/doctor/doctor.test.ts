import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { createDoctor } from '#server/compose/doctor.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { startCollector } from '#tests/support/collector.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { drawingFakes, startFakeAi } from '#tests/support/fake-ai.ts';
import { startFakeOidc } from '#tests/support/fake-oidc.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { createTestLog } from '#tests/support/test-log.ts';

/** What the doctor says, by the name of the check. */
async function examine(t: TestContext, change: Partial<Config>, options = { picture: false }) {
  const app = await createTestApp(t);
  const doctor = createDoctor({
    config: { ...app.config, aiTimeoutMs: 1_000, ...change },
    clock: systemClock,
    log: createTestLog().log,
    findDatabase: async () => app.database,
    recordCall: async () => {},
  });
  const { healthy, text } = await doctor.examine(options);
  const lines = text.split('\n');
  const lineOf = (name: string): string => lines.find((line) => line.slice(2).startsWith(name)) ?? '';
  return { healthy, text, lines, lineOf };
}

async function vendor(t: TestContext, provider: (typeof drawingFakes)[number]) {
  const fake = await startFakeAi(provider);
  t.after(() => fake.close());
  const settings = { provider, apiKey: 'key-secret-1', baseUrl: fake.baseUrl, model: 'gemini-fake' };
  return { fake, settings };
}

test('a fresh installation is well, in one line for each part', async (t) => {
  const { healthy, lines, text } = await examine(t, {});
  assert.ok(healthy, text);
  assert.equal(lines.length, 12);
  for (const line of lines) assert.match(line, /^✓ \S.*/);
});

test('everything that is out of order is found in one go', async (t) => {
  const { healthy, lineOf } = await examine(t, {
    mail: { smtpUrl: 'smtp://user:secret-2@127.0.0.1:9', from: 'a@b.test', contactEmail: null },
    s3: {
      endpoint: 'http://127.0.0.1:9',
      bucket: 'b',
      region: 'r',
      accessKeyId: 'id',
      secretAccessKey: 'secret-3',
    },
    dataDir: '/dev/null/data',
    payments: 'off',
  });
  assert.equal(healthy, false);
  for (const name of ['mail', 'pictures kept', 'data folder']) assert.match(lineOf(name), /^✗/, name);
  for (const name of ['settings', 'database', 'ideas', 'drawing']) assert.match(lineOf(name), /^✓/, name);
  assert.match(lineOf('payments'), /^– .*nobody can buy/);
});

test('backups that are too old, or whose place is away, need somebody', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-doctor-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const place = { kind: 'folder', folder, isOurs: false } as const;
  const backups = { everyHours: 24, keep: 7, place, passphrase: null, beforeUpgrade: true };
  const found = async () => (await examine(t, { backups })).lineOf('backups');
  assert.match(await found(), /^– .*none yet/);
  const nameOf = (madeAt: Date) => `gluebird-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}-1.0.0.backup`;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  fs.writeFileSync(path.join(folder, nameOf(hoursAgo(50))), 'x');
  assert.match(await found(), /^✗ .*last good one .*no newer one/);
  fs.writeFileSync(path.join(folder, nameOf(hoursAgo(30))), 'x');
  assert.match(await found(), /^✓ .*last good one/);
  fs.rmSync(folder, { recursive: true });
  assert.match(await found(), /^✗ .*cannot be read/);
  assert.match((await examine(t, { production: true })).lineOf('backups'), /^– .*BACKUP_EVERY_HOURS/);
});

test('a mail server that listens is well', async (t) => {
  const smtp = await startFakeSmtp();
  t.after(() => smtp.close());
  const { lineOf } = await examine(t, {
    mail: { smtpUrl: smtp.url, from: 'a@b.test', contactEmail: null },
  });
  assert.match(lineOf('mail'), /^✓ .*127\.0\.0\.1:\d+ takes mails/);
  assert.equal(smtp.received.length, 0);
});

test('a database that waits for changes is told apart from one that cannot be reached', async (t) => {
  const app = await createTestApp(t);
  await app.database.pool
    .query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *',
    )
    .then(({ rows: [row] }) => {
      t.after(() =>
        app.database.pool.query(
          'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
          [row.hash, row.created_at],
        ),
      );
    });
  const parts = {
    config: app.config,
    clock: systemClock,
    log: createTestLog().log,
    recordCall: async () => {},
  };
  const behind = await createDoctor({ ...parts, findDatabase: async () => app.database }).examine({
    picture: false,
  });
  assert.match(behind.text, /^– database .*1 changes? to it wait/m);
  const away = createDoctor({
    ...parts,
    findDatabase: () => Promise.reject(new Error('The database could not be reached.')),
  });
  const { healthy, text } = await away.examine({ picture: false });
  assert.equal(healthy, false);
  assert.match(text, /^✗ database +The database could not be reached\.$/m);
});

for (const provider of drawingFakes) {
  test(`${provider}: one small question each, and a picture only when it is wished`, async (t) => {
    const { fake, settings } = await vendor(t, provider);
    const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#28c' } })
      .png()
      .toBuffer();
    const ai = { aiText: settings, aiImage: settings };
    fake.answerWith({ text: 'ready' });
    const first = await examine(t, ai);
    assert.ok(first.healthy, first.text);
    assert.match(first.lineOf('ideas'), new RegExp(`${provider} gemini-fake answers`));
    assert.match(first.lineOf('drawing'), /costs money and was not tried/);
    assert.equal(fake.asked.filter(({ body }) => body !== '').length, 1);

    const drawn = await examine(t, { aiImage: settings }, { picture: true });
    assert.match(drawn.lineOf('drawing'), /^✗ .*bad-output/);
    fake.answerWith({ picture });
    assert.match(
      (await examine(t, { aiImage: settings }, { picture: true })).lineOf('drawing'),
      /^✓ .*has drawn a picture/,
    );
  });

  test(`${provider}: what is wrong is said in its own word, without the key`, async (t) => {
    const { fake, settings } = await vendor(t, provider);
    const cases = [
      [{ status: 401, body: '{"error":{"message":"Incorrect API key: key-secret-1"}}' }, /misconfigured/],
      [{ status: 429, body: '{"error":{"code":"insufficient_quota","message":"x"}}' }, /quota/],
      [{ fault: 'hang' }, /timeout/],
      [{ fault: 'reset' }, /down/],
    ] as const;
    for (const [answer, word] of cases) {
      fake.answerWith(answer);
      const { healthy, text, lineOf } = await examine(t, { aiText: settings, aiImage: settings });
      assert.equal(healthy, false);
      for (const name of ['ideas', 'drawing']) assert.match(lineOf(name), word);
      assert.doesNotMatch(text, /secret/);
    }
  });
}

test('whoever looks at photos is shown one thing, and it is told what they saw', async (t) => {
  const { fake, settings } = await vendor(t, 'openai');
  const seeing = { aiText: settings, recognizer: { by: 'vendor', local: null, file: null } } as const;
  fake.answerWith({ text: '{"items":[{"name":"paper plate","sure":true}]}' });
  const well = await examine(t, seeing);
  assert.match(well.lineOf('seeing'), /^✓ .*openai gemini-fake .*saw: paper plate$/);
  assert.ok(fake.asked.some(({ body }) => body.includes('data:image/jpeg;base64,')));
  fake.answerWith({ text: '{"items":[]}' });
  assert.match((await examine(t, seeing)).lineOf('seeing'), /^– .*saw nothing/);
  fake.answerWith({ status: 401 });
  assert.match((await examine(t, seeing)).lineOf('seeing'), /^✗ .*misconfigured/);
  assert.match((await examine(t, {})).lineOf('seeing'), /^✓ .*nobody looks at photos/);
});

test('settings alone tell where links lead and whether money moves', async (t) => {
  const { publicUrl, payments, production } = readConfig({ NODE_ENV: 'production', PAYMENTS: 'test' });
  const { lineOf, healthy } = await examine(t, { publicUrl, payments, production });
  assert.match(lineOf('settings'), /^– .*set PUBLIC_URL/);
  assert.match(lineOf('payments'), /^– .*no money moves/);
  assert.ok(healthy, 'a note is not an illness');
});

test('whether the provider answers is told', async (t) => {
  const provider = await startFakeOidc(t);
  const there = await examine(t, { oidc: provider.settings });
  assert.match(there.lineOf('sign-in'), /^✓ .*Kitchen ID at http.* answers; passwords work too/);
  provider.faults = { discovery: 'drop' };
  const away = await examine(t, { oidc: provider.settings });
  assert.match(away.lineOf('sign-in'), /^✗/);
  assert.equal(away.text.includes(provider.settings.clientSecret), false);
});

test('a collector of traces is told of where there is one, and never makes the house ill', async (t) => {
  const collector = await startCollector();
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret-4' };
  const there = await examine(t, { traces: collector.settings(headers) });
  assert.match(there.lineOf('traces'), /^✓ traces +127\.0\.0\.1:\d+ takes them$/);
  assert.equal(collector.told.at(-1)?.headers['x-key'], 'secret-4');
  collector.answerWith(401);
  const refused = await examine(t, {
    traces: collector.settings({ ...headers, OTEL_EXPORTER_OTLP_PROTOCOL: '' }),
  });
  assert.match(refused.lineOf('traces'), /^– .* answered 401: .*OTEL_EXPORTER_OTLP_HEADERS/);
  assert.equal(collector.told.at(-1)?.headers['content-type'], 'application/x-protobuf');
  await collector.close();
  const away = await examine(t, { traces: collector.settings(headers) });
  assert.match(away.lineOf('traces'), /^– .* cannot be reached/);
  assert.ok(away.healthy && refused.healthy && !`${away.text}${refused.text}`.includes('secret-4'));
});
