import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { forgotPassword } from '#contract/account-recovery.ts';
import { logoAddress } from '#contract/brand.ts';
import { changeSiteText, listSiteTexts, listSiteTextVersions } from '#contract/branding.ts';
import type { SiteTextName } from '#contract/branding.ts';
import type { BootFacts } from '#contract/site.ts';
import { allLogoKeys } from './logo-keys.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestAppOptions } from '#tests/support/create-test-app.ts';
import { mirrorPages } from '#tests/support/mirror-pages.ts';
import { pdfPage } from '#tests/support/pdf-tools.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { sameClientAt, secondNode } from '#tests/support/second-node.ts';
import { storeCraft } from '#tests/support/stored-crafts.ts';

interface Change {
  text: string | null;
  version: number;
  picture?: string;
}

async function setUp(t: TestContext, options: TestAppOptions = {}) {
  const app = await createTestApp(t, { ...options, pages: mirrorPages() });
  const admin = await newAdministrator(app);
  const change = (name: SiteTextName, body: Change) =>
    admin.client.call(changeSiteText, { params: { name }, body });
  const refuse = (name: SiteTextName, body: Change) =>
    admin.client.refusal(changeSiteText, { params: { name }, body });
  const brand = async (client = app.client()) =>
    (await client.send({ url: '/auth' })).json<BootFacts>().site.brand;
  return { app, admin, change, refuse, brand };
}

