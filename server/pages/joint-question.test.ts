import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { JointQuestion } from './joint-question.ts';

test('those who ask while an answer is on its way share the next question', async () => {
  const asked: string[][] = [];
  const gates: (() => void)[] = [];
  const question = new JointQuestion(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => gates.push(resolve));
    return new Map(keys.map((key) => [key, `${key}${asked.length}`]));
  });
  const first = question.find('a');
  await turn();
  await turn();
  const late = [question.find('a'), question.find('b'), question.find('a')];
  await turn();
  assert.deepEqual(asked, [['a']], 'one question at a time');
  gates[0]?.();
  assert.equal(await first, 'a1');
  await turn();
  await turn();
  gates[1]?.();
  assert.deepEqual(
    await Promise.all(late),
    ['a2', 'b2', 'a2'],
    'nobody is told what was true before they came',
  );
  assert.deepEqual(asked, [['a'], ['a', 'b']]);
});

test('what is not there is null, and a failed question does not stop the next', async () => {
  let broken = true;
  const question = new JointQuestion(async () => {
    if (broken) throw new Error('no answer');
    return new Map();
  });
  await assert.rejects(question.find('a'), /no answer/);
  broken = false;
  assert.equal(await question.find('a'), null);
});
