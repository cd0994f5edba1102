import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { deleteAccount } from '#contract/account-profile.ts';
import { deleteCraft, getCraft, getCraftStatus, pictureWidthsPx } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, makeCraft } from '#tests/support/generating.ts';
import { newPerson } from '#tests/support/people.ts';
import { findResidue } from '#tests/support/residue.ts';

/** The notice of a picture waits this long for its maker to look. */
const newsWaitsMs = 30_000;

test('the picture follows the words, in every size, kept for ever under its own address', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { craft } = await makeCraft(person);
  const params = { id: craft.id };
  assert.equal((await app.client().send({ url: `/api/crafts/${craft.id}/image` })).statusCode, 404);
  await app.jobs.drain();

  assert.deepEqual(await person.client.call(getCraftStatus, { params }), {
    imageStatus: 'completed',
    imageAvailable: true,
  });
  const { imageUrl, imageColor, imageAlt } = await person.client.call(getCraft, { params });
  assert.match(imageColor, /^#[0-9a-f]{6}$/i);
  assert.notEqual(imageAlt, '');
  for (const width of pictureWidthsPx) {
    const response = await app.client().send({ url: `${imageUrl}&w=${width}` });
    assert.deepEqual([response.statusCode, response.headers['content-type']], [200, 'image/webp']);
    assert.match(String(response.headers['cache-control']), /immutable/);
    assert.equal((await sharp(response.rawPayload).metadata()).width, width);
    const again = await app
      .client()
      .send({ url: `${imageUrl}&w=${width}`, headers: { 'if-none-match': String(response.headers.etag) } });
    assert.equal(again.statusCode, 304);
  }
  const plain = await app.client().send({ url: `/api/crafts/${craft.id}/image` });
  assert.deepEqual([plain.statusCode, plain.headers['cache-control']], [200, 'public, no-cache']);
  assert.equal((await app.client().send({ url: `${imageUrl}&w=77` })).statusCode, 404);
});

test('a deleted craft takes its picture along, also when it is deleted before it is drawn', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 3);
  const [early, late] = [await makeCraft(person), await makeCraft(person)];
  await person.client.call(deleteCraft, { params: { id: early.craft.id } });
  await app.jobs.drain();
  const { imageUrl } = await person.client.call(getCraft, { params: { id: late.craft.id } });
  await person.client.call(deleteCraft, { params: { id: late.craft.id } });
  app.clock.advance(newsWaitsMs);
  await app.jobs.drain();
  assert.equal((await app.client().send({ url: imageUrl ?? '' })).statusCode, 404);
  // The ledger remembers what the credits were for; of the crafts themselves nothing is left.
  const residue = await findResidue(app, [early.craft.id, late.craft.id]);
  assert.deepEqual(
    residue.filter((line) => !line.startsWith('credits_')),
    [],
  );
  const folder = path.join(app.config.dataDir, 'images');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'));
  assert.deepEqual(files, []);
});

test('who leaves takes crafts and pictures along', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { craft } = await makeCraft(person);
  await app.jobs.drain();
  await person.client.call(deleteAccount, {
    params: { id: person.user.id },
    body: { currentPassword: person.password },
  });
  app.clock.advance(newsWaitsMs);
  await app.jobs.drain();
  assert.equal((await app.client().refusal(getCraft, { params: { id: craft.id } })).status, 404);
  const { rows } = await app.database.pool.query('select id from crafts');
  assert.deepEqual(rows, []);
  assert.deepEqual(await findResidue(app, [craft.id]), []);
});

test('a vendor’s craft without a plan gets a picture that is guessed from its words', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const { craft } = await makeCraft(person);
  await app.database.pool.query("update crafts set plan = null, title = 'Paper Plate Fish', theme = 'Ocean'");
  await app.jobs.drain();
  const status = await person.client.call(getCraftStatus, { params: { id: craft.id } });
  assert.equal(status.imageStatus, 'completed');
});
