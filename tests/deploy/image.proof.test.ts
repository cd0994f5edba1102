import assert from 'node:assert/strict';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { generationBody } from '#tests/support/generating.ts';
import { freePort } from '#tests/support/provision/free-port.ts';
import { until } from '#tests/support/until.ts';
import { buildImage, type BuiltImage } from './build-image.ts';
import { runInContainer, startContainer, type RunningContainer } from './run-container.ts';
import { runTool } from './run-tool.ts';

const mostMegabytes = 400;
const person = { email: 'robin@example.test', displayName: 'robin.paper', password: 'glue-and-paper-7' };
const owner = { PUID: '4711', PGID: '4712' };

async function signIn({ origin }: RunningContainer): Promise<void> {
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  assert.equal(reply.status, 200, await reply.text());
}

describe('the image of the Dockerfile', () => {
  let image: BuiltImage;
  let container: RunningContainer;
  let firstCraftMs = 0;
  let megabytes = 0;
  const data = mkdtempSync(path.join(tmpdir(), 'gluebird-data-'));
  const run = async () => ({ image, data, settings: { ...owner, PORT: String(await freePort()) } });

  before(async () => {
    image = await buildImage();
  });
  after(async () => {
    await container?.kill();
    await image?.remove();
    rmSync(data, { recursive: true, force: true });
  });

  test('is small and says how it is to be run', async () => {
    megabytes = Number.parseInt(await runTool('du', ['-sm', image.root]), 10);
    assert.ok(megabytes <= mostMegabytes, `${megabytes} MB`);
    const { Env, StopSignal, Volumes, Healthcheck } = image.settings;
    assert.ok(Env.includes('HOST=0.0.0.0'), String(Env));
    assert.ok(Env.includes('NODE_ENV=production'), String(Env));
    assert.equal(StopSignal, 'SIGTERM');
    assert.deepEqual(Object.keys(Volumes), ['/data']);
    assert.equal(Healthcheck.Test[0], 'CMD');
  });

  test('leads from an empty folder to the first craft', async () => {
    const since = performance.now();
    container = await startContainer(await run());
    const { origin } = container;
    const post = (at: string, body: object, cookie = ''): Promise<Response> =>
      fetch(origin + at, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const registered = await post('/api/register', person);
    assert.ok(registered.ok, await registered.text());
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const made = await post('/api/generate-craft-from-image', await generationBody(), cookie);
    assert.equal(made.status, 200, await made.clone().text());
    const { craft } = (await made.json()) as { craft: { id: string } };
    await until('the picture of the craft', async () => {
      const reply = await fetch(`${origin}/api/crafts/${craft.id}`, { headers: { cookie } });
      return (await reply.text()).includes('"imageStatus":"completed"');
    });
    firstCraftMs = performance.now() - since;
    const printed = await fetch(`${origin}/api/crafts/${craft.id}/print.pdf`, { headers: { cookie } });
    assert.equal(printed.status, 200);
    assert.equal(Buffer.from(await printed.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');
  });

  test('brings every page that a visitor opens', async () => {
    const page = await (await fetch(`${container.origin}/`)).text();
    const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    assert.ok(script, page.slice(0, 500));
    assert.equal((await fetch(container.origin + script)).status, 200);
  });

  test('runs as who is asked for, with no rights, and every file is theirs', async () => {
    const status = readFileSync(`/proc/${container.pid}/status`, 'utf8');
    assert.match(status, /^Uid:\t4711\t4711\t4711\t4711$/m);
    assert.match(status, /^Gid:\t4712\t4712\t4712\t4712$/m);
    assert.match(status, /^Groups:\s*$/m);
    assert.match(status, /^CapEff:\t0+$/m);
    assert.match(status, /^NoNewPrivs:\t1$/m);
    const strangers = await runTool('find', [data, '-not', '(', '-uid', '4711', '-gid', '4712', ')']);
    assert.equal(strangers, '');
  });

  test('writes nothing outside /data and /tmp, and misses nothing there', async () => {
    const refused = /EROFS|read-only file system|EACCES/i.exec(container.output());
    assert.equal(refused, null, container.output());
    const open = await runTool('sh', ['-c', `ls -l /proc/${container.pid}/fd`]);
    assert.doesNotMatch(open, /-> \/(?!data\/|tmp\/|dev\/|proc\/|app\/)[^\n]*/, open);
    const changed = await runTool('find', [
      image.root,
      '-xdev',
      '-newer',
      path.join(data, 'database', 'PG_VERSION'),
    ]);
    assert.equal(changed, '');
  });

  test('its health command and the command line work inside', async () => {
    const [, ...health] = image.settings.Healthcheck.Test;
    const port = new URL(container.origin).port;
    const settings = { ...owner, PORT: port };
    const well = await runInContainer({ image, data, settings, command: health });
    assert.equal(well.code, 0, well.stderr);
    const ill = await runInContainer({
      image,
      data,
      settings: { PORT: String(await freePort()) },
      command: health,
    });
    assert.equal(ill.code, 1);
    const doctor = await runInContainer({ image, data, settings, command: ['gluebird', 'doctor'] });
    assert.match(doctor.stdout, /^✓ database .*up to date$/m, doctor.stderr);
    const backup = ['gluebird', 'backup', '/data/monday.backup'];
    const saved = await runInContainer({ image, data, settings, command: backup });
    assert.equal(saved.code, 0, saved.stdout + saved.stderr);
  });

  test('stops cleanly when it is told to, and comes back with what it knew', async () => {
    // Who needs longer than ten seconds ends with 1.
    assert.equal(await container.stop(), 0, container.output());
    container = await startContainer(await run());
    await signIn(container);
    assert.equal(await container.stop(), 0, container.output());
    // oxlint-disable-next-line no-console -- the step's line tells it
    console.log(
      `measured: ${megabytes} MB unpacked, first craft ${(firstCraftMs / 1000).toFixed(1)} s after the start`,
    );
  });

  test('the backup leads on in an empty folder, as a new machine has it', async () => {
    const elsewhere = path.join(data, 'elsewhere');
    mkdirSync(elsewhere);
    copyFileSync(path.join(data, 'monday.backup'), path.join(elsewhere, 'monday.backup'));
    const settings = { ...owner, PORT: String(await freePort()) };
    const command = [...image.settings.Entrypoint, 'gluebird', 'restore', '/data/monday.backup'];
    const restored = await runInContainer({ image, data: elsewhere, settings, command });
    assert.equal(restored.code, 0, restored.stdout + restored.stderr);
    container = await startContainer({ image, data: elsewhere, settings });
    await signIn(container);
    assert.equal(await container.stop(), 0, container.output());
  });

  test('gives the data to another owner at the next start, and refuses to be root', async () => {
    chownSync(data, 0, 0);
    const settings = { PUID: '5000', PGID: '5001' };
    const own = await runInContainer({
      image,
      data,
      settings,
      command: [...image.settings.Entrypoint, 'id', '-u'],
    });
    assert.equal(own.stdout.trim(), '5000', own.stderr);
    const database = statSync(path.join(data, 'database'));
    assert.deepEqual([database.uid, database.gid], [5000, 5001]);
    const root = await runInContainer({
      image,
      data,
      settings: { PUID: '0' },
      command: image.settings.Entrypoint,
    });
    assert.equal(root.code, 1);
    assert.match(root.stderr, /^PUID and PGID must be the numbers .* not "0"\.$/m);
  });
});
