import type { Db } from '#server/platform/db/database.ts';
import { photoKeys } from './photo.ts';
import { listPhotographed } from '#server/account/store.ts';

const peopleAtOnce = 200;

/** The keys of all people's photos, in batches. */
export async function* allPhotoKeys(db: Db): AsyncGenerator<string[]> {
  let last = 0;
  for (;;) {
    const rows = await listPhotographed(db, last, peopleAtOnce);
    if (rows.length === 0) return;
    yield rows.flatMap(({ id, profileImage }) =>
      profileImage === null ? [] : photoKeys({ userId: id, version: profileImage }),
    );
    last = rows.at(-1)?.id ?? last;
  }
}
