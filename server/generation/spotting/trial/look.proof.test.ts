import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import type { ModelFiles } from '#server/config.ts';
import { labelTable, modelFiles } from '#tests/support/local-model.ts';
import { colorModel } from '#tests/support/onnx-model.ts';
import { runCommand } from '#tests/support/operator-command.ts';
import { photoFolder } from '#tests/support/photo-folder.ts';

/** Its scores are how red and how green a photo is. */
const model = colorModel({
  outputs: [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ],
});
const labels = labelTable(['red felt | 0.99 | 0.5', 'sparkle dust | 0.9 | 0.1'], 'scores: probabilities');
const level = (part: number): number => Math.round(part * 255);

const settings = ({ model: file, sha256, labels: table, runtime }: ModelFiles): Record<string, string> => ({
  RECOGNIZER: 'local',
  RECOGNIZER_MODEL: file,
  RECOGNIZER_SHA256: sha256,
  RECOGNIZER_LABELS: table,
  RECOGNIZER_RUNTIME: runtime,
});

test('a model file is told from which scores it may be sure, and is so from then on', async (t) => {
  const files = await modelFiles(t, { model, labels });
  // Red felt lies where a photo is more than half red; four photos show a thing that only the model has a word for.
  const reds = [0.95, 0.9, 0.85, 0.8, 0.75, 0.55, 0.5];
  const names = reds.map((_, at) => `photo-${at}.jpg`);
  const photos = Object.fromEntries(
    reds.map((red, at) => [names[at] ?? '', { r: level(red), g: at < 4 ? level(0.4) : 0, b: 0 }]),
  );
  const folder = await photoFolder(
    t,
    photos,
    names.map(
      (name, at) =>
        `${name}: ${[...(at < 5 ? ['red felt'] : []), ...(at < 4 ? ['sparkle dust'] : [])].join(', ')}`,
    ),
  );
  const place = { dataDir: folder, url: null, settings: settings(files) };
  const before = await runCommand(place, 'look', folder);
  assert.ok(before.ok, before.text);
  assert.match(before.text, /^the model colors\.onnx looked at 7 of 7 photos/);
  assert.match(before.text, /\nfelt +5 there: sure 0 of 0 right .*; maybe 5 of [67] right/);
  assert.match(before.text, /\nNo vendor was asked\.\n/);
  assert.match(before.text, /\nred felt: sure from 0\.6\d*, where 5 of 5 are right\n/);
  assert.match(before.text, /\nsparkle dust: shown on 4 photos, which is less than 5: stays$/);
  assert.equal(fs.readFileSync(files.labels, 'utf8'), labels, 'nothing is written that nobody asked for');

  const written = await runCommand(place, 'look', folder, '--write-thresholds');
  assert.match(written.text, /\n1 scores were written into /);
  const table = fs.readFileSync(files.labels, 'utf8');
  assert.match(table, /^# For a test\n[^]*\nred felt \| 0\.6\d* \| 0\.5\nsparkle dust \| 0\.9 \| 0\.1\n$/);
  const after = await runCommand(place, 'look', folder);
  assert.match(
    after.text,
    /\nfelt +5 there: sure 5 of 5 right \(precision 100\.0 %\), 5 found \(recall 100\.0 %\)/,
  );

  const swapped = { ...place, settings: { ...place.settings, RECOGNIZER_SHA256: 'ab'.repeat(32) } };
  const { ok, text } = await runCommand(swapped, 'look', folder);
  assert.deepEqual([ok, text.split(' is not ')[0]], [false, 'The setting RECOGNIZER_SHA256']);
});
