import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { TokenScope } from './token-scopes.ts';

export type Schema = z.ZodMiniType;

/** Who may call: everyone, anyone signed in, or administrators. Finer rules live in the feature's policy. */
type Access = 'public' | 'signed-in' | 'admin';

export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify-style path with `:params`. */
  readonly path: `/api/${string}`;
  /** Further paths with the same handler. */
  readonly aliases?: readonly `/api/${string}`[];
  readonly summary: string;
  readonly access: Access;
  /** Part of coming in: visitors may call it also where the site is private. */
  readonly openWhenPrivate?: boolean;
  /** The scope that an access token needs here; without one, no token is let in. */
  readonly tokenScope?: TokenScope;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** The errors this endpoint can answer with beyond those every endpoint shares. */
  readonly errors?: readonly ErrorCode[];
  /** Answers with bytes of this kind where it answers well; `response` says nothing then. */
  readonly produces?: `image/${string}` | 'application/pdf';
  /**
   * What `Prefer: respond-async` (RFC 7240) is answered with, with status 202, when the work is begun: for those who would
   * rather follow it than wait.
   */
  readonly early?: Schema;
  /** Status of a good answer; 200 unless said. */
  readonly status?: 200 | 201 | 202;
  /** Honours the Idempotency-Key header. */
  readonly idempotent?: boolean;
  /** How large a body may be; 1 MiB unless said. */
  readonly bodyLimitBytes?: number;
}

/** Declares an endpoint once: the server mounts it, the web calls it, the API description is made from it. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

type OutputOf<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends Schema }
  ? z.output<S>
  : undefined;
type InputOf<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends Schema }
  ? z.input<S>
  : undefined;

export type ParamsOf<E extends EndpointSpec> = OutputOf<E, 'params'>;
export type QueryOf<E extends EndpointSpec> = OutputOf<E, 'query'>;
export type BodyOf<E extends EndpointSpec> = OutputOf<E, 'body'>;
export type EarlyOf<E extends EndpointSpec> = OutputOf<E, 'early'>;
export type ReplyOf<E extends EndpointSpec> = z.output<E['response']>;

type Drop<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller gives: only the parts the endpoint declares. */
export type CallOf<E extends EndpointSpec> = Drop<{
  params: InputOf<E, 'params'>;
  query: InputOf<E, 'query'>;
  body: InputOf<E, 'body'>;
}>;
