import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What a node asks now and then by itself: for work, and for credits to give back. */
const isByItself = /^\s*with due as|from "credits_holds" where \("credits_holds"\."state"/;

/** Takes whole messages of PostgreSQL's protocol out of what a client sends. */
class Client {
  #rest = Buffer.alloc(0);
  #hasBegun = false;
  #texts = new Map<string, string>();
  #bound = '';
  #told: (statement: string) => void;

  constructor(told: (statement: string) => void) {
    this.#told = told;
  }

  read(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      // The first message has no type.
      const head = this.#hasBegun ? 1 : 0;
      if (this.#rest.length < head + 4) return;
      const end = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < end) return;
      if (this.#hasBegun) this.#take(String.fromCharCode(this.#rest[0] ?? 0), this.#rest.subarray(5, end));
      this.#hasBegun = true;
      this.#rest = this.#rest.subarray(end);
    }
  }

  #take(type: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('latin1').split('\0', 2);
    if (type === 'P') this.#texts.set(first, second);
    else if (type === 'B') this.#bound = this.#texts.get(second) ?? '';
    else if (type === 'E') this.#told(this.#bound);
    else if (type === 'Q') this.#told(first);
  }
}

export interface CountingLine {
  url: string;
  /** Statements so far, beginnings and ends of transactions among them. */
  count: () => number;
  close: () => void;
}

/** A line to the database that counts what is told over it. */
export async function startCountingLine(databaseUrl: string): Promise<CountingLine> {
  const url = new URL(databaseUrl);
  const far = { host: url.hostname, port: Number(url.port || 5432), noDelay: true };
  let statements = 0;
  const server = createServer((near) => {
    const there = connect(far);
    const client = new Client((statement) => {
      if (!isByItself.test(statement)) statements += 1;
    });
    near.on('data', (bytes) => client.read(bytes));
    near.pipe(there).pipe(near);
    for (const socket of [near, there])
      socket.on('error', () => {
        near.destroy();
        there.destroy();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, count: () => statements, close: () => void server.close() };
}
