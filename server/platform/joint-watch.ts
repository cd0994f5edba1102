const lookEveryMs = 500;

interface Awaited<Of> extends PromiseWithResolvers<void> {
  of: Of;
}

interface Watched<Of> {
  nameOf: (of: Of) => string;
  /** Of these, the ones somebody still works on. */
  listBusy: (all: readonly Of[]) => Promise<readonly Of[]>;
}

/** Waits for what another process works on: one question for all who wait here, and none while nobody does. */
export class JointWatch<Of> {
  #watched: Watched<Of>;
  #awaited = new Map<string, Awaited<Of>>();
  #isToLook = false;

  constructor(watched: Watched<Of>) {
    this.#watched = watched;
  }

  /** Resolves when the work has ended, well or not, or has nobody who does it any more; and when nobody waits any more. */
  async ended(of: Of, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const name = this.#watched.nameOf(of);
    const awaited = this.#awaited.get(name) ?? { of, ...Promise.withResolvers<void>() };
    this.#awaited.set(name, awaited);
    // Others here may wait for the same: they only look a little earlier.
    const leave = (): void => this.#forget(name, awaited).resolve();
    signal.addEventListener('abort', leave, { once: true });
    this.#lookLater();
    try {
      await awaited.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Only this waiting: meanwhile somebody may have begun to wait anew for the same. */
  #forget(name: string, awaited: Awaited<Of>): Awaited<Of> {
    if (this.#awaited.get(name) === awaited) this.#awaited.delete(name);
    return awaited;
  }

  #lookLater(): void {
    if (this.#awaited.size === 0 || this.#isToLook) return;
    this.#isToLook = true;
    setTimeout(() => void this.#look(), lookEveryMs);
  }

  async #look(): Promise<void> {
    const asked = [...this.#awaited];
    const { nameOf, listBusy } = this.#watched;
    try {
      if (asked.length === 0) return;
      const busy = new Set((await listBusy(asked.map(([, { of }]) => of))).map(nameOf));
      for (const [name, awaited] of asked) {
        if (!busy.has(name)) this.#forget(name, awaited).resolve();
      }
    } catch (error) {
      // Whoever waits learns of it as of any other fault of the database.
      for (const [name, awaited] of asked) this.#forget(name, awaited).reject(error);
    } finally {
      this.#isToLook = false;
      this.#lookLater();
    }
  }
}
