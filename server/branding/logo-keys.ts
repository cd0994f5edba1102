import type { Db } from '#server/platform/db/database.ts';
import { logoKeys } from './logo.ts';
import { listPictures } from './store.ts';

/** The keys of every logo that there is or was: an earlier one can come back. */
export async function* allLogoKeys(db: Db): AsyncGenerator<string[]> {
  for (const { version } of await listPictures(db)) yield logoKeys(version);
}
