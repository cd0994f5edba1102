import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import StripeSdk from 'stripe';

export const stripeKeys = {
  secretKey: 'sk_test_secretOfTheShop',
  publishableKey: 'pk_test_knownToAll',
  webhookSecret: 'whsec_knownToBoth',
} as const;

type Fault = { status: 500 | 429 | 401 } | 'hang' | 'drop';

interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
}

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  description: string | null;
  last_payment_error: { type: string; code: string; message: string } | null;
  latest_charge: string | null;
}

interface Reversal {
  id: string;
  object: string;
  payment_intent: string;
  created: number;
}

export interface FakeStripe {
  apiBase: string;
  /** Every call as it came: method, path and idempotency key. */
  calls: { call: string; key: string | undefined; version: string | undefined }[];
  intents: Map<string, Intent>;
  /** One for each of the next calls. */
  failNext(...faults: Fault[]): void;
  /** What a customer does on the page, with a good card or one that is declined. */
  pay(clientSecret: string, card: 'good' | 'declined'): void;
  startProcessing(clientSecret: string): void;
  refund(id: string, cents: number): void;
  dispute(id: string): void;
  /** An event with the signature that Stripe's own library makes. */
  event(type: string, paymentId: string, id?: string): { body: string; signature: string };
  close(): Promise<void>;
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Reply {
  status: number;
  body: object;
}

const refusal = (status: number, type: string, code: string): Reply => ({
  status,
  body: { error: { type, code, message: `${code} (${stripeKeys.secretKey})` } },
});
const missing = refusal(404, 'invalid_request_error', 'resource_missing');

/** The shop's account: intents, charges, refunds, disputes. */
class Account {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds: Reversal[] = [];
  readonly disputes: Reversal[] = [];
  #answers = new Map<string, { body: string; reply: Reply }>();

  serve(request: http.IncomingMessage, body: string): Reply {
    const url = new URL(request.url ?? '/', 'http://stripe');
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return refusal(401, 'invalid_request_error', 'api_key_invalid');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return this.#route(request, url, body);
    const before = this.#answers.get(key);
    if (before && before.body !== body) return refusal(400, 'idempotency_error', 'idempotency_key_in_use');
    const reply = before?.reply ?? this.#route(request, url, body);
    this.#answers.set(key, { body, reply });
    return reply;
  }

  #route(request: http.IncomingMessage, url: URL, body: string): Reply {
    const [, , what, id, verb] = url.pathname.split('/');
    if (what === 'refunds') return this.#list(this.refunds, url);
    if (what === 'disputes') return this.#list(this.disputes, url);
    if (what !== 'payment_intents') return refusal(404, 'invalid_request_error', 'url_unknown');
    if (!id) return this.#create(new URLSearchParams(body));
    const intent = this.intents.get(id);
    if (!intent) return missing;
    if (request.method === 'POST' && verb === 'cancel') return this.#cancel(intent);
    const expanded = url.searchParams.getAll('expand[0]').includes('latest_charge');
    const charge = intent.latest_charge ? this.charges.get(intent.latest_charge) : null;
    return { status: 200, body: expanded ? { ...intent, latest_charge: charge ?? null } : intent };
  }

  #create(form: URLSearchParams): Reply {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const metadata = [...form].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value] as const] : [];
    });
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      metadata: Object.fromEntries(metadata),
      description: form.get('description'),
      last_payment_error: null,
      latest_charge: null,
    };
    if (form.get('automatic_payment_methods[allow_redirects]') !== 'never')
      return refusal(400, 'invalid_request_error', 'redirects_offered');
    this.intents.set(id, intent);
    return { status: 200, body: intent };
  }

  #cancel(intent: Intent): Reply {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  /** Two to a page, so that pages are turned. */
  #list(all: readonly Reversal[], url: URL): Reply {
    const since = Number(url.searchParams.get('created[gte]') ?? 0);
    const after = url.searchParams.get('starting_after');
    const fitting = all.filter((each) => each.created >= since);
    const start = after ? fitting.findIndex((each) => each.id === after) + 1 : 0;
    const data = fitting.slice(start, start + 2);
    const has_more = fitting.length > start + 2;
    return { status: 200, body: { object: 'list', url: url.pathname, data, has_more } };
  }

  bySecret(clientSecret: string): Intent {
    const intent = this.intents.get(clientSecret.split('_secret_')[0] ?? '');
    if (intent?.client_secret !== clientSecret) throw new Error('no such client secret');
    return intent;
  }

  chargeOf(id: string): Charge {
    const charge = this.charges.get(this.intents.get(id)?.latest_charge ?? '');
    if (!charge) throw new Error(`${id} has no charge`);
    return charge;
  }

  pay(clientSecret: string, card: 'good' | 'declined'): void {
    const intent = this.bySecret(clientSecret);
    if (intent.status === 'succeeded' || intent.status === 'canceled') return;
    if (card === 'declined') {
      intent.last_payment_error = {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      };
      return;
    }
    const charge: Charge = {
      id: `ch_${randomUUID().replaceAll('-', '')}`,
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    };
    this.charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
    });
  }

  refund(id: string, cents: number): void {
    const charge = this.chargeOf(id);
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded >= charge.amount;
    this.refunds.push({
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: id,
      created: nowSeconds(),
    });
  }

  dispute(id: string): void {
    this.chargeOf(id).disputed = true;
    this.disputes.push({
      id: `dp_${randomUUID()}`,
      object: 'dispute',
      payment_intent: id,
      created: nowSeconds(),
    });
  }

  event(type: string, paymentId: string, id = `evt_${randomUUID()}`): { body: string; signature: string } {
    const intent = this.intents.get(paymentId);
    const object = type.startsWith('charge.') ? this.chargeOf(paymentId) : intent;
    const body = JSON.stringify({ id, object: 'event', type, created: nowSeconds(), data: { object } });
    const stripe = new StripeSdk(stripeKeys.secretKey);
    const signature = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: stripeKeys.webhookSecret,
    });
    return { body, signature };
  }
}

/** Stripe on loopback, true to its wire: the real SDK talks to it. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const account = new Account();
  const calls: FakeStripe['calls'] = [];
  const faults: Fault[] = [];

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const { method, url, headers } = request;
    const [key, version] = [headers['idempotency-key'], headers['stripe-version']].map(String);
    calls.push({ call: `${method} ${url?.split('?')[0]}`, key, version });
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (typeof fault === 'object') {
      const reply = refusal(fault.status, fault.status === 429 ? 'rate_limit_error' : 'api_error', 'fault');
      send(response, reply);
      return;
    }
    const reply = account.serve(request, body);
    // The work is done, its answer is lost on the way.
    if (fault === 'drop') request.socket.destroy();
    else send(response, reply);
  };

  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    intents: account.intents,
    failNext: (...next) => void faults.push(...next),
    pay: (clientSecret, card) => account.pay(clientSecret, card),
    startProcessing: (clientSecret) => void (account.bySecret(clientSecret).status = 'processing'),
    refund: (id, cents) => account.refund(id, cents),
    dispute: (id) => account.dispute(id),
    event: (type, paymentId, id) => account.event(type, paymentId, id),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: http.ServerResponse, { status, body }: Reply): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
    .end(JSON.stringify(body));
}
