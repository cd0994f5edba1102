import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSafely, type RequestOptions } from 'node:https';

interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The address of this machine that the visitor comes from. */
  readonly from?: string;
  /** Whose certificates are believed. */
  readonly ca?: string;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A request as it is said, of which unlike with `fetch` every header and the own address are ours. */
export function visit(
  url: string,
  { method = 'GET', headers = {}, body, from, ca }: Visit = {},
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const options: RequestOptions = {
    method,
    agent: false,
    headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(from === undefined ? {} : { localAddress: from, family: 4 }),
    ...(ca === undefined ? {} : { ca }),
  };
  const request = url.startsWith('https:') ? requestSafely : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
