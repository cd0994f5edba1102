import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { CallOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import type { ErrorReply } from '#contract/errors.ts';

interface Answer<T> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));

/** A browser's half of the conversation: it keeps cookies and says where its requests come from. */
export class TestClient {
  #http: FastifyInstance;
  #cookies: Map<string, string>;

  constructor(http: FastifyInstance, cookies: ReadonlyMap<string, string> = new Map()) {
    this.#http = http;
    this.#cookies = new Map(cookies);
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Sends anything, as text, to any address. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#http.inject({
      ...options,
      headers: { ...(cookie ? { cookie } : {}), 'sec-fetch-site': 'same-origin', ...options.headers },
    });
    for (const each of response.cookies) {
      if (each.value === '') this.#cookies.delete(each.name);
      else this.#cookies.set(each.name, each.value);
    }
    return response;
  }

  /** Calls an endpoint and gives whatever it answers. */
  async ask<E extends EndpointSpec>(endpoint: E, given: CallOf<E>): Promise<Answer<ReplyOf<E> | ErrorReply>> {
    const { params, query, body } = given as Given;
    const response = await this.send({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  /** Calls an endpoint that must answer well. */
  async call<E extends EndpointSpec>(endpoint: E, given: CallOf<E>): Promise<ReplyOf<E>> {
    const answer = await this.ask(endpoint, given);
    if (answer.status >= 400)
      throw new Error(
        `${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    return answer.body as ReplyOf<E>;
  }

  /** Calls an endpoint that must refuse. */
  async refusal<E extends EndpointSpec>(endpoint: E, given: CallOf<E>): Promise<Answer<ErrorReply>> {
    const answer = await this.ask(endpoint, given);
    if (answer.status < 400)
      throw new Error(
        `${endpoint.method} ${endpoint.path} answered ${answer.status} where a refusal was due`,
      );
    return answer as Answer<ErrorReply>;
  }
}

/** What many got who asked at once, in no order. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
