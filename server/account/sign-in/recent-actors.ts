import type { Clock } from '#server/platform/clock.ts';
import type { Member } from '#server/platform/http/actor.ts';

const staysMs = 1000;
const most = 2000;

interface Seen {
  /** A promise while the answer is on its way: those who ask meanwhile wait for the same one. */
  actor: Member | Promise<Member | null>;
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

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Answers at once where it can: most requests come soon after another. */
  resolve(token: string, ask: () => Promise<Member | null>): Member | null | Promise<Member | null> {
    const now = this.#clock.now().getTime();
    const known = this.#seen.get(token);
    if (known && known.until > now) return known.actor;
    const asked = ask();
    const until = now + staysMs;
    this.#remember(token, { actor: asked, until });
    const settle = (actor: Member | null): void => {
      // Forgotten meanwhile, what was asked before is not remembered after.
      if (this.#seen.get(token)?.actor !== asked) return;
      if (actor) this.#seen.set(token, { actor, until });
      else this.#seen.delete(token);
    };
    asked.then(settle, () => settle(null));
    return asked;
  }

  forget(): void {
    this.#seen.clear();
  }

  #remember(token: string, seen: Seen): void {
    if (this.#seen.size >= most) this.#seen.clear();
    this.#seen.set(token, seen);
  }
}
