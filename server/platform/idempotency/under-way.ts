import { AppError } from '#server/platform/app-error.ts';

/** Work that a stop waits for, for a while, and then ends. */
export class UnderWay {
  #running = new Set<Promise<unknown>>();
  #ending = new AbortController();
  #stopping = new AbortController();

  /** Aborted as soon as nothing new is to be begun. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** The work is handed a signal that is aborted when the time for it is over. */
  async run<T>(work: (ended: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#stopping.signal.aborted) throw new AppError('UNAVAILABLE');
    const running = work(this.#ending.signal);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort(new AppError('UNAVAILABLE'));
    const timer = setTimeout(() => this.#ending.abort(new AppError('UNAVAILABLE')), graceMs);
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    clearTimeout(timer);
  }
}
