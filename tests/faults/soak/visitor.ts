import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#engine/random/seeded.ts';

const restMs = 2_000;

/** Somebody without an account, who opens links and looks around. */
export class Visitor {
  visits = 0;
  #origin: string;
  #chance: Random;

  constructor(origin: string, chance: Random) {
    this.#origin = origin;
    this.#chance = chance;
  }

  async look(crafts: readonly string[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const craft = this.#chance.pick(crafts);
      await this.#visit('/auth');
      await this.#visit(`/craft/${craft}`);
      await this.#visit(`/api/crafts/${craft}/image?w=640`);
      await this.#visit(`/api/crafts/${craft}/steps/1/image`);
      await this.#visit('/api/supplies');
      await sleep(this.#chance.below(100));
    }
  }

  async #visit(at: string): Promise<void> {
    const answer = await fetch(this.#origin + at, { headers: { accept: 'text/html,*/*' } });
    await answer.arrayBuffer();
    // Whoever looks as fast as the machine allows is asked to slow down.
    if (answer.status === 429) return sleep(restMs);
    // A picture may not be there yet, and a list may be for those who are signed in.
    assert.ok(answer.status < 500, `${at} answered ${answer.status}`);
    this.visits += 1;
  }
}
