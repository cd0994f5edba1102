import { connect, type Socket } from 'node:net';

interface Load {
  readonly origin: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly durationMs: number;
}

interface LoadResult {
  readonly requestsPerSecond: number;
  readonly latenciesMs: readonly number[];
}

/** Where the last of these chunks ends, or undefined while it has not come. */
function chunksEnd(bytes: Buffer, start: number): number | undefined {
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (size === 0) return at <= bytes.length ? at : undefined;
  }
}

/** Length of the whole reply, or undefined while that cannot be told. */
function replyLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (status !== 200 && status !== 401) throw new Error(`answered ${status}: ${head.split('\r\n')[0]}`);
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return chunksEnd(bytes, end + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('the reply does not tell its length');
  return end + 4 + Number(length);
}

interface Connection {
  readonly socket: Socket;
  readonly request: Buffer;
  readonly latenciesMs: number[];
  readonly until: number;
}

/** One request after the other on one socket: a full client would be busier than the server it measures. */
function drive({ socket, request, latenciesMs, until }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk) => {
      try {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = replyLength(received);
        if (length === undefined || received.length < length) return;
        received = received.subarray(length);
        const now = performance.now();
        latenciesMs.push(now - sentAt);
        if (now < until) send();
        else socket.end(resolve);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.on('error', reject);
    socket.on('connect', send);
  });
}

export async function load({
  origin,
  path,
  headers = {},
  connections,
  durationMs,
}: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const latenciesMs: number[] = [];
  const since = performance.now();
  const until = since + durationMs;
  await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      return drive({ socket, request, latenciesMs, until });
    }),
  );
  return { requestsPerSecond: (latenciesMs.length / (performance.now() - since)) * 1000, latenciesMs };
}
