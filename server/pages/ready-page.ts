import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '#server/platform/ids.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How hard to press: for one reader, for those who come after, for as long as the server runs. */
const qualities = { once: 4, kept: 9, forGood: 11 };
export type Pressing = keyof typeof qualities;

/** A document in the forms it is sent in. */
export interface ReadyPage {
  status: number;
  contentSecurityPolicy: string;
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

export async function preparePage(
  status: number,
  { html, contentSecurityPolicy }: Record<'html' | 'contentSecurityPolicy', string>,
  pressing: Pressing,
): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[pressing],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([brotliAsync(plain, { params }), gzipAsync(plain)]);
  return { status, contentSecurityPolicy, etag: `"${sha256(plain).slice(0, 24)}"`, br, gzip: zipped };
}

export function sendPage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.status(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': page.contentSecurityPolicy,
    etag: page.etag,
    vary: 'accept-encoding, cookie',
  });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  // Hardly anybody asks for it plain: not worth the memory.
  return reply.send(gunzipSync(page.gzip));
}
