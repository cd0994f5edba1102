import type { ReadyPage } from './ready-page.ts';

interface Kept {
  state: string;
  page: Promise<ReadyPage>;
}

/** Pages ready to be sent, the least read ones making room. A page counts only while its state is the one asked for. */
export class PageShelf {
  #most: number;
  /** In the order of their last reading. */
  #kept = new Map<string, Kept>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The page of this state; made once, however many ask meanwhile. Only what answers well is kept. */
  take(key: string, state: string, make: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const found = this.#kept.get(key);
    const kept = found?.state === state ? found : { state, page: make() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    if (kept !== found) this.#dropUnlessGood(key, kept);
    return kept.page;
  }

  #dropUnlessGood(key: string, kept: Kept): void {
    const drop = (): void => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    kept.page.then(({ status }) => void (status !== 200 && drop()), drop);
  }
}
