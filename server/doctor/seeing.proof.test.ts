import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDoctor } from '#server/compose/doctor.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { begunModels, isThere, labelTable, modelFiles } from '#tests/support/local-model.ts';
import { colorModel } from '#tests/support/onnx-model.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { systemClock } from '#server/platform/clock.ts';

test('a model from a file is shown one thing, and is sent away again', async (t) => {
  const app = await createTestApp(t);
  const { log, lines } = createTestLog();
  const seeing = async (file: Awaited<ReturnType<typeof modelFiles>>): Promise<string> => {
    const doctor = createDoctor({
      config: { ...app.config, recognizer: { by: 'local', local: null, file } },
      clock: systemClock,
      log,
      findDatabase: async () => app.database,
      recordCall: async () => {},
    });
    const { text } = await doctor.examine({ picture: false });
    return text.split('\n').find((line) => line.slice(2).startsWith('seeing')) ?? '';
  };
  const anything = {
    model: colorModel({ outputs: [[0, 0, 0, 3]] }),
    labels: labelTable(['paper plate | 0.9 | 0.5']),
  };
  const files = await modelFiles(t, anything);
  assert.match(await seeing(files), /^✓ .*the model colors\.onnx looked at .* saw: paper plate$/);
  assert.match(await seeing({ ...files, sha256: 'ab'.repeat(32) }), /^✗ .*RECOGNIZER_SHA256/);
  assert.match(await seeing(await modelFiles(t, { model: Buffer.from('glue') })), /^✗ seeing/);
  assert.equal(begunModels(lines).length, 2);
  assert.ok(!begunModels(lines).some(isThere));
});
