import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { changeSiteText, listSiteTexts, listSiteTextVersions } from '#contract/branding.ts';
import type { LegalPageData, SiteTextName } from '#contract/branding.ts';
import type { BootFacts } from '#contract/site.ts';
import { deleteAdminUser } from '#contract/admin-actions.ts';
import { forgotPassword } from '#contract/account-recovery.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';
import { listAudited } from '#tests/support/audited.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { mirrorPages } from '#tests/support/mirror-pages.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';

const welcome = 'Welcome to the Riverside Library.\nAsk at the desk.';

async function setUp(t: TestContext) {
  const app = await createTestApp(t, { pages: mirrorPages() });
  const admin = await newAdministrator(app);
  const change = (name: SiteTextName, text: string | null, version: number) =>
    admin.client.call(changeSiteText, { params: { name }, body: { text, version } });
  const refuse = (name: SiteTextName, text: unknown, version = 0) =>
    admin.client.refusal(changeSiteText, { params: { name }, body: { text: text as string, version } });
  const textOf = async (name: SiteTextName) =>
    (await admin.client.call(listSiteTexts, {})).find((text) => text.name === name);
  const versionsOf = (name: SiteTextName) =>
    admin.client.call(listSiteTextVersions, { params: { name }, query: {} });
  const boot = async (url: string, client = app.client()) => (await client.send({ url })).json<BootFacts>();
  const legal = async (url: string) => (await boot(url)).data as LegalPageData;
  return { app, admin, change, refuse, textOf, versionsOf, boot, legal };
}

test('a place begins with the standard texts', async (t) => {
  const { admin, boot, legal } = await setUp(t);
  const texts = await admin.client.call(listSiteTexts, {});
  assert.deepEqual(
    texts,
    ['name', 'color', 'logo', 'welcome', 'terms', 'privacy'].map((name) => ({
      name,
      text: null,
      picture: null,
      version: 0,
      changedAt: null,
      changedBy: null,
    })),
  );
  assert.equal((await boot('/auth')).site.welcome, null);
  assert.deepEqual(await legal('/terms'), { name: 'terms', own: null });
});

test('the next request shows a text of one’s own, to visitors and whoever is signed in', async (t) => {
  const { app, change, boot, legal } = await setUp(t);
  await boot('/auth');
  await legal('/privacy');
  await change('welcome', `  ${welcome.replace('\n', '\r\n')} `, 0);
  const shown = [{ kind: 'paragraph', text: welcome }];
  const { client } = await newPerson(app);
  for (const url of ['/auth', '/auth?next=%2Fcreate', '/terms'])
    assert.deepEqual((await boot(url)).site.welcome, shown, url);
  assert.deepEqual((await boot('/', client)).site.welcome, shown);

  await change('privacy', '# Who we are\nThe library.\n\nWe keep <b>little</b>.', 0);
  const changedAt = app.clock.now().toISOString();
  assert.deepEqual(await legal('/privacy'), {
    name: 'privacy',
    own: {
      blocks: [
        { kind: 'heading', text: 'Who we are' },
        { kind: 'paragraph', text: 'The library.' },
        { kind: 'paragraph', text: 'We keep <b>little</b>.' },
      ],
      changedAt,
    },
  });
  assert.equal((await legal('/terms')).own, null);
  await change('privacy', null, 1);
  assert.equal((await legal('/privacy')).own, null);
});

test('a change shows at once on every node', async (t) => {
  const { app, change, boot } = await setUp(t);
  const node = await secondNode(t, app, { pages: mirrorPages() });
  const there = async () => boot('/auth', sameClientAt(node, app.client()));
  assert.equal((await there()).site.welcome, null);
  await change('welcome', welcome, 0);
  assert.equal((await there()).site.welcome?.[0]?.text, welcome);
  await change('welcome', null, 1);
  assert.equal((await there()).site.welcome, null);
});

