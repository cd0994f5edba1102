import { jobKind } from '#server/platform/jobs/job.ts';

interface MakeBackup {
  /** At a start, one is made only where the newest is too old: the server may have been off when it was due. */
  askedBy: 'clock' | 'start' | 'person';
}

export const makeBackupJob = jobKind<MakeBackup>({
  name: 'backup.make-backup',
  maxAttempts: 3,
  lane: 'slow',
});

/** One at a time, on all nodes together. */
export const makeBackupKey = makeBackupJob.name;
