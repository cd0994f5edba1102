import type { Db } from '#server/platform/db/database.ts';
import { jobKind, RetryLater } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/worker.ts';
import type { BlobDeletions } from './blob-deletions.ts';
import type { BlobStore } from './blob-store.ts';

/** Enqueued in the transaction after which no row points to these blobs any more: a store that is down delays it only. */
export const deleteBlobsJob = jobKind<{ keys: string[] }>({ name: 'blobs.delete-blobs', maxAttempts: 20 });

/** With its twenty tries a backup may take hours. */
const afterBackupMs = 10 * 60_000;

export function handleBlobJobs(
  jobs: Jobs,
  of: { db: Db; blobs: BlobStore; blobDeletions: BlobDeletions },
): void {
  jobs.handle(deleteBlobsJob, {
    async run({ payload }) {
      if (!(await of.blobDeletions.areAllowed(of.db)))
        throw new RetryLater(afterBackupMs, 'a backup is still reading what is to be deleted');
      for (const key of payload.keys) await of.blobs.delete(key);
    },
  });
}
