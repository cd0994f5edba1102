import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { startInVain } from '#tests/support/started-server.ts';
import { requireModel } from './require-model.ts';

function filesIn(t: TestContext) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gluebird-model-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };
  const install = (version: string): void => {
    put('node_modules/onnxruntime-web/package.json', JSON.stringify({ version }));
    put('node_modules/onnxruntime-web/dist/ort.node.min.mjs', '');
  };
  const files = {
    model: put('model.onnx', 'a model'),
    labels: put('labels.txt', 'size: 8\nscores: sigmoid\nglue | 0.9 | 0.5\n'),
    sha256: createHash('sha256').update('a model').digest('hex'),
    runtime: folder,
  };
  return { folder, files, put, install };
}

test('a model needs its file, its table and what runs it, or the start says which is missing', async (t) => {
  const { folder, files, put, install } = filesIn(t);
  const refused = async (change: Partial<typeof files>, reason: RegExp): Promise<void> => {
    const recognizer = { by: 'local', local: null, file: { ...files, ...change } } as const;
    await assert.rejects(requireModel(recognizer), (error: Error) => {
      assert.equal(error.name, 'StartError');
      assert.match(error.message, reason);
      return true;
    });
  };
  const missing =
    /^The setting RECOGNIZER_RUNTIME .* run npm install --prefix \S+ --ignore-scripts onnxruntime-web@\d/;
  await refused({}, missing);
  install('1.0.0');
  await refused({}, missing);
  install('1.30.0');
  await requireModel({ by: 'local', local: null, file: files });
  await refused({ model: path.join(folder, 'none.onnx') }, /^The setting RECOGNIZER_MODEL .*cannot be read/);
  await refused({ labels: path.join(folder, 'none.txt') }, /^The setting RECOGNIZER_LABELS .*cannot be read/);
  await refused({ labels: put('bad.txt', 'glue') }, /^The setting RECOGNIZER_LABELS .*line 1/);
  await refused({ sha256: 'ab'.repeat(32) }, new RegExp(`^The setting RECOGNIZER_SHA256 .*${files.sha256}`));
});

test('files of somebody who is not to look are not asked for', async () => {
  const file = { model: '/none', labels: '/none', sha256: '', runtime: '/none' };
  await requireModel({ by: 'off', local: null, file });
});

test('a server does not start with another model than the one that was chosen', async (t) => {
  const { folder, files, install } = filesIn(t);
  install('1.30.0');
  const { code, stderr } = await startInVain({
    command: [process.execPath, 'server/main.ts'],
    settings: {
      DATA_DIR: path.join(folder, 'data'),
      RECOGNIZER_MODEL: files.model,
      RECOGNIZER_LABELS: files.labels,
      RECOGNIZER_SHA256: 'ab'.repeat(32),
      RECOGNIZER_RUNTIME: files.runtime,
    },
  });
  assert.equal(code, 1);
  assert.match(stderr, /^The setting RECOGNIZER_SHA256 is not that of .*\.\n$/);
});
