import assert from 'node:assert/strict';
import { test } from 'node:test';
import { never, parseLabelTable, withSureFrom } from './label-table.ts';

const table = `# From the model's makers
size: 224 x 192
mean: 0.485 0.456 0.406
std: 0.229 0.224 0.225
scores: sigmoid

paper plate | 0.8 | 0.5
-
red yarn | - | 0.4
`;

test('a table says how the model looks and what its outputs mean', () => {
  assert.deepEqual(parseLabelTable(table, 'labels.txt'), {
    width: 224,
    height: 192,
    mean: [0.485, 0.456, 0.406],
    std: [0.229, 0.224, 0.225],
    scores: 'sigmoid',
    labels: [
      { name: 'paper plate', sure: 0.8, maybe: 0.5, line: 6 },
      { name: null, sure: never, maybe: never, line: 7 },
      { name: 'red yarn', sure: never, maybe: 0.4, line: 8 },
    ],
  });
  const { width, height, mean, std } = parseLabelTable('size: 8\nscores: softmax\nglue|1|0', 'labels.txt');
  assert.deepEqual([width, height, mean, std], [8, 8, [0, 0, 0], [1, 1, 1]]);
});

test('what is wrong with a table is told with its line', () => {
  const bad: [string, RegExp][] = [
    ['scores: sigmoid\nglue | 1 | 0', /"size:"/],
    ['size: 4000\nscores: sigmoid\nglue | 1 | 0', /"size:"/],
    ['size: 8\nglue | 1 | 0', /"scores:" must be one of/],
    ['size: 8\nscores: votes\nglue | 1 | 0', /"scores:"/],
    ['size: 8\nmean: 1 2\nscores: sigmoid\nglue | 1 | 0', /"mean:"/],
    ['size: 8\nstd: 1 0 1\nscores: sigmoid\nglue | 1 | 0', /"std:"/],
    ['size: 8\nscores: sigmoid\n', /no output/],
    ...[
      'glue',
      'glue | 0.9',
      'glue | high | 0.5',
      'glue | 0.5 | 0.9',
      'glue | 2 | 0.5',
      '| 0.9 | 0.5',
      'glue | | ',
    ].map((line): [string, RegExp] => [`size: 8\nscores: sigmoid\n${line}`, /line 3 does not say/]),
  ];
  for (const [text, reason] of bad)
    assert.throws(
      () => parseLabelTable(text, 'labels.txt'),
      (error: Error) => {
        assert.match(error.message, /^The setting RECOGNIZER_LABELS names labels\.txt, where .*\.$/);
        return reason.test(error.message);
      },
      text,
    );
});

test('new scores go where the old ones stood, and everything else stays', () => {
  const parsed = parseLabelTable(table, 'labels.txt');
  const [plate, , yarn] = parsed.labels;
  assert.ok(plate && yarn);
  const changed = withSureFrom(
    table,
    parsed,
    new Map([
      [plate, 0.3],
      [yarn, 0.62],
    ]),
  );
  assert.equal(
    changed,
    table
      .replace('paper plate | 0.8 | 0.5', 'paper plate | 0.3 | 0.3')
      .replace('red yarn | - | 0.4', 'red yarn | 0.62 | 0.4'),
  );
});
