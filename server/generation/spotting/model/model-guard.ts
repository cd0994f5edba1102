import fs from 'node:fs';
import { workerData } from 'node:worker_threads';

/** What a process that runs a model may not outgrow, and whose end it may not outlive. */
export interface Guarded {
  mostMegabytes: number;
  parentId: number;
}

const lookEveryMs = 100;
const bytesPerMegabyte = 1_000_000;
const { mostMegabytes, parentId } = workerData as Guarded;
const stderr = 2;

/** A thread of its own: the other one sees and hears nothing while the model works. */
setInterval(() => {
  const megabytes = process.memoryUsage.rss() / bytesPerMegabyte;
  const isTooLarge = megabytes > mostMegabytes;
  if (isTooLarge) fs.writeSync(stderr, `grew to ${Math.round(megabytes)} of ${mostMegabytes} MB\n`);
  if (isTooLarge || process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
