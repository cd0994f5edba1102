import type { CallOf, EarlyOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import { offlineError } from './api-error.ts';
import { errorOfReply } from './error-reply.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** One key for one intent of the person, kept through every retry. */
  intent?: string;
}

interface FullOptions extends CallOptions {
  prefersEarly?: boolean;
}

interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A fresh key for something the person means to do once. */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Calls an endpoint of the contract and gives its reply, or throws an ApiError. */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return (await callWithHeaders(endpoint, parts, options)).reply;
}

/** The same without waiting for the end: where the server can, it answers early how the work stands. */
export async function callEarly<E extends EndpointSpec & { readonly early: unknown }>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E> | EarlyOf<E>> {
  return (await callWithHeaders(endpoint, parts, { ...options, prefersEarly: true })).reply;
}

/** The same, for replies whose headers say something too. */
export async function callWithHeaders<E extends EndpointSpec>(
  endpoint: E,
  parts: CallOf<E>,
  options: FullOptions = {},
): Promise<{ reply: ReplyOf<E>; headers: Headers }> {
  const { params, query, body } = parts as CallParts;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (endpoint.idempotent) headers['Idempotency-Key'] = options.intent ?? newIntent();
  if (options.prefersEarly) headers['Prefer'] = 'respond-async';
  const request: RequestInit = {
    method: endpoint.method,
    headers,
    credentials: 'include',
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const answer = await send(fillPath(endpoint.path, params) + queryText(query), request);
  if (!answer.ok) throw errorOfReply(answer.status, answer.text);
  const reply = (answer.text === '' ? undefined : JSON.parse(answer.text)) as ReplyOf<E>;
  return { reply, headers: answer.headers };
}

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Null and missing entries are dropped; a list repeats its name. */
export function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry != null) search.append(name, String(entry));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

async function send(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    const { status, ok, headers } = response;
    return { status, ok, headers, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw offlineError(error);
  }
}
