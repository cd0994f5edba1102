import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  projectRoot,
  startForReal,
  startProduct,
  type StartedServer,
} from '#tests/support/started-server.ts';

const healthzGapMs = 2;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
  /** JSON that is ready to go, so that making it is not measured. */
  readonly jsonBytes?: Buffer;
}

/** A plain request whose answer keeps its bytes as they came, compressed or not. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, json, jsonBytes }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = jsonBytes ?? (json && Buffer.from(JSON.stringify(json)));
    const content: Record<string, string | number> = body
      ? { 'content-type': 'application/json', 'content-length': body.length }
      : {};
    const outgoing = httpRequest(url, { method, headers: { ...content, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function startBare(...args: string[]): Promise<StartedServer> {
  const script = path.join(projectRoot, 'bench/bare-server.ts');
  return startForReal({ settings: {}, command: [process.execPath, script, ...args] });
}

/** The least that answers from this database, for this reader: the feed, four crafts, a like, a comment. */
export function startBareStatements(databaseUrl: string, readerId: number): Promise<StartedServer> {
  const script = path.join(projectRoot, 'bench/bare-statements-server.ts');
  return startForReal({ settings: {}, command: [process.execPath, script, databaseUrl, String(readerId)] });
}

/** A bare server that answers with the very bytes and headers that the product gave. */
export async function startBareCopy(answers: Readonly<Record<string, Answer>>): Promise<StartedServer> {
  const replies = Object.entries(answers).map(([at, { headers, body }]) => {
    const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...kept } = headers;
    return [at, { headers: kept, bodyBase64: body.toString('base64') }];
  });
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'replies.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(replies)));
    return startBare(file);
  });
}

export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gluebird-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks for /healthz again and again until the work is done. */
export async function latenciesDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const ended = work.then(() => true);
  do {
    const since = performance.now();
    await ask(`${origin}/healthz`);
    latencies.push(performance.now() - since);
  } while (!(await Promise.race([ended, sleep(healthzGapMs, false)])));
  return latencies;
}

export function residentMegabytes({ child }: StartedServer): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** Signs a new person up and answers their cookie. */
export async function register(origin: string, name: string): Promise<string> {
  const json = { email: `${name}@example.test`, displayName: name, password: 'glue-and-paper-7' };
  const answer = await ask(`${origin}/api/register`, { method: 'POST', json });
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`registering answered ${answer.status}: ${answer.body.toString()}`);
  return cookie;
}

export { startProduct };
