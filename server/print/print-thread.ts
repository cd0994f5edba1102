import { Worker } from 'node:worker_threads';
import { AppError } from '#server/platform/app-error.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { PrintJob } from './print-job.ts';
import type { Printed } from './print-worker.ts';

const entry = new URL('./print-worker.ts', import.meta.url);
/** Nobody prints for so long: its memory goes back. */
const idleMs = 30_000;
const longestMs = 20_000;
const mostMegabytes = 256;
/** Beyond these nobody would wait for a turn. */
const mostWaiting = 12;

/** The one thread that makes PDFs, one after the other. It is there only while somebody prints. */
export class PrintThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;
  readonly #oneAtATime = createSemaphore(1);

  /** Refused when too many wait already. */
  async print(job: PrintJob): Promise<Uint8Array> {
    if (this.#asked >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    this.#asked += 1;
    clearTimeout(this.#idle);
    try {
      return await this.#oneAtATime(() => this.#make(job));
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
  }

  /** Ends the thread; the next PDF begins another one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #make(job: PrintJob): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#begin());
    const answer = Promise.withResolvers<Printed>();
    const fail = (error: Error): void => answer.reject(error);
    const exit = (): void => fail(new Error('the printing thread ended early'));
    const late = setTimeout(() => fail(new Error('the printing thread took too long')), longestMs);
    worker.once('message', answer.resolve).once('error', fail).once('exit', exit);
    try {
      worker.postMessage(job, []);
      const printed = await answer.promise;
      if ('failure' in printed) throw new Error(printed.failure);
      return printed.pdf;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(late);
      worker.off('message', answer.resolve).off('error', fail).off('exit', exit);
    }
  }

  #begin(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    // What breaks between two PDFs is met by the next one, which finds the thread gone.
    worker.on('error', () => (this.#worker = null));
    worker.unref();
    return worker;
  }
}
