import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { standingAnswers } from './standing-answers.ts';

async function letters(t: TestContext) {
  const { database } = await createTestApp(t);
  const say = (sql: string) => database.pool.query<{ key: string; value: string }>(sql);
  await say('create table if not exists letters (key text, value text); truncate letters');
  await say("insert into letters values ('a', '1'), ('b', '1')");
  const asked: string[] = [];
  const find = standingAnswers(database, async (keys) => {
    asked.push(keys.join());
    const { rows } = await say(`select key, value from letters where key in ('${keys.join("','")}')`);
    return new Map(rows.map(({ key, value }) => [key, value]));
  });
  const read = async (...keys: string[]) => {
    const answers = await find(keys);
    return keys.map((key) => answers.get(key) ?? '').join();
  };
  return { database, say, asked, read };
}

test('an answer is not asked for again while nothing else is said, where that can be told', async (t) => {
  const { database, asked, read } = await letters(t);
  assert.equal(await read('a'), '1');
  assert.equal(await read('a'), '1');
  assert.equal(await read('a', 'b'), '1,1');
  assert.equal(await read('b'), '1');
  assert.deepEqual(asked, database.kind === 'embedded' ? ['a', 'b'] : ['a', 'a', 'a,b', 'b']);
});

test('whatever is said to the database is seen by the next question', async (t) => {
  const { database, say, read } = await letters(t);
  await read('a', 'b');
  await say("update letters set value = '2' where key = 'a'");
  assert.equal(await read('a', 'b'), '2,1');
  await database.transaction(async (tx) => void (await tx.execute("delete from letters where key = 'b'")));
  assert.equal(await read('a', 'b'), '2,');
  await say("insert into letters values ('b', '3')");
  assert.equal(await read('b', 'a'), '3,2');
});

test('what is not there is asked for each time, and keeps nothing else standing', async (t) => {
  const { say, asked, read } = await letters(t);
  assert.equal(await read('a', 'z'), '1,');
  assert.equal(await read('z'), '');
  await say("insert into letters values ('z', '1')");
  assert.equal(await read('z'), '1');
  assert.equal(asked.length, 3);
});

test('an answer that came among other statements does not stand', async () => {
  let said = 0;
  let value = 'old';
  let meanwhile = (): void => undefined;
  const find = standingAnswers({ statementsSoFar: () => said }, async (keys) => {
    const answers = new Map(keys.map((key) => [key, value]));
    said += 1;
    meanwhile();
    return answers;
  });
  meanwhile = () => {
    value = 'new';
    said += 1;
  };
  assert.equal((await find(['a'])).get('a'), 'old');
  meanwhile = () => undefined;
  assert.equal((await find(['a'])).get('a'), 'new');
});

test('a question of two statements stands as well, unless another was said between them', async () => {
  let said = 0;
  let asked = 0;
  let meanwhile = (): void => undefined;
  const ask = async (keys: readonly string[]) => {
    asked += 1;
    said += 1;
    meanwhile();
    said += 1;
    return new Map(keys.map((key) => [key, String(asked)]));
  };
  const find = standingAnswers({ statementsSoFar: () => said }, ask, () => 2);
  meanwhile = () => (said += 1);
  assert.equal((await find(['a'])).get('a'), '1');
  meanwhile = () => undefined;
  assert.equal((await find(['a'])).get('a'), '2');
  assert.equal((await find(['a'])).get('a'), '2');
});

test('a question that was not put does not pass another statement off as its own', async () => {
  let said = 0;
  let value = 'old';
  const find = standingAnswers({ statementsSoFar: () => said }, async (keys) => {
    if (keys.includes('nothing to ask')) {
      value = 'new';
      said += 1;
      return new Map();
    }
    said += 1;
    return new Map(keys.map((key) => [key, value]));
  });
  assert.equal((await find(['a'])).get('a'), 'old');
  await find(['a', 'nothing to ask']);
  assert.equal((await find(['a'])).get('a'), 'new');
});

test('a failed question leaves nothing standing', async () => {
  let said = 0;
  let asked = 0;
  const find = standingAnswers({ statementsSoFar: () => said }, async () => {
    said += 1;
    asked += 1;
    if (asked === 2) throw new Error('no answer');
    return new Map([['a', String(asked)]]);
  });
  await find(['a']);
  await assert.rejects(find(['b']), /no answer/);
  assert.equal((await find(['a'])).get('a'), '3');
});
