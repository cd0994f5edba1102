import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { BootFacts } from '#contract/site.ts';
import type { Config } from '#server/config.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import type { RenderedPage } from '#web/render-face.ts';
import { fontsIn } from './client-build.ts';
import { composeDocument } from './document.ts';
import type { PageSource } from './routes.ts';

const face = '@font-face{font-family:"A face";font-weight:300 700;src:url(/assets/a.woff2)format("woff2")}';
const spaceFace = face.replace('}', ';unicode-range:U+20}');
const sheet = `${face}${spaceFace}@font-face{font-family:A stand-in;src:local(Arial)}body{color:red}`;

const build = {
  render: async () => page,
  entryUrl: '/assets/main-1.js',
  scriptsOf: () => ['/assets/main-1.js', '/assets/home-1.js'],
  stylesOf: () => sheet,
  fonts: fontsIn(sheet),
};
const page: RenderedPage = { status: 200, head: '<title>Hello</title>', html: '<h1>Hi</h1>', modules: [] };

const source = (rendered: Partial<RenderedPage> = {}): PageSource & { made: number } => ({
  made: 0,
  staticFiles: new Map(),
  async render(_url, boot: BootFacts) {
    this.made += 1;
    const made = { ...page, ...rendered };
    return { page: made, document: composeDocument(build, { page: made, boot, style: '' }) };
  },
});

const inlineParts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((match) => match[1] ?? '');

test('a document allows its own inline script and style by hash, and nothing else', async (t) => {
  const app = await createTestApp(t, { pages: source() });
  const response = await app.http.inject({ url: '/auth' });
  const policy = String(response.headers['content-security-policy']);
  for (const part of [...inlineParts(response.body, 'script'), ...inlineParts(response.body, 'style')]) {
    const hash = createHash('sha256').update(part).digest('base64');
    assert.ok(policy.includes(`'sha256-${hash}'`), part.slice(0, 40));
  }
  assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline/);
  assert.doesNotMatch(response.body, /<script[^>]* src=/, 'no script before first paint');
});

test('the typefaces of a page about a picture come after the picture, and keep their weights', () => {
  const boot = { viewer: null } as BootFacts;
  const { html, contentSecurityPolicy } = composeDocument(build, {
    page: { ...page, pictureFirst: true },
    boot,
    style: '',
  });
  assert.doesNotMatch(html, /preload/);
  const withoutFaces = sheet.replace(face, '').replace(spaceFace, '');
  assert.deepEqual(inlineParts(html, 'style'), [withoutFaces, face + spaceFace]);
  assert.deepEqual(inlineParts(html, 'noscript'), [`<style>${face}${spaceFace}</style>`]);
  const hash = createHash('sha256')
    .update(face + spaceFace)
    .digest('base64');
  assert.ok(contentSecurityPolicy().includes(`'sha256-${hash}'`));
  const late = '["A face","url(/assets/a.woff2)","300 700"';
  assert.ok(inlineParts(html, 'script')[0]?.includes(`[${late},"U+0-10FFFF"],${late},"U+20"]]`));

  const plain = composeDocument(build, { page, boot, style: '' }).html;
  assert.equal(plain.match(/<link rel="preload" href="\/assets\/a\.woff2"/g)?.length, 1);
  assert.deepEqual(inlineParts(plain, 'style'), [sheet]);
});

test('documents allow the card form’s sites when there is one, and no site at all otherwise', async (t) => {
  const policyWith = async (config: Partial<Config>): Promise<string> => {
    const app = await createTestApp(t, { pages: source(), config });
    return String((await app.http.inject({ url: '/auth' })).headers['content-security-policy']);
  };
  assert.doesNotMatch(await policyWith({}), /https:|frame-src/);
  const policy = await policyWith({ payments: 'stripe' });
  assert.match(policy, /script-src 'self'[^;]* https:\/\/js\.stripe\.com/);
  assert.match(policy, /frame-src https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/);
  assert.match(policy, /connect-src 'self' https:\/\/api\.stripe\.com/);
  assert.match(policy, /img-src 'self' data: blob: https:\/\/\*\.stripe\.com/);
});

test('a visitor’s page is made once; a signed-in person’s each time, with who they are', async (t) => {
  const pages = source();
  const app = await createTestApp(t, { pages });
  await app.http.inject({ url: '/auth' });
  await app.http.inject({ url: '/auth' });
  assert.equal(pages.made, 1);
  const { user, client } = await newPerson(app);
  const mine = await client.send({ url: '/auth' });
  assert.equal(pages.made, 2);
  assert.match(mine.body, new RegExp(user.displayName));
  assert.doesNotMatch((await app.http.inject({ url: '/auth' })).body, new RegExp(user.displayName));
});

test('a name cannot break out of the facts in the document', async (t) => {
  const app = await createTestApp(t, { pages: source() });
  const { client, user } = await newPerson(app);
  await client.send({
    method: 'PUT',
    url: `/api/users/${user.id}/profile`,
    payload: { displayName: user.displayName, bio: '</script><script>alert(1)</script>' },
  });
  const { body } = await client.send({ url: '/' });
  assert.doesNotMatch(body, /<script>alert/);
});

test('a redirect of the pages is a redirect of the server', async (t) => {
  const app = await createTestApp(t, { pages: source({ redirect: '/auth' }) });
  const response = await app.http.inject({ url: '/' });
  assert.deepEqual([response.statusCode, response.headers.location], [302, '/auth']);
});

test('a page that cannot be made is told in a page, an API call in JSON', async (t) => {
  const broken: PageSource = {
    staticFiles: new Map(),
    render: async () => Promise.reject(new Error('no paper left')),
  };
  const app = await createTestApp(t, { pages: broken, expectLogErrors: true });
  const visit = await app.http.inject({ url: '/auth', headers: { accept: 'text/html,*/*' } });
  assert.equal(visit.statusCode, 500);
  assert.match(String(visit.headers['content-type']), /text\/html/);
  assert.match(visit.body, /Something went wrong on our side/);
  assert.doesNotMatch(visit.body, /no paper left/);
  const program = await app.http.inject({ url: '/auth', headers: { accept: 'application/json' } });
  assert.equal(program.json<{ code: string }>().code, 'INTERNAL');
});

test('a page that cannot be made just now says when to come again', async (t) => {
  const away: PageSource = {
    ...source(),
    render: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
  };
  const app = await createTestApp(t, { pages: away });
  const visit = await app.http.inject({ url: '/about', headers: { accept: 'text/html' } });
  assert.deepEqual([visit.statusCode, visit.headers['retry-after']], [503, '2']);
  assert.match(String(visit.headers['content-type']), /^text\/html/);
});

test('odd addresses are answered, never with a stack', async (t) => {
  const app = await createTestApp(t, { pages: source({ status: 404 }) });
  for (const url of [
    '//',
    '//evil.test/x',
    '/..%2f..%2fetc/passwd',
    '/assets/../package.json',
    '/assets/nope.js',
    '/%E0%A4%A',
  ]) {
    const response = await app.http.inject({ url });
    assert.ok([400, 404].includes(response.statusCode), `${url} ${response.statusCode}`);
    assert.doesNotMatch(response.body, /at .*\.ts:\d/);
  }
});
