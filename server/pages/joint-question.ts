import { setImmediate } from 'node:timers/promises';

type Ask = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Puts together what is asked while an answer is on its way: one question at a time, however many ask. Whoever asks is
 * answered by a question put after they came, so nobody is told anything older than their own request.
 */
export class JointQuestion {
  #ask: Ask;
  #running: Promise<unknown> = Promise.resolve();
  #next: { keys: Set<string>; answers: ReturnType<Ask> } | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async find(key: string): Promise<string | null> {
    this.#next ??= this.#prepare();
    this.#next.keys.add(key);
    return (await this.#next.answers).get(key) ?? null;
  }

  #prepare() {
    const keys = new Set<string>();
    const put = async (): ReturnType<Ask> => {
      // The embedded database answers without letting anybody in between: first come in, all who stand at the door.
      await setImmediate();
      this.#next = null;
      return this.#ask([...keys]);
    };
    const answers = this.#running.then(put);
    this.#running = answers.catch(() => undefined);
    return { keys, answers };
  }
}
