import { parentPort } from 'node:worker_threads';
import { craftDocument } from './craft-document.ts';
import type { PrintJob } from './print-job.ts';

export type Printed = { pdf: Uint8Array } | { failure: string };

/** Fonts and pages keep a processor busy for a while: here nobody waits for it. */
parentPort?.on('message', (job: PrintJob) => {
  craftDocument(job).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies Printed, []),
    (error: unknown) => {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ failure } satisfies Printed, []);
    },
  );
});
