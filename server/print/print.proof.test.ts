import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { listItemPages } from '#tests/support/pdf-structure.ts';
import { pdfTexts } from '#tests/support/pdf-tools.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const print = (client: TestClient, address: string, headers: Record<string, string> = {}) =>
  client.send({ url: `/api/crafts/${address.replace(/\?|$/, '/print.pdf$&')}`, headers });

test('no step is parted, however long the steps and large the print', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const sentence = 'Press both sheets together and count slowly while the glue takes hold of them. ';
  for (const [steps, sentences] of [
    [4, 1],
    [10, 3],
    [24, 9],
    [3, 60],
  ] as const) {
    const id = await storeCraft(app, person.user.id, {
      steps: Array.from({ length: steps }, () => ({ text: sentence.repeat(sentences), who: 'together' })),
    });
    for (const query of ['?paper=a4', '?paper=letter&text=large']) {
      const { rawPayload } = await print(app.client(), id + query);
      const items = listItemPages(rawPayload);
      // Two materials, a safety note and the line about the grown-up.
      assert.equal(items.length, steps + 4);
      assert.ok(
        items.every((on) => on.length === 1),
        `${steps} steps, ${query}`,
      );
      const text = plain((await pdfTexts(rawPayload)).join(' '));
      assert.equal(text.match(/takes hold of them/g)?.length ?? 0, steps * sentences);
    }
  }
});

test('many who print at once are served in turn, and too many told to come back', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const id = await storeCraft(app, person.user.id);
  const answers = await Promise.all(Array.from({ length: 30 }, () => print(app.client(), id)));
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
  assert.deepEqual(new Set(counts.keys()), new Set([200, 503]));
  assert.ok(answers.every(({ statusCode, headers }) => statusCode === 200 || headers['retry-after']));
  assert.equal((await print(app.client(), id)).statusCode, 200);
});