test('a place goes by its own name: on pages, in mails and on paper, on every node', async (t) => {
  const { app, change, boot } = await setUp(t);
  const node = await secondNode(t, app, { pages: mirrorPages() });
  const { user, client } = await newPerson(app);
  const nameOf = async (url: string) => (await boot(url)).site.brand;
  assert.deepEqual(await nameOf('/auth'), {
    first: 'Glue',
    second: 'bird',
    suffix: '.club',
    name: 'Gluebird',
  });
  const craftId = await storeCraft(app, user.id, { shared: true });
  const print = async () => (await client.send({ url: `/api/crafts/${craftId}/print.pdf` })).headers['etag'];
  const before = await print();
  await change('name', ' Riverside \n <Library> ', 0);
  const own = { first: 'Riverside <Library>', second: '', suffix: '', name: 'Riverside <Library>' };
  assert.deepEqual(await nameOf('/auth'), own);
  assert.deepEqual(await nameOf(`/craft/${craftId}`), own);
  assert.deepEqual((await boot('/auth', sameClientAt(node, app.client()))).site.brand, own);

  await app.client().call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  const mail = app.mails.at(-1);
  assert.equal(mail?.subject, 'Set a new Riverside <Library> password');
  assert.match(mail.text, /The Riverside <Library> team/);
  const html = mail.html ?? '';
  assert.match(html, /Riverside &(lt|#60);Library&(gt|#62);/);
  assert.doesNotMatch(html, /Gluebird|<Library>/);
  assert.notEqual(await print(), before);

  await change('name', null, 1);
  assert.equal((await nameOf('/auth')).name, 'Gluebird');
});

test('what installs the place names it, and so does a page that failed', async (t) => {
  const { app, change } = await setUp(t);
  const names = async () => {
    const {
      name,
      short_name: short,
      start_url: start,
    } = (await app.client().send({ url: '/site.webmanifest' })).json<Record<string, string>>();
    return [name, short, start];
  };
  assert.deepEqual(await names(), ['Gluebird', 'Gluebird', '/']);
  await change('name', 'Riverside', 0);
  assert.deepEqual(await names(), ['Riverside', 'Riverside', '/']);
  t.mock.method(app.services.branding, 'findLegalPage', () =>
    Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
  );
  const visit = await app.client().send({ url: '/terms', headers: { accept: 'text/html' } });
  assert.match(visit.body, /<title>Please try again \| Riverside<\/title>/);
});

test('while the database is away the first page stands as it was, and no terms are shown at all', async (t) => {
  const { app, change, boot } = await setUp(t);
  await change('welcome', welcome, 0);
  await change('terms', 'Be kind.', 0);
  await boot('/auth');
  const { branding } = app.services;
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  t.mock.method(branding, 'findFront', away);
  t.mock.method(branding, 'findLegalPage', away);
  assert.equal((await boot('/auth')).site.welcome?.[0]?.text, welcome);
  assert.equal((await app.client().send({ url: '/terms' })).statusCode, 503);
});

test('history tells who wrote what and when, and an earlier text comes back as a change of its own', async (t) => {
  const { app, admin, change, textOf, versionsOf } = await setUp(t);
  const by = { id: admin.user.id, displayName: admin.user.displayName };
  const first = await change('terms', 'Be kind.', 0);
  const at = app.clock.now().toISOString();
  assert.deepEqual(first, {
    name: 'terms',
    text: 'Be kind.',
    picture: null,
    version: 1,
    changedAt: at,
    changedBy: by,
  });
  assert.deepEqual(await textOf('terms'), first);
  app.clock.advance(60_000);
  await change('terms', null, 1);
  await change('terms', 'Be kind.', 2);
  assert.deepEqual(
    (await versionsOf('terms')).map(({ version, text }) => [version, text]),
    [
      [3, 'Be kind.'],
      [2, null],
      [1, 'Be kind.'],
    ],
  );
  assert.equal((await versionsOf('terms'))[2]?.changedAt, at);
  assert.deepEqual(await versionsOf('privacy'), []);
  assert.deepEqual(
    (await listAudited(app)).map(({ action }) => action),
    ['site_text_changed', 'site_text_reset', 'site_text_changed'],
  );

  const other = await newAdministrator(app);
  await other.client.call(deleteAdminUser, { params: { id: admin.user.id } });
  const { rows } = await app.database.pool.query<{ by: number | null }>(
    'select changed_by as by from branding_texts',
  );
  assert.deepEqual(
    rows.map(({ by: writer }) => writer),
    [null, null, null],
    'what it was stays, without the person',
  );
});

test('history goes on where a page ended', async (t) => {
  const { admin, change } = await setUp(t);
  for (const [version, text] of ['One', 'Two', 'Three'].entries()) await change('welcome', text, version);
  const call = { params: { name: 'welcome' }, query: { limit: 2 } } as const;
  const page = await admin.client.ask(listSiteTextVersions, call);
  const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
  const rest = (await admin.client.send({ url: next })).json<{ text: string }[]>();
  assert.deepEqual(
    rest.map(({ text }) => text),
    ['One'],
  );
});

test('of two who change the same text one is told, and what changes nothing leaves no trace', async (t) => {
  const { app, admin, change, refuse, versionsOf } = await setUp(t);
  const write = (text: string) =>
    admin.client.ask(changeSiteText, { params: { name: 'terms' }, body: { text, version: 0 } });
  const answers = await Promise.all([write('One'), write('Two'), write('Three')]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  assert.equal((await refuse('terms', 'Late', 0)).body.code, 'CONFLICT');
  assert.equal((await refuse('terms', 'Early', 7)).body.code, 'CONFLICT');
  const [standing] = await versionsOf('terms');
  await change('terms', standing?.text ?? '', 1);
  await change('privacy', null, 0);
  assert.equal((await versionsOf('terms')).length, 1);
  assert.equal((await listAudited(app)).length, 1);
});

test('a text is as long as its page can bear', async (t) => {
  const { change, refuse } = await setUp(t);
  for (const [name, text, sentence] of [
    ['welcome', '   ', /Please write something/],
    ['welcome', 'x'.repeat(601), /At most 600 characters/],
    ['terms', 'x'.repeat(30_001), /At most 30,000 characters/],
    ['name', 'x'.repeat(41), /At most 40 characters/],
  ] as const) {
    const { status, body } = await refuse(name, text);
    assert.equal(status, 400);
    assert.match(body.message, sentence);
    assert.equal(body.issues?.[0]?.path, 'text');
  }
  await change('welcome', 'x'.repeat(600), 0);
  await change('terms', 'x'.repeat(30_000), 0);
});
