import type { Db } from '#server/platform/db/database.ts';
import { pictureKeys } from './pictures.ts';
import { listPictured } from './store.ts';

const craftsAtOnce = 200;

/** The keys of all pictures of crafts, in batches. */
export async function* allPictureKeys(db: Db): AsyncGenerator<string[]> {
  let last: string | null = null;
  for (;;) {
    const rows = await listPictured(db, last, craftsAtOnce);
    if (rows.length === 0) return;
    yield rows.flatMap(({ id, imageVersion }) =>
      imageVersion === null ? [] : pictureKeys({ craftId: id, version: imageVersion }),
    );
    last = rows.at(-1)?.id ?? null;
  }
}
