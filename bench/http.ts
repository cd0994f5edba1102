import type { Figure, Reading } from './figure.ts';
import { load } from './load.ts';
import { ask, register, startBareCopy, startProduct, withTemporaryFolder } from './servers.ts';
import { inTurns } from './statistics.ts';

const ROUNDS = 5;
const CONNECTIONS = 16;
const ROUND_MS = 1500;

/** Requests per second, against a bare server that sends the same bytes with the same headers. */
export const http: Figure = {
  name: 'http',
  title: `Requests per second, ${CONNECTIONS} connections`,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const product = await startProduct({ DATA_DIR: folder });
      const cookie = await register(product.origin, 'bench.person');
      const landing = { 'accept-encoding': 'br', accept: 'text/html' };
      const questions: Record<string, { path: string; headers: Record<string, string> }> = {
        'landing page': { path: '/auth', headers: landing },
        'GET /api/user, signed in': { path: '/api/user', headers: { cookie } },
        'GET /api/user, visitor': { path: '/api/user', headers: {} },
      };
      const readings: Reading[] = [];
      for (const [name, { path, headers }] of Object.entries(questions)) {
        const bare = await startBareCopy({ [path]: await ask(product.origin + path, { headers }) });
        const rate = (origin: string) => async (): Promise<number> => {
          const result = await load({
            origin,
            path,
            headers,
            connections: CONNECTIONS,
            durationMs: ROUND_MS,
          });
          return result.requestsPerSecond;
        };
        const rates = await inTurns(ROUNDS, { product: rate(product.origin), bare: rate(bare.origin) });
        await bare.stop();
        readings.push({
          name,
          value: rates.product,
          unit: 'req/s',
          floor: { name: 'bare node:http', value: rates.bare },
        });
      }
      await product.stop();
      return readings;
    }),
};
