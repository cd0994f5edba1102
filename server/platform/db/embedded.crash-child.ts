import { openEmbedded } from './open-database.ts';

/** Writes and tells its parent of each commit, until it is killed. */
const database = await openEmbedded(process.argv[2] ?? '');
await database.pool.query('create table if not exists storm (n int primary key)');
for (let n = 0; n < 1_000_000; n += 1) {
  await database.pool.query('insert into storm values ($1)', [n]);
  process.send?.(n);
}
