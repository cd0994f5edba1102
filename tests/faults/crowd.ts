import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { testCard } from '#contract/payments.ts';
import type { Random } from '#engine/random/seeded.ts';
import { generationBody } from '#tests/support/generating.ts';
import { adminAccount } from './place.ts';
import type { Door } from './place.ts';

const answerWithinMs = 20_000;
/** Somebody who gets no answer tries again so long, always with the same key. */
const patienceMs = 60_000;
const password = 'glue-and-paper-1';

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

interface Request {
  method: string;
  path: string;
  json?: object;
  key?: string;
}

/** What somebody was told, for the reckoning. */
export interface Told {
  crafts: string[];
  /** Their words, each said once. */
  comments: Set<string>;
  /** The last state that was acknowledged; a craft whose last try was not is not in it. */
  likes: Map<string, boolean>;
  shared: Set<string>;
  /** Ids of payments whose credits were said to be there. */
  payments: Set<string>;
  /** Addresses of accounts that were made on the way. */
  newcomers: Set<string>;
  /** What was asked and not answered well, with the status or the reason. */
  inVain: string[];
  /** Acts whose end nobody knows. */
  givenUp: number;
}

class Faulty extends Error {}

/** A family's device: it asks whichever node is up, and asks again until it knows. */
export class Person {
  readonly told: Told = {
    crafts: [],
    comments: new Set(),
    likes: new Map(),
    shared: new Set(),
    payments: new Set(),
    newcomers: new Set(),
    inVain: [],
    givenUp: 0,
  };
  userId = 0;
  #door: Door;
  #chance: Random;
  #cookies = new Map<string, string>();

  constructor(door: Door, chance: Random) {
    this.#door = door;
    this.#chance = chance;
  }

  async register(number: number): Promise<void> {
    const json = { email: `family.${number}@example.test`, displayName: `Family.${number}`, password };
    const { body } = await this.#insist({ method: 'POST', path: '/api/register', json });
    this.userId = (body['user'] as { id: number }).id;
  }

  async signIn(json = adminAccount): Promise<void> {
    await this.#insist({ method: 'POST', path: '/api/login', json });
  }

  async giveCredits(userId: number, amount: number): Promise<void> {
    const path = `/api/admin/users/${userId}/credits`;
    await this.#insist({ method: 'POST', path, json: { amount }, key: randomUUID() });
  }

  /** Signs somebody new up. Once only: whoever got no answer to this does not know whether they have an account. */
  async bringSomebody(): Promise<boolean> {
    const name = randomUUID().replaceAll('-', '').slice(0, 12);
    const email = `${name}@example.test`;
    const json = { email, displayName: name, password };
    const guest = new Person(this.#door, this.#chance);
    const reply = await guest.#askOnce({ method: 'POST', path: '/api/register', json });
    this.told.inVain.push(...guest.told.inVain);
    const isIn = reply !== null && reply.status < 400;
    if (isIn) this.told.newcomers.add(email);
    return isIn;
  }

  /** One after the other, until told to stop. */
  async live(crafts: readonly string[], posts: Map<string, number>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#act(crafts, posts);
      await sleep(this.#chance.below(150));
    }
  }

  async make(): Promise<string | null> {
    const json = await generationBody();
    const reply = await this.#try({
      method: 'POST',
      path: '/api/generate-craft-from-image',
      json,
      key: randomUUID(),
    });
    const craft = reply?.body['craft'] as { id: string } | undefined;
    if (craft) this.told.crafts.push(craft.id);
    return craft?.id ?? null;
  }

  async #act(crafts: readonly string[], posts: Map<string, number>): Promise<void> {
    const chance = this.#chance.below(100);
    if (chance < 20) return void (await this.make());
    if (chance < 30) return this.#share(posts);
    if (chance < 60) return this.#like(this.#chance.pick(crafts));
    if (chance < 65) return this.#pay();
    if (chance < 67) return void (await this.bringSomebody());
    if (posts.size > 0) await this.#comment(this.#chance.pick([...posts.values()]));
  }

  async #share(posts: Map<string, number>): Promise<void> {
    const craftId = this.told.crafts.find((id) => !this.told.shared.has(id));
    if (craftId === undefined) return;
    const key = randomUUID();
    const reply = await this.#try({ method: 'POST', path: '/api/posts', json: { craftId }, key });
    if (!reply) return;
    this.told.shared.add(craftId);
    posts.set(craftId, (reply.body['post'] as { id: number }).id);
  }

  async #like(craftId: string): Promise<void> {
    const isLiking = !this.told.likes.get(craftId);
    this.told.likes.delete(craftId);
    const path = `/api/crafts/${craftId}/likes`;
    if (await this.#try({ method: isLiking ? 'POST' : 'DELETE', path }))
      this.told.likes.set(craftId, isLiking);
  }

  async #comment(postId: number): Promise<void> {
    const content = `Ours has number ${randomUUID()}`;
    const path = `/api/posts/${postId}/comments`;
    if (await this.#try({ method: 'POST', path, json: { content }, key: randomUUID() }))
      this.told.comments.add(content);
  }

  async #pay(): Promise<void> {
    const post = (path: string, json: object, key?: string): Promise<Reply | null> =>
      this.#try({ method: 'POST', path, json, ...(key === undefined ? {} : { key }) });
    const packages = await this.#try({ method: 'GET', path: '/api/credit-packages' });
    const [cheapest] = (packages?.body ?? []) as unknown as { id: number }[];
    if (!cheapest) return;
    const packageId = cheapest.id;
    const begun = await post('/api/create-payment-intent', { packageId }, randomUUID());
    if (!begun) return;
    const clientSecret = begun.body['clientSecret'] as string;
    const paid = await post('/api/test-payments/confirm', { ...testCard, clientSecret });
    if (!paid) return;
    const { id: paymentIntentId } = paid.body['paymentIntent'] as { id: string };
    if (await post('/api/confirm-credit-purchase', { paymentIntentId, packageId }, randomUUID()))
      this.told.payments.add(paymentIntentId);
  }

  /** What must not fail for good. */
  async #insist(request: Request): Promise<Reply> {
    const reply = await this.#try(request);
    if (!reply) throw new Faulty(`${request.method} ${request.path} got no answer`);
    return reply;
  }

  /** Null where nobody knows how it ended. */
  async #try(request: Request): Promise<Reply | null> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const reply = await this.#askOnce(request);
      if (reply && reply.status < 400) return reply;
      // Whoever is told to wait does something else meanwhile.
      if (reply?.status === 429) return null;
      const isPassing = !reply || reply.status === 503 || reply.body['retryable'] === true;
      if (!isPassing)
        throw new Faulty(
          `${request.method} ${request.path} answered ${reply.status}: ${JSON.stringify(reply.body)}`,
        );
      await sleep(200 + this.#chance.below(300));
    }
    this.told.givenUp += 1;
    return null;
  }

  async #askOnce(request: Request): Promise<Reply | null> {
    const note = (why: string): number => this.told.inVain.push(`${request.method} ${request.path}: ${why}`);
    try {
      const reply = await this.#ask(request);
      if (reply.status >= 400) note(String(reply.status));
      return reply;
    } catch (error) {
      note(String((error as Error).cause ?? error));
      return null;
    }
  }

  async #ask({ method, path, json, key }: Request): Promise<Reply> {
    const origin = this.#door(this.#chance);
    if (origin === null) throw new Error('no node is up');
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        cookie: [...this.#cookies].map((each) => each.join('=')).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  }
}
