/** What the server knows: on or off, and how many people have it on. */
interface Truth {
  on: boolean;
  count: number;
}

interface ToggleWork {
  /** Sends one intent; the reply is the truth afterwards. A reply without a count leaves the counting to us. */
  send: (on: boolean) => Promise<{ on: boolean; count?: number }>;
  onSettled?: (truth: Truth) => void;
  /** The intent that failed; what is shown has already gone back to the truth. */
  onFailed: (intent: boolean, error: unknown) => void;
}

/**
 * A switch that answers at once and ends on the server's truth: the last intent wins, one request is on its way at a time,
 * and wishes that cancel each other out are never sent.
 */
export class Toggle {
  #work: ToggleWork;
  #truth: Truth;
  #intent: boolean;
  #isSending = false;
  #shown: Truth;
  #listeners = new Set<() => void>();

  constructor(truth: Truth, work: ToggleWork) {
    this.#work = work;
    this.#truth = truth;
    this.#intent = truth.on;
    this.#shown = truth;
  }

  /** What to show: the intent, counted. The same object until it changes. */
  readonly read = (): Truth => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  press(): Promise<void> {
    this.#intent = !this.#intent;
    this.#show();
    return this.#settle();
  }

  /** What is heard from elsewhere. While an intent is on its way, its own reply is the later truth. */
  learn(truth: Partial<Truth>): void {
    if (this.#isSending) return;
    this.#truth = { ...this.#truth, ...truth };
    this.#intent = this.#truth.on;
    this.#show();
  }

  async #settle(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#intent !== this.#truth.on) {
      const intent = this.#intent;
      try {
        const reply = await this.#work.send(intent);
        this.#truth = { count: this.#counted(reply.on), ...reply };
      } catch (error) {
        this.#intent = this.#truth.on;
        this.#show();
        this.#work.onFailed(intent, error);
      }
    }
    this.#isSending = false;
    this.#show();
    this.#work.onSettled?.(this.#truth);
  }

  #counted(on: boolean): number {
    const { count, on: before } = this.#truth;
    return Math.max(0, count + Number(on) - Number(before));
  }

  #show(): void {
    const next = { on: this.#intent, count: this.#counted(this.#intent) };
    if (next.on === this.#shown.on && next.count === this.#shown.count) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
