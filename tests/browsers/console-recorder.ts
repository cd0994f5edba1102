import http from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** WebKitGTK's driver tells nobody what the console says, so a script that listens is put before all others of a page. */
const listening = `
window.consoleErrors = [];
const say = console.error;
console.error = (...said) => { window.consoleErrors.push(said.map(String).join(' ')); say.apply(console, said); };
addEventListener('error', ({ message, target }) =>
  window.consoleErrors.push(message ?? 'did not load: ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => window.consoleErrors.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.consoleErrors.push('refused: ' + violatedDirective + ' ' + blockedURI));
`;

const address = '/listen-to-the-console.js';

interface Recorder {
  /** The site as it is seen through the recorder. */
  origin: string;
  close(): Promise<void>;
}

/** Stands before a site and passes all of it on, documents with one script more. */
export async function recordConsole(site: string): Promise<Recorder> {
  const server = http.createServer((request, reply) => {
    if (request.url === address) reply.setHeader('content-type', 'text/javascript').end(listening);
    else passOn(site, request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(site: string, request: IncomingMessage, reply: ServerResponse): void {
  const { origin, ...others } = request.headers;
  const headers: OutgoingHttpHeaders = { ...others, host: new URL(site).host };
  if (origin) headers['origin'] = site;
  if (others.accept?.includes('text/html')) delete headers['accept-encoding'];
  const onward = http.request(`${site}${request.url}`, { method: request.method, headers });
  onward.on('response', (answer) => void passBack(answer, reply));
  onward.on('error', () => reply.destroy());
  request.pipe(onward);
}

async function passBack(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  const isDocument = headers['content-type']?.startsWith('text/html') && !headers['content-encoding'];
  if (!isDocument) {
    reply.writeHead(statusCode, headers);
    answer.pipe(reply);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const html = Buffer.concat(chunks).toString().replace('<head>', `<head><script src="${address}"></script>`);
  const { etag: _, 'content-length': __, ...others } = headers;
  reply.writeHead(statusCode, others).end(html);
}
