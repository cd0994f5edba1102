import type { Db } from '#server/platform/db/database.ts';
import { listBusy } from './intent-store.ts';
import type { IntentKey } from './intent-store.ts';

const lookEveryMs = 500;

export const nameOf = ({ userId, endpoint, key }: IntentKey): string =>
  JSON.stringify([userId, endpoint, key]);

interface Awaited extends PromiseWithResolvers<void> {
  of: IntentKey;
}

/** Waits for what another process works on: one question for all who wait here, and none while nobody does. */
export class IntentWatch {
  #db: Db;
  #awaited = new Map<string, Awaited>();
  #isToLook = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Resolves when the work has ended, well or not, or has nobody who does it any more. */
  async ended(of: IntentKey, signal: AbortSignal): Promise<void> {
    const name = nameOf(of);
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
  #forget(name: string, awaited: Awaited): Awaited {
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
    try {
      if (asked.length === 0) return;
      const busy = new Set(
        (
          await listBusy(
            this.#db,
            asked.map(([, { of }]) => of),
          )
        ).map(nameOf),
      );
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
