import path from 'node:path';
import { startForReal, type StartOptions } from '#tests/support/started-server.ts';
import type { Figure } from './figure.ts';
import { startBare, withTemporaryFolder } from './servers.ts';
import { inTurns } from './statistics.ts';

const ROUNDS = 5;

async function readyMs(options: StartOptions): Promise<number> {
  const server = await startForReal(options);
  await server.stop();
  return server.readyMs;
}

const npmStart = (dataDir: string): Promise<number> =>
  readyMs({ settings: { PORT: '0', DATA_DIR: dataDir } });

/** `npm start`, npm's own time included, until the address is printed. Cold is an empty data folder, the build being there. */
export const startUp: Figure = {
  name: 'start-up',
  title: 'Start-up until the address is printed',
  measure: () =>
    withTemporaryFolder(async (folder) => {
      let count = 0;
      const warmFolder = path.join(folder, 'warm');
      await npmStart(warmFolder);
      const { cold, warm, bare } = await inTurns(ROUNDS, {
        cold: () => npmStart(path.join(folder, `cold-${(count += 1)}`)),
        warm: () => npmStart(warmFolder),
        bare: async () => {
          const server = await startBare();
          await server.stop();
          return server.readyMs;
        },
      });
      const floor = { name: 'bare node:http', value: bare };
      return [
        { name: 'cold start', value: cold, unit: 'ms', floor },
        { name: 'warm start', value: warm, unit: 'ms', floor, limit: { most: 1500 } },
      ];
    }),
};
