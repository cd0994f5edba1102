import type { Clock } from '#server/platform/clock.ts';
import type { Member } from '#server/platform/http/actor.ts';

const staysMs = 1000;
const most = 2000;

interface Seen {
  actor: Member;
  until: number;
}

/**
 * Who stands behind a session token, remembered for a second: somebody who reads asks many questions in a row. Any
 * write on this node forgets all of them before it answers, so that whoever signs out is out; another node can be a
 * second behind, for reading only.
 */
export class RecentActors {
  #clock: Clock;
  #seen = new Map<string, Seen>();
  /** Moves on whenever all are forgotten, so that what was asked before is not remembered after. */
  #round = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async resolve(token: string, ask: () => Promise<Member | null>): Promise<Member | null> {
    const now = this.#clock.now().getTime();
    const known = this.#seen.get(token);
    if (known && known.until > now) return known.actor;
    const round = this.#round;
    const actor = await ask();
    if (actor && round === this.#round) this.#remember(token, { actor, until: now + staysMs });
    return actor;
  }

  forget(): void {
    this.#round += 1;
    this.#seen.clear();
  }

  #remember(token: string, seen: Seen): void {
    if (this.#seen.size >= most) this.#seen.clear();
    this.#seen.set(token, seen);
  }
}
