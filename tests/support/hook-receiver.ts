import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createOutsideCaller } from '#server/platform/outside/call-outside.ts';
import type { CallOutside } from '#server/platform/outside/call-outside.ts';
import { hookCertificate, hookHost, hookKey } from './hook-certificate.ts';

interface Received {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface HookReceiver {
  /** Where somebody has it told of their crafts. */
  url: string;
  received: Received[];
  connections: () => number;
  /** One status for each call to come; the last one stays. `hang` answers nothing. */
  answerWith(...answers: (number | 'hang')[]): void;
  headers: Record<string, string>;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A server of somebody's, on this machine, with a certificate of its own. */
export async function startHookReceiver(t: TestContext): Promise<HookReceiver> {
  const received: Received[] = [];
  let answers: (number | 'hang')[] = [200];
  let connections = 0;
  const headers: Record<string, string> = {};
  const server = https.createServer({ key: hookKey, cert: hookCertificate }, (request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const [next = 200, ...later] = answers;
      if (later.length > 0) answers = later;
      if (next !== 'hang') response.writeHead(next, headers).end('x'.repeat(100_000));
    });
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${hookHost}:${port}/in`,
    received,
    connections: () => connections,
    answerWith: (...next) => (answers = next),
    headers,
  };
}

/** As the real one, but that `hook.test` is this machine, that it may be called, and that its certificate is believed. */
export const callHooksHere = (timeoutMs = 5_000): CallOutside =>
  createOutsideCaller({
    timeoutMs,
    resolve: (host) => Promise.resolve(host === hookHost ? ['127.0.0.1'] : []),
    isAllowed: (address) => address === '127.0.0.1',
    ca: hookCertificate,
  });
