import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runEvaluation } from '#server/compose/evaluation.ts';
import { readConfig, type Config } from '#server/config.ts';
import { startFakeAi } from '#tests/support/fake-ai.ts';
import { plateFish } from '#tests/support/vendor-craft.ts';

const evaluate = async (settings: Partial<Config>, ...words: string[]): Promise<string> => {
  const report = await runEvaluation({ ...readConfig({}), ...settings }, ['evaluate', ...words]);
  return report ?? assert.fail('no report');
};

test('the built-in engine is tried on every table and costs nothing', async () => {
  const report = await evaluate({}, '--seeds=1');
  assert.match(report, /^Ideas by builtin, each table tried once\./);
  assert.match(report, /\nall +119 tables: a right craft in (?:8[5-9]|9\d)\.\d %, .* 100\.0 % judged fine\n/);
  assert.match(report, /No vendor was asked\.$/);
});

test('a vendor is asked once for each table, and its cost is told', async (t) => {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  fake.answerWith({ text: JSON.stringify(plateFish) });
  const aiText = { provider: 'openai', apiKey: 'key-1', baseUrl: fake.baseUrl, model: 'gpt-5-mini' } as const;
  const report = await evaluate({ aiText, aiReview: false }, '--tables=3', '--misses');
  assert.equal(fake.asked.length, 3);
  assert.match(report, /\nall +3 tables: a right craft in \d/);
  assert.match(report, /\n3 calls, about \$0\.\d\d/);
  assert.match(report, /0\/1: wants .*; got Paper Plate Fish/);
});

test('an unknown option and a file that is not there are told in a sentence', () => {
  const config = readConfig({});
  assert.equal(runEvaluation(config, ['doctor']), null);
  assert.throws(() => runEvaluation(config, ['evaluate', '--all']), /Usage: evaluate/);
  assert.throws(() => runEvaluation(config, ['evaluate', '/nowhere.txt']), /cannot be read/);
});
