import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { createImagesService } from '#server/images/service.ts';
import {
  allBlue,
  begunModels,
  isThere,
  labelTable,
  modelFiles,
  mostlyRed,
  redAndGreen,
  secondsWorked,
  tintedPhoto,
} from '#tests/support/local-model.ts';
import { colorModel } from '#tests/support/onnx-model.ts';
import { createTestLog } from '#tests/support/test-log.ts';
import { until } from '#tests/support/until.ts';
import { ModelProcess } from './model-process.ts';
import { ModelSpotter, type ModelSpotterParts } from './model-spotter.ts';
import { runtimeEntry } from './require-model.ts';

type Files = Parameters<typeof modelFiles>[1];

async function open(t: TestContext, files: Files = {}, change: Partial<ModelSpotterParts> = {}) {
  const { log, lines } = createTestLog();
  const parts = { files: await modelFiles(t, files), images: createImagesService(), log, longestMs: 60_000 };
  const spotter = new ModelSpotter({ ...parts, ...change });
  t.after(() => spotter.stop(0));
  const begun = () => begunModels(lines);
  return { spotter, lines, begun };
}

const red = { name: 'red felt', isSure: true };
const leaf = { name: 'leaf', isSure: false };

test('what is plain to see is told apart from what is a guess', async (t) => {
  const { spotter, begun } = await open(t);
  assert.deepEqual(begun(), [], 'nothing runs before the first photo');
  assert.deepEqual(await spotter.spot(await tintedPhoto(mostlyRed)), [red, leaf]);
  assert.deepEqual(await spotter.spot(await tintedPhoto(allBlue)), []);
  assert.equal(begun().length, 1, 'one process looks at one photo after the other');
});

for (const [name, files] of Object.entries<NonNullable<Files>>({
  'that reads pixel by pixel': { model: colorModel({ ...redAndGreen, byPixel: true }) },
  'whose scores share one whole': {
    model: colorModel({
      outputs: [
        [5, 0, 0, 0],
        [0, 5, 0, 0],
        [0, 0, 5, 0],
      ],
    }),
    labels: labelTable(['red felt | 0.7 | 0.5', 'leaf | 0.7 | 0.2', '-'], 'scores: softmax'),
  },
  'that gives probabilities': {
    model: colorModel({
      outputs: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
    }),
    labels: labelTable(['red felt | 0.6 | 0.3', 'leaf | 0.6 | 0.3'], 'scores: probabilities'),
  },
  'that was taught with other brightness': {
    model: colorModel({
      outputs: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
    }),
    labels: labelTable(
      ['red felt | 0.8 | 0.5', 'leaf | 0.8 | 0.5'],
      'mean: 0.3 0.3 0.3\nstd: 0.1 0.1 0.1\nscores: sigmoid',
    ),
  },
}))
  test(`a model ${name} sees the same`, async (t) => {
    const { spotter } = await open(t, files);
    assert.deepEqual(await spotter.spot(await tintedPhoto(mostlyRed)), [red, leaf]);
  });

const unusable: Record<string, [Files, RegExp]> = {
  'is no model': [{ model: Buffer.from('glue and feathers') }, /protobuf|model/i],
  'gives too few scores': [{ model: colorModel({ outputs: [[1, 0, 0, 0]] }) }, /gives 1 scores.* 2 lines/],
  'gives no numbers': [
    {
      model: colorModel({
        outputs: [
          [Number.NaN, 0, 0, 0],
          [0, 1, 0, 0],
        ],
      }),
    },
    /that are none/,
  ],
  'gives more than all': [
    {
      model: colorModel({
        outputs: [
          [9, 0, 0, 0],
          [0, 9, 0, 0],
        ],
      }),
      labels: labelTable(undefined, 'scores: probabilities'),
    },
    /that are none/,
  ],
  'looks at other sizes': [{ labels: labelTable().replace('size: 8', 'size: 16 4') }, /dimensions/],
};
for (const [name, [files, reason]] of Object.entries(unusable))
  test(`nobody has looked where the file ${name}, and why is logged`, async (t) => {
    const { spotter, lines } = await open(t, files);
    const photo = await tintedPhoto(mostlyRed);
    assert.equal(await spotter.spot(photo), null);
    assert.match(JSON.stringify(lines), /nobody looked at the photo/);
    await assert.rejects(spotter.look(photo), reason);
  });

