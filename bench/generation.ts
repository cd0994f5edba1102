import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { StartedServer } from '#tests/support/started-server.ts';
import type { Figure, Reading } from './figure.ts';
import {
  ask,
  latenciesDuring,
  register,
  residentMegabytes,
  startProduct,
  withTemporaryFolder,
} from './servers.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 15;
const AT_ONCE = 20;
const HUGE_AT_ONCE = 8;
/** One who measures looks often; many at once look about as often as pages do together. */
const LOOK_MS = 5;
const CALM_LOOK_MS = 500;
const SAMPLE_MS = 50;

interface Size {
  width: number;
  height: number;
  /** How grainy it is, which decides how many bytes it takes. */
  sigma: number;
}

/** A body with a photo of this size: colored noise, which packs as badly as a messy table. */
async function bodyWith({ width, height, sigma }: Size): Promise<{ body: Buffer; megabytes: number }> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const photo = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
  const body = {
    image: `data:image/jpeg;base64,${photo.toString('base64')}`,
    theme: 'Ocean',
    ageMin: 6,
    ageMax: 8,
    additionalSupplies: ['paper plates', 'wool'],
  };
  return { body: Buffer.from(JSON.stringify(body)), megabytes: photo.length / 1e6 };
}

interface Timing {
  wordsMs: number;
  pictureMs: number;
}

let people = 0;

/** Everybody has one credit, so everybody is new. */
async function makeOne(
  origin: string,
  cookie: string,
  { body, lookMs }: { body: Buffer; lookMs: number },
): Promise<Timing> {
  const since = performance.now();
  const url = `${origin}/api/generate-craft-from-image`;
  const answer = await ask(url, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': cookie.slice(-40) },
    jsonBytes: body,
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body.toString()}`);
  const wordsMs = performance.now() - since;
  const { craft } = JSON.parse(answer.body.toString()) as { craft: { id: string } };
  for (;;) {
    const status = await ask(`${origin}/api/crafts/${craft.id}/status`);
    if (status.body.includes('"completed"')) return { wordsMs, pictureMs: performance.now() - since };
    await sleep(lookMs);
  }
}

async function newCookies(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let made = 0; made < count; made += 1) {
    people += 1;
    cookies.push(await register(origin, `maker${people}`));
  }
  return cookies;
}

async function makeAtOnce(origin: string, cookies: readonly string[], body: Buffer): Promise<Timing[]> {
  return Promise.all(cookies.map((cookie) => makeOne(origin, cookie, { body, lookMs: CALM_LOOK_MS })));
}

async function oneByOne(origin: string, body: Buffer): Promise<Reading[]> {
  const timings: Timing[] = [];
  for (const cookie of await newCookies(origin, ROUNDS + 1))
    timings.push(await makeOne(origin, cookie, { body, lookMs: LOOK_MS }));
  // The first one loads the engine and the picture libraries.
  const [first, ...warm] = timings;
  const medianOf = (pick: (timing: Timing) => number): number => median(warm.map(pick));
  return [
    { name: 'the very first, to the picture', value: first?.pictureMs ?? Number.NaN, unit: 'ms' },
    { name: 'photo to words', value: medianOf(({ wordsMs }) => wordsMs), unit: 'ms' },
    {
      name: 'photo to picture',
      value: medianOf(({ pictureMs }) => pictureMs),
      unit: 'ms',
      limit: { most: 700 },
    },
  ];
}

async function manyAtOnce(origin: string, body: Buffer): Promise<Reading[]> {
  const cookies = await newCookies(origin, AT_ONCE);
  const idle = await latenciesDuring(origin, sleep(1_500));
  const since = performance.now();
  const busy = await latenciesDuring(origin, makeAtOnce(origin, cookies, body));
  const floor = { name: 'when nobody makes anything', value: quantile(idle, 0.99) };
  return [
    {
      name: `/healthz p99, ${AT_ONCE} at once`,
      value: quantile(busy, 0.99),
      unit: 'ms',
      floor,
      limit: { most: 100 },
    },
    { name: `all ${AT_ONCE} pictures`, value: performance.now() - since, unit: 'ms' },
  ];
}

async function hugeAtOnce(server: StartedServer, body: Buffer): Promise<Reading[]> {
  const cookies = await newCookies(server.origin, HUGE_AT_ONCE);
  const before = residentMegabytes(server);
  let peak = before;
  const ended = makeAtOnce(server.origin, cookies, body).then(() => true);
  while (!(await Promise.race([ended, sleep(SAMPLE_MS, false)])))
    peak = Math.max(peak, residentMegabytes(server));
  const floor = { name: 'just before', value: before };
  return [
    { name: `peak, ${HUGE_AT_ONCE} × 48 megapixels`, value: peak, unit: 'MB', floor, limit: { most: 1_100 } },
  ];
}

/** From a photo to a finished craft with its picture, by the built-in engine. */
export const generation: Figure = {
  name: 'generation',
  title: 'Crafts made from photos',
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const usual = await bodyWith({ width: 2_400, height: 1_800, sigma: 60 });
      const huge = await bodyWith({ width: 8_000, height: 6_000, sigma: 12 });
      const server = await startProduct({ DATA_DIR: folder });
      try {
        return [
          { name: 'usual photo', value: usual.megabytes, unit: 'MB' },
          { name: 'photo of 48 megapixels', value: huge.megabytes, unit: 'MB' },
          ...(await oneByOne(server.origin, usual.body)),
          ...(await manyAtOnce(server.origin, usual.body)),
          ...(await hugeAtOnce(server, huge.body)),
        ];
      } finally {
        await server.stop();
      }
    }),
};
