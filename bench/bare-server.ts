// The floor: what node:http does with the same bytes and headers and no product around them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface Reply {
  readonly headers: Record<string, string>;
  readonly bodyBase64: string;
}

const [file] = process.argv.slice(2);
const replies: Record<string, Reply> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
const ready = new Map(
  Object.entries(replies).map(([path, { headers, bodyBase64 }]) => [
    path,
    { headers, body: Buffer.from(bodyBase64, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const reply = ready.get(request.url ?? '');
  response.writeHead(200, reply?.headers ?? { 'content-length': 2 });
  response.end(reply?.body ?? 'ok');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://localhost:${address.port}`);
});
process.on('SIGTERM', () => process.exit(0));
