import type { Figure, Reading } from '#bench/figure.ts';
import { withTemporaryFolder } from '#bench/servers.ts';
import { countPaths } from './count-paths.ts';
import { timeMaking } from './measure-making.ts';
import { timePath } from './measure-paths.ts';
import { measureServers } from './measure-servers.ts';
import { hotPaths as paths } from './paths.ts';
import { findPeers } from './peers.ts';
import type { Peers } from './peers.ts';
import { furnish, posts, startParties, stopParties } from './place.ts';
import type { Place } from './place.ts';

async function timePaths(place: Place, peers: Peers | null): Promise<Reading[]> {
  const parties = await startParties(place, peers, () => place.url);
  try {
    const readings: Reading[] = [];
    for (const path of paths) readings.push(await timePath(path, place, parties));
    return [...readings, await timeMaking(parties)];
  } finally {
    await stopParties(parties);
  }
}

export const hotPaths: Figure = {
  name: 'hot-paths',
  title: `What people do all the time, among ${posts} posts on a PostgreSQL server, beside the least and a peer`,
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const found = await findPeers();
      const peers = 'missing' in found ? null : found;
      if ('missing' in found)
        console.log(`  The peers were not installed, so nothing stands beside us: ${found.missing}`);
      const place = await furnish(folder);
      try {
        const counts = await countPaths(place, peers);
        const readings = await timePaths(place, peers);
        const servers = await measureServers(place, peers);
        const counted = (reading: Reading): Reading =>
          Object.assign({}, reading, { counted: counts.get(reading.name) ?? [] });
        return [...readings.map(counted), ...servers];
      } finally {
        await place.close();
      }
    }),
};
