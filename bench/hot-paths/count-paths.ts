import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedServer } from '#tests/support/started-server.ts';
import type { Counted } from '#bench/figure.ts';
import { weighBuild } from '#scripts/build/weigh.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import { ask } from '#bench/servers.ts';
import { startCountingLine } from './counting-line.ts';
import type { CountingLine } from './counting-line.ts';
import { doOnce } from './measure-paths.ts';
import { hotPaths } from './paths.ts';
import type { HotPath } from './paths.ts';
import { making } from './measure-making.ts';
import { makeCraft, newMaker, startParties, stopParties } from './place.ts';
import type { Parties, Place } from './place.ts';
import type { Peers } from './peers.ts';

const times = 10;
const crafts = 5;
/** Until the picture of a craft is there as well. */
const drawnMs = 3_000;

const names = ['product', 'bare', 'express', 'next'] as const;

interface Side {
  server: StartedServer;
  line: CountingLine;
}
type Sides = Partial<Record<keyof Parties, Side>>;

async function countOf(hot: HotPath, place: Place, { server, line }: Side) {
  // What is said once only, such as the first use of a page.
  for (let each = 0; each < 2; each += 1) await doOnce(server, hot, place);
  const from = line.count();
  let bytes = 0;
  for (let each = 0; each < times; each += 1) bytes = (await doOnce(server, hot, place)).body.length;
  return { statements: (line.count() - from) / times, bytes };
}

/** Script and style that a page of ours loads, as the build's budgets count them. */
function ownParts(page: string): number {
  const { pages } = weighBuild(path.join(projectRoot, 'dist/client'));
  const weighed = pages.find((each) => each.page === page);
  if (!weighed) throw new Error(`the build has no ${page}`);
  return weighed.firstLoadBytes;
}

/** Script and style that a page names, as a browser fetches them. */
async function partsOf(address: string): Promise<number> {
  const { origin, href } = new URL(address);
  const { body } = await ask(href);
  const parts = new Set(
    [...body.toString().matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css)[^"]*)"/g)].map(([, part = '']) => part),
  );
  let bytes = 0;
  for (const part of parts)
    bytes += (await ask(origin + part, { headers: { 'accept-encoding': 'br, gzip' } })).body.length;
  return bytes;
}

const counted = (what: string, ours: number, peer: number | undefined): Counted => ({
  what,
  ours,
  ...(peer === undefined ? {} : { peer }),
});

async function countPath(hot: HotPath, place: Place, sides: Sides): Promise<Counted[]> {
  const { product } = sides;
  const other = sides[hot.peer.party];
  if (!product) throw new Error('the product does not run');
  const ours = await countOf(hot, place, product);
  const theirs = other && (await countOf(hot, place, other));
  const counts = [
    counted('statements', ours.statements, theirs?.statements),
    counted('bytes answered', ours.bytes, theirs?.bytes),
  ];
  if (hot.page === undefined) return counts;
  const theirParts = other && (await partsOf(other.server.origin + hot.request(place, 0).path));
  return [...counts, counted('bytes of script and style', ownParts(hot.page), theirParts)];
}

async function countMaking({ server, line }: Side): Promise<Counted[]> {
  const cookies: string[] = [];
  for (let each = 0; each <= crafts; each += 1) cookies.push(await newMaker(server.origin));
  const [first = '', ...others] = cookies;
  await makeCraft(server.origin, first);
  await sleep(drawnMs);
  const from = line.count();
  for (const cookie of others) {
    await makeCraft(server.origin, cookie);
    await sleep(drawnMs);
  }
  return [{ what: 'statements', ours: (line.count() - from) / crafts }];
}

/** What each hot path takes of the database and the line: counted on servers of their own, because counting takes time. */
export async function countPaths(place: Place, peers: Peers | null): Promise<Map<string, Counted[]>> {
  const lines = new Map<keyof Parties, CountingLine>();
  for (const name of names) lines.set(name, await startCountingLine(place.url));
  const parties = await startParties(place, peers, (party) => lines.get(party)?.url ?? place.url);
  const sides: Sides = {};
  for (const name of names) {
    const [server, line] = [parties[name], lines.get(name)];
    if (server && line) sides[name] = { server, line };
  }
  try {
    const counts = new Map<string, Counted[]>();
    for (const hot of hotPaths) counts.set(hot.name, await countPath(hot, place, sides));
    if (sides.product) counts.set(making, await countMaking(sides.product));
    return counts;
  } finally {
    await stopParties(parties);
    for (const line of lines.values()) line.close();
  }
}