/** A see-through picture with a disc of this color. */
const disc = async (color: string, width = 900, height = 300): Promise<string> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="150" cy="150" r="140" fill="${color}"/></svg>`;
  const raw = sharp({ create: { width, height, channels: 4, background: '#00000000' } });
  const { default: resvg } = await import('@resvg/resvg-js');
  const drawn = new resvg.Resvg(svg).render();
  const png = await raw
    .composite([{ input: drawn.pixels, raw: { width, height, channels: 4 } }])
    .withExif({ IFD0: { Make: 'SecretMaker' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

test('a color is one of six digits, and pages and mails have it with the next request, on every node', async (t) => {
  const { app, change, refuse, brand } = await setUp(t);
  const node = await secondNode(t, app, { pages: mirrorPages() });
  assert.equal('color' in (await brand()), false);
  for (const text of ['', 'red', '#12', '#12345g', 'url(#a)', '#123456;}']) {
    const { status, body } = await refuse('color', { text, version: 0 });
    assert.equal(status, 400, text);
    assert.equal(body.issues?.[0]?.path, 'text');
  }
  const { text } = await change('color', { text: ' #FFD600 ', version: 0 });
  assert.equal(text, '#ffd600');
  assert.equal((await brand()).color, '#ffd600');
  assert.equal((await brand(sameClientAt(node, app.client()))).color, '#ffd600');
  assert.equal((await brand()).name, 'Gluebird');

  const { user } = await newPerson(app);
  await app.client().call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  const html = app.mails.at(-1)?.html ?? '';
  assert.doesNotMatch(html, /#2450B8|#ffd600/i, 'yellow on paper would not read');
  assert.match(html, /background:#[0-9a-f]{6};color:#FFFFFF/);

  await change('color', { text: null, version: 1 });
  assert.equal('color' in (await brand()), false);
});

test('a logo is drawn anew in every form, and shown with its words', async (t) => {
  const { app, change, brand } = await setUp(t);
  assert.equal('logo' in (await brand()), false);
  const picture = await disc('#c0281e');
  const { picture: stored } = await change('logo', { text: ' A red \n disc ', version: 0, picture });
  assert.deepEqual([stored?.width, stored?.height], [720, 240]);
  assert.deepEqual((await brand()).logo, { ...stored, alt: 'A red disc' });
  const visitor = app.client();
  for (const [form, format, width] of [
    ['large', 'webp', 720],
    ['bar', 'webp', 324],
    ['plain', 'png', 480],
  ] as const) {
    const reply = await visitor.send({ url: logoAddress({ version: stored?.version ?? '' }, form) });
    assert.equal(reply.statusCode, 200);
    assert.equal(reply.headers['content-type'], `image/${format}`);
    assert.equal(reply.headers['cross-origin-resource-policy'], 'cross-origin');
    assert.match(String(reply.headers['cache-control']), /immutable/);
    const seen = await sharp(reply.rawPayload).metadata();
    assert.deepEqual([seen.format, seen.width, seen.hasAlpha, seen.exif], [format, width, true, undefined]);
  }
  for (const version of ['0123456789abcdef', 'x', '..%2F..%2Fetc'])
    assert.equal((await visitor.send({ url: `/api/site/logo/${version}` })).statusCode, 404);
});

test('what is no picture is no logo, and a logo needs a picture and words', async (t) => {
  const { change, refuse } = await setUp(t);
  const picture = await disc('#23754a');
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
  assert.equal((await refuse('logo', { text: 'Ours', version: 0, picture: svg })).status, 415);
  assert.equal((await refuse('logo', { text: 'Ours', version: 0, picture: 'hello' })).status, 415);
  assert.equal(
    (await refuse('logo', { text: 'Ours', version: 0, picture: picture.slice(0, 200) })).status,
    422,
  );
  const none = await refuse('logo', { text: 'Ours', version: 0 });
  assert.deepEqual([none.status, none.body.issues?.[0]?.path], [400, 'picture']);
  assert.equal((await refuse('logo', { text: 'Ours', version: 0, picture: '0123456789abcdef' })).status, 400);
  assert.equal((await refuse('logo', { text: ' ', version: 0, picture })).body.issues?.[0]?.path, 'text');
  assert.equal((await change('logo', { text: 'Ours', version: 0, picture })).version, 1);
});

test('words change without the picture, an earlier logo comes back, and what came too late is not kept', async (t) => {
  const { app, admin, change, refuse, brand } = await setUp(t);
  const [red, green, blue] = await Promise.all(['#c0281e', '#23754a', '#2846dc'].map((color) => disc(color)));
  const first = await change('logo', { text: 'Red', version: 0, picture: red ?? '' });
  await change('logo', { text: 'Green', version: 1, picture: green ?? '' });
  const worded = await change('logo', { text: 'Green disc', version: 2 });
  assert.notEqual(worded.picture?.version, first.picture?.version);
  assert.equal((await change('logo', { text: 'Green disc', version: 3 })).version, 3, 'nothing changed');
  await change('logo', { text: null, version: 3 });
  assert.equal('logo' in (await brand()), false);
  await change('logo', { text: 'Red', version: 4, picture: first.picture?.version ?? '' });
  assert.deepEqual((await brand()).logo, { ...first.picture, alt: 'Red' });
  const versions = await admin.client.call(listSiteTextVersions, { params: { name: 'logo' }, query: {} });
  assert.deepEqual(
    versions.map(({ text, picture }) => [text, picture?.version]),
    [
      ['Red', first.picture?.version],
      [null, undefined],
      ['Green disc', worded.picture?.version],
      ['Green', worded.picture?.version],
      ['Red', first.picture?.version],
    ],
  );
  assert.equal((await refuse('logo', { text: 'Blue', version: 4, picture: blue ?? '' })).status, 409);
  const answers = await Promise.all(
    [red, blue].map((picture) =>
      admin.client.ask(changeSiteText, {
        params: { name: 'logo' },
        body: { text: 'Late', version: 5, picture: picture ?? '' },
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  await app.jobs.drain();
  const standing = (await admin.client.call(listSiteTexts, {})).find(({ name }) => name === 'logo');
  const logos = new Set([first.picture?.version, worded.picture?.version, standing?.picture?.version]);
  for (const version of logos)
    assert.equal((await app.client().send({ url: `/api/site/logo/${version}` })).statusCode, 200);
  const keys: string[] = [];
  for await (const batch of allLogoKeys(app.database.db)) keys.push(...batch);
  assert.equal(new Set(keys).size, logos.size * 3, 'a backup has them all');
});

test('a logo stands in mails and on paper, and where a place is private its sign-in shows it', async (t) => {
  const { app, change } = await setUp(t, { config: { privateSite: true } });
  const { user, client } = await newPerson(app);
  const craftId = await storeCraft(app, user.id, { shared: true });
  const print = async (ink: string) =>
    (await client.send({ url: `/api/crafts/${craftId}/print.pdf?paper=a4&ink=${ink}` })).rawPayload;
  const [bare, spared] = [await print('full'), await print('saver')];
  const { picture } = await change('logo', {
    text: 'Disc "& <co>',
    version: 0,
    picture: await disc('#ff0000'),
  });
  await app.client().call(forgotPassword, { body: { email: user.email } });
  await app.jobs.drain();
  const mail = app.mails.at(-1);
  const address = new RegExp(
    `<img src="http://[^"]+/api/site/logo/${picture?.version}\\?form=plain" alt="([^"]*)"`,
  );
  assert.match(
    address.exec(mail?.html ?? '')?.[1] ?? '',
    /^Disc &(quot|#34);&(amp|#38); &(lt|#60);co&(gt|#62);$/,
  );
  assert.match(mail?.html ?? '', /Gluebird|Glue/);
  assert.equal((await app.client().send({ url: `/api/site/logo/${picture?.version}` })).statusCode, 200);

  /** As a printer without colors sees them. */
  const reds = async (pdf: Uint8Array): Promise<number> =>
    (await pdfPage(pdf, 1, 40)).dots.filter((dot) => Math.abs(dot - 76) < 4).length;
  assert.ok((await reds(await print('full'))) > (await reds(bare)) + 200);
  assert.equal(await reds(await print('saver')), await reds(spared));
});