test('a model that comes to no end is ended, and the next photo finds another', async (t) => {
  const { spotter, begun } = await open(
    t,
    { model: colorModel({ ...redAndGreen, manner: 'endless' }) },
    { longestMs: 400 },
  );
  const photo = await tintedPhoto(mostlyRed);
  assert.equal(await spotter.spot(photo), null);
  assert.deepEqual(begun().map(isThere), [false]);
  assert.equal(await spotter.spot(photo), null);
  assert.deepEqual(begun().map(isThere), [false, false]);
});

test('nobody waits for ever in a line of photos', async (t) => {
  const { log, lines } = createTestLog();
  const { model, runtime } = await modelFiles(t, {
    model: colorModel({ ...redAndGreen, manner: 'endless' }),
  });
  const head = { width: 8, height: 8, mean: [0, 0, 0], std: [1, 1, 1] };
  const setup = { runtime: runtimeEntry(runtime), model, head, mostMegabytes: 400 };
  const line = new ModelProcess({ ...setup, longestMs: 400, idleMs: 60_000 }, log);
  t.after(() => line.stop(0));
  const pixels = new Uint8Array(8 * 8 * 3);
  const looked = await Promise.allSettled(Array.from({ length: 20 }, () => line.scores(pixels)));
  const reasons = looked.map((one) => (one.status === 'rejected' ? String(one.reason) : 'seen'));
  assert.equal(reasons.filter((reason) => reason.includes('too many photos wait')).length, 8);
  assert.ok(reasons.some((reason) => reason.includes('the photos before took too long')));
  assert.ok(!reasons.includes('seen'));
  assert.ok(begunModels(lines).length < 12, 'most of those who waited in vain begin nothing');
});

test('a photo without colors is looked at as well', async (t) => {
  const { spotter } = await open(t);
  const gray = await sharp(await tintedPhoto(mostlyRed))
    .grayscale()
    .jpeg()
    .toBuffer();
  const photo = await createImagesService().normalize(gray.toString('base64'));
  assert.deepEqual(await spotter.spot(photo), []);
});

test('a model that wants too much memory is ended, and that is logged', async (t) => {
  const { spotter, begun, lines } = await open(t, {
    model: colorModel({ ...redAndGreen, manner: 'greedy' }),
  });
  assert.equal(await spotter.spot(await tintedPhoto(mostlyRed)), null);
  await until('the line in the log', () =>
    lines.some(({ lastWords }) => /grew to \d+ of 400 MB/.test(String(lastWords))),
  );
  assert.deepEqual(begun().map(isThere), [false]);
});

test('a process that dies between two photos is begun anew', async (t) => {
  const { spotter, begun, lines } = await open(t);
  const photo = await tintedPhoto(mostlyRed);
  await spotter.look(photo);
  process.kill(begun()[0] ?? 0, 'SIGKILL');
  await until('the line in the log', () => lines.some(({ msg }) => msg.includes('ended by itself')));
  assert.deepEqual(await spotter.look(photo), [red, leaf]);
  assert.equal(begun().length, 2);
});

test('a process that nobody needs any more is ended, and comes back with the next photo', async (t) => {
  const { spotter, begun, lines } = await open(t, {}, { idleMs: 1 });
  const photo = await tintedPhoto(mostlyRed);
  await spotter.look(photo);
  await until('its end', () => !begun().some(isThere));
  assert.deepEqual(await spotter.look(photo), [red, leaf]);
  assert.equal(lines.filter(({ level }) => level > 30).length, 0, 'nobody is warned of that');
});

test('a server that is killed takes a model with it that is hard at work', async (t) => {
  const model = colorModel({ ...redAndGreen, manner: 'endless' });
  const script = path.resolve('tests/support/model-owner-child.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(await modelFiles(t, { model }))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until('the process of the model', () => said.includes('a process for the model begins'));
  const looking = JSON.parse(said.split('\n').find((line) => line.includes('begins')) ?? '{}').pid as number;
  t.after(() => isThere(looking) && process.kill(looking, 'SIGKILL'));
  // Loading takes a part of that: then it hears nothing any more.
  await until('it to be hard at work', () => secondsWorked(looking) > 4);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await until('its end', () => !isThere(looking));
});
