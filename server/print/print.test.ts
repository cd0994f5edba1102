import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCraft } from '#contract/crafts.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { giveCredits, makeCraft } from '#tests/support/generating.ts';
import { pdfFonts, pdfInfo, pdfTexts } from '#tests/support/pdf-tools.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const print = (client: TestClient, address: string, headers: Record<string, string> = {}) =>
  client.send({ url: `/api/crafts/${address.replace(/\?|$/, '/print.pdf$&')}`, headers });

test('a craft prints as a PDF with everything that its page says, in fonts of its own', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  await giveCredits(app, person, 1);
  const { craft: made } = await makeCraft(person);
  await app.jobs.drain();
  const craft = await person.client.call(getCraft, { params: { id: made.id } });
  const response = await print(app.client(), `${made.id}?paper=a4`);
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['content-type'], 'application/pdf');
  assert.match(String(response.headers['content-disposition']), /^inline; filename="[a-z0-9-]+\.pdf"$/);
  const pdf = response.rawPayload;
  const text = plain((await pdfTexts(pdf)).join(' '));
  const said = [
    craft.title,
    craft.description,
    'Materials Needed',
    'Instructions',
    'Keep it safe',
    "Gluebird's own idea",
    `/craft/${craft.id}`,
  ];
  for (const words of said) assert.ok(text.includes(plain(words)), words);
  const letters = text.replaceAll(' ', '');
  for (const words of [
    ...craft.safetyNotes,
    craft.goFurther ?? '',
    ...craft.materials.map(({ name }) => name),
  ])
    assert.ok(letters.includes(words.replaceAll(' ', '')), words);
  const fonts = await pdfFonts(pdf);
  assert.deepEqual(
    fonts
      .map(({ name }) => name.replace(/-.*/, ''))
      .filter((name, at, all) => all.indexOf(name) === at)
      .sort(),
    ['AtkinsonHyperlegibleNext', 'Fredoka'],
  );
  assert.ok(fonts.every(({ isEmbedded }) => isEmbedded));
  const info = await pdfInfo(pdf);
  assert.deepEqual([info.get('Title'), info.get('Tagged')], [craft.title, 'yes']);
  assert.match(String(info.get('Page size')), /\(A4\)$/);
  assert.ok(pdf.includes('algorithmicMedia'), 'the picture says that a machine made it');
  assert.ok(pdf.includes('/Lang (en-US)'));
});

test('paper, size of print and ink are asked for, and what is nonsense is refused', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const id = await storeCraft(app, person.user.id);
  const client = app.client();
  const sizeOf = async (query: string, language?: string) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { rawPayload } = await print(client, id + query, headers);
    return Math.round(Number(/MediaBox \[0 0 ([\d.]+)/.exec(rawPayload.toString('latin1'))?.[1]));
  };
  assert.equal(await sizeOf('?paper=letter'), 612);
  assert.equal(await sizeOf('', 'en-US,en;q=0.9'), 612);
  assert.equal(await sizeOf('', 'de-DE'), 595);
  assert.equal(await sizeOf(''), 595);
  assert.equal(await sizeOf('?text=large&ink=saver&paper=a4'), 595);
  for (const query of ['?paper=a3', '?text=tiny', '?ink=none', '?paper=a4&paper=letter'])
    assert.equal((await print(client, id + query)).statusCode, 400, query);
  assert.equal((await print(client, 'nonsense')).statusCode, 400);
  assert.equal((await print(client, '0199f3a2-5b1c-7d2e-8f40-123456789abc')).statusCode, 404);
  const api = (await client.send({ url: '/api/openapi.json' })).json<{ paths: Record<string, unknown> }>();
  assert.ok('/api/crafts/{id}/print.pdf' in api.paths);
});

test('a craft that others do not see prints for its owner and administrators alone', async (t) => {
  const app = await createTestApp(t);
  const [owner, stranger] = [await newPerson(app), await newPerson(app)];
  const admin = await newAdministrator(app);
  const id = await storeCraft(app, owner.user.id, { withheld: true });
  assert.equal((await print(app.client(), id)).statusCode, 404);
  assert.equal((await print(stranger.client, id)).statusCode, 404);
  assert.equal((await print(admin.client, id)).statusCode, 200);
  const own = await print(owner.client, id);
  const text = plain((await pdfTexts(own.rawPayload)).join(' '));
  assert.ok(text.includes('Only you can see this craft.'));
});

test('parts that are cut to shape come as templates, and the craft says that it has some', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const plan = [...everyRecipeCraft()].find(({ formId }) => formId === 'teddy-plate');
  assert.ok(plan);
  const id = await storeCraft(app, person.user.id, { plan, title: plan.title });
  const craft = await app.client().call(getCraft, { params: { id } });
  assert.equal(craft.templates, 2);
  const { rawPayload } = await print(app.client(), `${id}?paper=letter`);
  const pages = (await pdfTexts(rawPayload)).map(plain);
  const cut = pages.filter((text) => text.includes('templates to cut out'));
  assert.ok(['Ears: cut 2', 'Muzzle: cut 1', '100 × 50 mm'].every((words) => cut.join(' ').includes(words)));

  const other = await storeCraft(app, person.user.id);
  assert.equal((await app.client().call(getCraft, { params: { id: other } })).templates, 0);
});

test('the same PDF is not made again, and a changed craft is another one', async (t) => {
  const app = await createTestApp(t);
  const person = await newPerson(app);
  const id = await storeCraft(app, person.user.id, { title: 'Ä Kite, “Łódź” & 漢字' });
  const client = app.client();
  const first = await print(client, id);
  const etag = String(first.headers.etag);
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  assert.equal(first.headers['content-disposition'], 'inline; filename="a-kite-odz.pdf"');
  assert.equal((await print(client, id, { 'if-none-match': etag })).statusCode, 304);
  assert.equal((await print(client, `${id}?ink=saver`, { 'if-none-match': etag })).statusCode, 200);
  await app.database.pool.query(`update crafts set title = 'Another kite' where id = $1`, [id]);
  assert.equal((await print(client, id, { 'if-none-match': etag })).statusCode, 200);
});
