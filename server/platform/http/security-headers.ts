import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface InlineParts {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** Other sites that pages may load from, by what they load. */
export type ForeignSources = Partial<Record<'script' | 'frame' | 'connect' | 'img', readonly string[]>>;

const hashes = (parts: readonly string[] = []): string =>
  parts.map((part) => ` 'sha256-${createHash('sha256').update(part).digest('base64')}'`).join('');

/** Nothing inline runs unless its very text is allowed here. Style attributes stay free: they cannot load or run anything. */
export function contentSecurityPolicy(inline: InlineParts = {}, foreign: ForeignSources = {}): string {
  const from = (kind: keyof ForeignSources): string =>
    (foreign[kind] ?? []).map((each) => ` ${each}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(inline.scripts)}${from('script')}`,
    `style-src 'self'${hashes(inline.styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${from('img')}`,
    "font-src 'self'",
    `connect-src 'self'${from('connect')}`,
    ...(foreign.frame ? [`frame-src${from('frame')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const oneYearSeconds = 31_536_000;
const strictTransport = `max-age=${oneYearSeconds}; includeSubDomains`;

/** What holds for every answer. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};
/** Data is never a page: nothing it holds may load, run or be framed. */
const forData = { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const forPages = {
  ...always,
  'content-security-policy': contentSecurityPolicy(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=()',
};

function headersFor(kind: 'data' | 'pages', isHttps: boolean): Record<string, string> {
  const headers = kind === 'data' ? forData : forPages;
  return isHttps ? { ...headers, 'strict-transport-security': strictTransport } : headers;
}

/** For what is answered before any hook has run: always data. */
export const dataHeaders = (isHttps: boolean): Record<string, string> => headersFor('data', isHttps);

export function addSecurityHeaders(app: FastifyInstance, isHttps: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url.startsWith('/api/') ? 'data' : 'pages', isHttps()));
    done();
  });
}
