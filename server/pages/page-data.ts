import type { LogPlace } from '#server/platform/db/log-place.ts';
import type { Actor } from '#server/platform/http/actor.ts';

export interface PageReading {
  /** For each of these that is there, a text that changes with whatever its page shows. One cheap question. */
  states(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What this reader's page brings, also when it is that there is no such thing. */
  load(key: string, reader: Actor): Promise<unknown>;
}

/** What some pages show without asking; handed in by composition, because pages know no feature. */
export interface PageData {
  /** The key of what every document shows. */
  siteKey: string;
  /** What the page at this path is about; null for pages that bring nothing. */
  keyOf(path: string): string | null;
  now: PageReading;
  /** What may be a second old, where that will do for somebody who must find what was written up to there. */
  late(mustHold: LogPlace | null): PageReading | null;
  /** Style that a page with this on it brings along, so that its picture need not be waited for. */
  styleOf(data: unknown): Promise<string>;
}
