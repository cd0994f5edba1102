import type { Figure } from './figure.ts';
import { load } from './load.ts';
import { makeCraftPage } from './made-craft.ts';
import { ask, startProduct, withTemporaryFolder } from './servers.ts';
import { inTurns } from './statistics.ts';

const ROUNDS = 5;
const CONNECTIONS = 16;
const ROUND_MS = 1500;

/** The public craft page, which looks at its craft before every answer, against a file of the same server. */
export const craftPage: Figure = {
  name: 'craft-page',
  title: `Craft page for visitors, requests per second, ${CONNECTIONS} connections`,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const { origin, stop } = await startProduct({ DATA_DIR: folder });
      const path = await makeCraftPage(origin);
      const headers = { 'accept-encoding': 'br', accept: 'text/html' };
      const document = await ask(origin + path, { headers });
      const rate = (at: string) => async (): Promise<number> =>
        (await load({ origin, path: at, headers, connections: CONNECTIONS, durationMs: ROUND_MS }))
          .requestsPerSecond;
      const rates = await inTurns(ROUNDS, { page: rate(path), file: rate('/site.webmanifest') });
      await stop();
      return [
        {
          name: 'craft page',
          value: rates.page,
          unit: 'req/s',
          floor: { name: 'static file', value: rates.file },
          limit: { least: rates.file / 2 },
        },
        { name: 'its document', value: document.body.length, unit: 'bytes' },
      ];
    }),
};
