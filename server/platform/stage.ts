/** Where a process is in its life: it can be asked before its start is finished, and for a while after its end has begun. */
export class Stage {
  #now: 'starting' | 'ready' | 'leaving' | 'stopping' = 'starting';

  get isReady(): boolean {
    return this.#now === 'ready';
  }

  get isStopping(): boolean {
    return this.#now === 'stopping';
  }

  /** A stop that came in between has the last word. */
  started(): void {
    if (this.#now === 'starting') this.#now = 'ready';
  }

  /** Works as before, but whoever sends visitors is told to send them elsewhere. */
  leave(): void {
    if (this.#now !== 'stopping') this.#now = 'leaving';
  }

  stop(): void {
    this.#now = 'stopping';
  }
}
