import type { Clock } from '#server/platform/clock.ts';
import type { VendorOutcome } from './vendor-error.ts';

const failuresToOpen = 5;
const openMs = 60_000;
/** Failures that say something about the vendor, not about one question. */
const vendorsFault: ReadonlySet<string> = new Set<VendorOutcome>([
  'down',
  'timeout',
  'quota',
  'misconfigured',
  'rate-limited',
]);

/** After several failures in a row nobody waits for a vendor that is down; each minute one question tries again. */
export class Breaker {
  #clock: Clock;
  #failures = 0;
  #openUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a question may be asked now; it must be settled afterwards. */
  admits(): boolean {
    if (this.#failures < failuresToOpen) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#rest();
    return true;
  }

  settle(outcome: VendorOutcome | 'ok'): void {
    if (!vendorsFault.has(outcome)) {
      this.#failures = 0;
      return;
    }
    this.#failures += 1;
    this.#rest();
  }

  #rest(): void {
    this.#openUntil = this.#now() + openMs;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
