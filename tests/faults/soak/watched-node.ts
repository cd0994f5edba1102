import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { startProduct } from '#tests/support/started-server.ts';
import type { Settings, StartedServer } from '#tests/support/started-server.ts';

const module = path.join(import.meta.dirname, 'watched-node.mjs');

/** What a node has in its hands. Memory in megabytes, after collecting what nobody needs. */
export interface Held {
  heap: number;
  /** Beside the heap: bytes of buffers, and of libraries in WebAssembly. */
  external: number;
  resident: number;
  timers: number;
  descriptors: number;
  /** By the node's own clock. */
  now: number;
  /** Files of its own that lie about: not the pictures of crafts, nor the mails of a place without a mail server. */
  files: number;
}

/** A node whose clock runs faster, and which tells what it holds. */
export class WatchedNode {
  readonly origin: string;
  #socket: string;
  #data: string;

  private constructor({ origin }: StartedServer, folder: string) {
    this.origin = origin;
    this.#socket = path.join(folder, 'watch');
    this.#data = path.join(folder, 'data');
  }

  static async start(
    t: TestContext,
    { folder, speed, ...settings }: Settings & { folder: string; speed: string },
  ) {
    const server = await startProduct({
      ...settings,
      DATA_DIR: path.join(folder, 'data'),
      NODE_OPTIONS: `--import=${module}`,
      SOAK_SOCKET: path.join(folder, 'watch'),
      SOAK_SPEED: speed,
    });
    t.after(() => server.kill());
    return new WatchedNode(server, folder);
  }

  held(): Promise<Held> {
    return this.#ask('/held');
  }

  /** Its clock is set so much ahead. */
  jump(ms: number): Promise<Held> {
    return this.#ask(`/ahead?${ms}`);
  }

  /** From now on it keeps something of every request: memory, a file and a timer. */
  leak(): Promise<Held> {
    return this.#ask('/leak');
  }

  async #ask(at: string): Promise<Held> {
    const told = await new Promise<string>((resolve, reject) => {
      const asked = request({ socketPath: this.#socket, path: at }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve(text));
      });
      asked.on('error', reject);
      asked.end();
    });
    const files = this.#files().filter((name) => !/^(?:images\/crafts|outbox)\//.test(name)).length;
    return { ...(JSON.parse(told) as Omit<Held, 'files'>), files };
  }

  /** Files of pictures of crafts. */
  pictures(): number {
    return this.#files().filter((name) => name.startsWith('images/crafts/')).length;
  }

  #files(): string[] {
    return readdirSync(this.#data, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(this.#data, name), { throwIfNoEntry: false })?.isFile(),
    );
  }
}
