import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedServer } from '#tests/support/started-server.ts';
import type { Reading } from '#bench/figure.ts';
import { ask, residentMegabytes, startBare } from '#bench/servers.ts';
import { inTurns, median } from '#bench/statistics.ts';
import type { Peers } from './peers.ts';
import { startOurs } from './place.ts';
import type { Place } from './place.ts';

const rounds = 5;
/** The engine gives back what it took for starting within the first seconds. */
const settleMs = 15_000;
const express = 'Express and Prisma';
const next = 'Next.js';

type Start = () => Promise<StartedServer>;

/** Until the first answer came, whatever it is. */
async function untilAnswered(start: Start): Promise<{ server: StartedServer; ms: number }> {
  const since = performance.now();
  const server = await start();
  for (;;) {
    const answer = await ask(`${server.origin}/auth`).catch(() => null);
    if (answer) return { server, ms: performance.now() - since };
    await sleep(2);
  }
}

async function startTime(start: Start): Promise<number> {
  const { server, ms } = await untilAnswered(start);
  await server.stop();
  return ms;
}

async function idleMegabytes(start: Start): Promise<number> {
  const { server } = await untilAnswered(start);
  await sleep(settleMs);
  const samples: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    samples.push(residentMegabytes(server));
    await sleep(200);
  }
  await server.stop();
  return median(samples);
}

/** One after the other: on a machine with few cores they would slow each other down. */
export async function measureServers({ folder, url }: Place, peers: Peers | null): Promise<Reading[]> {
  const starts: Record<string, Start> = {
    ours: () => startOurs(folder, url),
    floor: () => startBare(),
    ...(peers ? { [express]: () => peers.express(url), [next]: () => peers.next(url) } : {}),
  };
  const times = await inTurns(
    rounds,
    Object.fromEntries(Object.entries(starts).map(([name, start]) => [name, () => startTime(start)])),
  );
  const idle: Record<string, number> = {};
  for (const [name, start] of Object.entries(starts)) idle[name] = await idleMegabytes(start);
  return [
    ...against(times, {
      name: 'start, to the first answer',
      unit: 'ms',
      limitedBy: 'loading the modules and looking at the database',
    }),
    ...against(idle, {
      name: 'memory when idle',
      unit: 'MB',
      limitedBy: 'what the modules and the pages that lie ready take',
    }),
  ];
}

/** Two peers, so two rows. */
function against(
  values: Readonly<Record<string, number>>,
  about: Pick<Reading, 'name' | 'unit' | 'limitedBy'>,
): Reading[] {
  const { ours = Number.NaN, floor = Number.NaN, ...others } = values;
  const reading = { ...about, value: ours, floor: { name: 'bare node:http, of TypeScript', value: floor } };
  const peers = Object.entries(others);
  if (peers.length === 0) return [reading];
  return peers.map(([peer, value]) =>
    Object.assign({}, reading, { name: `${about.name}, beside ${peer}`, peer: { name: peer, value } }),
  );
}
