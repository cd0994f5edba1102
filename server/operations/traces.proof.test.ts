import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTracedApp, startCollector } from '#tests/support/collector.ts';
import { until } from '#tests/support/until.ts';

const faults = ['hang', 'reset', 'lie', 'drip', 503, 302] as const;
/** The collector takes these for well, or nothing can be told of them until more of the kind have come. */
const unnoticed = new Set<unknown>(['lie', 'drip']);
const asked = { url: '/api/users/check-displayname/Anybody' };

for (const fault of faults) {
  test(`nobody waits for a collector that answers with ${fault}, and it is told once`, async (t) => {
    const { app, collector } = await createTracedApp(t, {}, { OTEL_EXPORTER_OTLP_TIMEOUT: '200' });
    const elsewhere = await startCollector();
    t.after(elsewhere.close);
    collector.answerWith(fault, { location: elsewhere.settings().url, 'retry-after': '100000' });
    const told = (msg: string) => app.logLines.filter((line) => line.msg === msg);
    const ask = async () => assert.equal((await app.client().send(asked)).statusCode, 200);
    for (let times = 0; times < 2; times += 1) {
      const before = collector.told.length;
      await ask();
      await until('another batch', () => collector.told.length > before);
    }
    if (!unnoticed.has(fault))
      await until('a word in the log', () => told('traces could not be sent').length > 0);
    // Afterwards a batch that still hangs may be given up when another has been taken, and is told then.
    assert.ok(told('traces could not be sent').length <= 1);
    collector.answerWith(200);
    const before = collector.told.length;
    await ask();
    await until('the next batch', () => collector.told.length > before);
    if (!unnoticed.has(fault))
      await until('the word that it goes on', () => told('traces are sent again').length > 0);
    assert.equal(elsewhere.told.length, 0, 'it goes nowhere else');
  });
}

test('a collector that is not there at all, or hangs at the end, keeps nobody', async (t) => {
  const { app, collector } = await createTracedApp(t);
  await collector.close();
  assert.equal((await app.client().send(asked)).statusCode, 200);
  const { app: other, collector: hanging } = await createTracedApp(t);
  hanging.answerWith('hang');
  assert.equal((await other.client().send(asked)).statusCode, 200);
  await Promise.all([app.close(), other.close()]);
});

/** The texts of a message of Protocol Buffers, wherever they stand in it. */
function textsIn(message: Buffer): string[] {
  return message.toString('latin1').match(/[\w ./:-]{4,}/g) ?? [];
}

test('OpenTelemetry’s usual way on the wire and gzip are spoken too', async (t) => {
  const settings = {
    OTEL_EXPORTER_OTLP_PROTOCOL: '',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    OTEL_SERVICE_NAME: 'our bird',
  };
  const { app, collector } = await createTracedApp(t, {}, settings);
  await app.client().send(asked);
  await until('a batch', () => collector.told.length > 0);
  const [batch] = collector.told;
  assert.ok(batch);
  assert.equal(batch.headers['content-type'], 'application/x-protobuf');
  assert.equal(batch.headers['content-encoding'], 'gzip');
  const texts = textsIn(batch.body).join('|');
  for (const text of ['service.name', 'our bird', 'GET /api/users/check-displayname', 'http.route'])
    assert.ok(texts.includes(text), texts);
});

test('a flood of spans is cut short rather than kept', async (t) => {
  const { app, collector } = await createTracedApp(t);
  collector.answerWith('hang');
  const client = app.client();
  for (let times = 0; times < 26; times += 1)
    await Promise.all(Array.from({ length: 100 }, () => client.send(asked)));
  collector.answerWith(200);
  await app.close();
  assert.ok(collector.spans().length < 2_600, `${collector.spans().length} spans were kept`);
});
