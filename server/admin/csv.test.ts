import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvPath, csvTables } from '#contract/admin.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { csvLine } from './csv.ts';

test('cells that a spreadsheet would carry out become text, and quotes keep cells together', () => {
  assert.equal(csvLine(['=1+1', '+1', '-1', '@sum', '\tx', '\rx']), "'=1+1,'+1,'-1,'@sum,'\tx,\"'\rx\"\r\n");
  assert.equal(
    csvLine(['a,b', 'say "hi"', 'two\nlines', null, -3, true]),
    '"a,b","say ""hi""","two\nlines",,-3,true\r\n',
  );
  assert.equal(csvLine(['=cmd|"x",1']), `"'=cmd|""x"",1"\r\n`);
});

test('every table comes as a file for administrators, and for nobody else', async (t) => {
  const app = await createTestApp(t);
  const [admin, other] = [await newAdministrator(app), await newPerson(app)];
  for (const table of csvTables) {
    const url = csvPath(table);
    assert.equal((await app.client().send({ url })).statusCode, 401);
    assert.equal((await other.client.send({ url })).statusCode, 403);
    const file = await admin.client.send({ url });
    assert.equal(file.statusCode, 200);
    assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(file.headers['content-disposition'], `attachment; filename="gluebird-${table}.csv"`);
    assert.match(file.body, /^id,/);
    const wrong = await admin.client.send({ url: `${url}?sort=password` });
    assert.equal(wrong.statusCode, 400);
  }
});

test('a file has every line of every page, found and ordered as the list is', async (t) => {
  const app = await createTestApp(t);
  const admin = await newAdministrator(app);
  const { user } = await newPerson(app);
  await storeCraft(app, user.id, { title: '=HYPERLINK("http://bad.test")' });
  const first = await storeCraft(app, user.id, { title: 'Row 0' });
  await app.database.pool.query(
    `insert into crafts select (json_populate_record(c, json_build_object('id', gen_random_uuid(), 'title', 'Row ' || n))).*
     from crafts c, generate_series(1, 1200) n where c.id = $1`,
    [first],
  );
  const { body } = await admin.client.send({ url: `${csvPath('crafts')}?search=row&sort=title` });
  const [head, ...lines] = body.trimEnd().split('\r\n');
  assert.match(head ?? '', /^id,title,theme,/);
  const titles = lines.map((line) => line.split(',')[1] ?? '');
  assert.equal(new Set(titles).size, 1201);
  assert.deepEqual(titles, titles.toSorted());
  const { body: all } = await admin.client.send({ url: csvPath('crafts') });
  assert.ok(all.includes(`"'=HYPERLINK(""http://bad.test"")"`));
});
