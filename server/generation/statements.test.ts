import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateCraft } from '#contract/generation.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { generationBody } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import { toldStatements } from '#tests/support/told-statements.ts';

/** A worker looks for jobs whether anybody makes anything or not. */
const isLooking = (statement: string): boolean => statement.startsWith('with due as');

test('a craft and its picture are told to the database in 25 statements, two more with a key', async (t) => {
  const app = await createTestApp(t, { config: { rateLimits: true } });
  for (const [headers, most] of [
    [{}, 25],
    [{ 'idempotency-key': 'made-once' }, 27],
  ] as const) {
    const person = await newPerson(app);
    const told = await toldStatements(t, async () => {
      const answer = await person.client.send({
        method: generateCraft.method,
        url: generateCraft.path,
        headers,
        payload: await generationBody(),
      });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(await app.jobs.drain(), 1, 'the picture');
    });
    const statements = told.filter((statement) => !isLooking(statement));
    assert.ok(statements.length <= most, `${statements.length} statements:\n${statements.join('\n')}`);
  }
  const { rows } = await app.database.pool.query(
    `select image_status, (select count(*)::int from credits_ledger where reason = 'generation') as paid,
       (select count(*)::int from crafts_supplies where craft_id = crafts.id) > 0 as supplied from crafts`,
  );
  const made = { image_status: 'completed', paid: 2, supplied: true };
  assert.deepEqual(rows, [made, made]);
});
