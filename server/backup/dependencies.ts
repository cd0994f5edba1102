import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Migration } from '#server/platform/db/migrations.ts';

/** Names the pictures that the rows of a table refer to. */
interface PictureSource {
  table: string;
  /** Their keys in the blob store, in batches. */
  keys(db: Db): AsyncIterable<string[]>;
}

export interface BackupDependencies {
  blobs: BlobStore;
  /** Where the pictures lie, for people. */
  blobsPlace: string;
  pictures: readonly PictureSource[];
  /** All that this version does to a database, oldest first. */
  migrations: readonly Migration[];
  /** Null where backups lie there for all to read who may read the file. */
  passphrase: string | null;
  clock: Clock;
  version: string;
}
