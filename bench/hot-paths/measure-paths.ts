import type { StartedServer } from '#tests/support/started-server.ts';
import type { Reading } from '#bench/figure.ts';
import { load } from '#bench/load.ts';
import { ask, startBareCopy } from '#bench/servers.ts';
import { inTurns, median } from '#bench/statistics.ts';
import type { HotPath } from './paths.ts';
import type { Parties, Place } from './place.ts';

const rounds = 5;
const roundMs = 1_200;
const actsPerRound = 40;
/** The engine rewrites hot code late. */
const warmUps = 2;

let turn = 0;
/** No two acts are done on the same craft. */
const nextTurn = (): number => (turn += 1);

/** What each of them is asked; the peer's place is empty where it could not be had. */
interface Compared {
  ours: StartedServer;
  floor: StartedServer;
  peer: StartedServer | null;
  end: () => Promise<void>;
}

async function sidesOf(path: HotPath, place: Place, parties: Parties): Promise<Compared> {
  const sides = { ours: parties.product, peer: parties[path.peer.party] };
  if (!path.floor.isCopy) return { ...sides, floor: parties.bare, end: async () => undefined };
  const { path: at, headers = {} } = path.request(place, 0);
  const answer = await ask(parties.product.origin + at, { headers });
  const floor = await startBareCopy({ [at]: answer });
  return { ...sides, floor, end: async () => void (await floor.stop()) };
}

export async function doOnce(
  { origin }: StartedServer,
  path: HotPath,
  place: Place,
): Promise<{ ms: number; body: Buffer }> {
  const { path: at, ...question } = path.request(place, path.connections === null ? nextTurn() : 0);
  const since = performance.now();
  const { status, body } = await ask(origin + at, question);
  if (status !== 200) throw new Error(`${path.name} answered ${status}: ${body.toString().slice(0, 300)}`);
  return { ms: performance.now() - since, body };
}

const measureOf = (server: StartedServer, path: HotPath, place: Place) => async (): Promise<number> => {
  const { connections } = path;
  if (connections !== null) {
    const { path: at, headers = {} } = path.request(place, 0);
    const asked = { origin: server.origin, path: at, headers, connections, durationMs: roundMs };
    return (await load(asked)).requestsPerSecond;
  }
  const times: number[] = [];
  for (let act = 0; act < actsPerRound; act += 1) times.push((await doOnce(server, path, place)).ms);
  return median(times);
};

/** One hot path, done by all in turns. */
export async function timePath(path: HotPath, place: Place, parties: Parties): Promise<Reading> {
  const { ours, floor, peer, end } = await sidesOf(path, place, parties);
  const measures = {
    ours: measureOf(ours, path, place),
    floor: measureOf(floor, path, place),
    ...(peer ? { peer: measureOf(peer, path, place) } : {}),
  };
  await inTurns(warmUps, measures);
  const taken: { ours: number; floor: number; peer?: number } = await inTurns(rounds, measures);
  await end();
  return {
    name: path.name,
    value: taken.ours,
    unit: path.connections === null ? 'ms' : 'req/s',
    floor: { name: path.floor.name, value: taken.floor },
    ...(taken.peer === undefined ? {} : { peer: { name: path.peer.name, value: taken.peer } }),
    limitedBy: path.limitedBy,
  };
}
