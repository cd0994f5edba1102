import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Answers one batch of PostgreSQL wire messages; null ends the session. */
export type ExecuteWire = (messages: Buffer | null) => Promise<Buffer>;

const startupHeaderBytes = 4;
const messageHeaderBytes = 5;
const terminate = 0x58;
/** Sync, Query, Flush, CopyDone and CopyFail: after these the client waits for an answer. */
const waitsForAnswer = new Set([0x53, 0x51, 0x48, 0x63, 0x66]);

const longestHoldMs = 25;
let turnSince = performance.now();

/** The engine answers without ever leaving the turn of the event loop, so a long line of statements would keep everybody else waiting. */
async function letOthersIn(): Promise<void> {
  if (performance.now() - turnSince < longestHoldMs) return;
  await nextTurn();
  turnSince = performance.now();
}

/**
 * The "socket" that `pg` talks to when the database runs inside this process: it cuts the byte stream into wire
 * messages and hands whole batches to the engine, so one driver with named prepared statements serves both engines.
 */
export class WireStream extends Duplex {
  #execute: ExecuteWire;
  #partial: Buffer | null = null;
  #started = false;
  #batch: Buffer[] = [];

  constructor(execute: ExecuteWire) {
    super({ allowHalfOpen: false });
    this.#execute = execute;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  setTimeout(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#feed(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#feed(Buffer.concat(chunks.map((entry) => entry.chunk))).then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#execute(null).then(
      () => done(error),
      () => done(error),
    );
  }

  async #feed(chunk: Buffer): Promise<void> {
    const bytes = this.#partial ? Buffer.concat([this.#partial, chunk]) : chunk;
    this.#partial = null;
    let from = 0;
    if (!this.#started) {
      from = await this.#startUp(bytes);
      if (from === 0) return;
    }
    await this.#takeMessages(bytes, from);
  }

  /** The startup packet has no type byte; returns where the next message begins, 0 while it is incomplete. */
  async #startUp(bytes: Buffer): Promise<number> {
    const length = bytes.length < startupHeaderBytes ? Infinity : bytes.readInt32BE(0);
    if (bytes.length < length) {
      this.#partial = bytes;
      return 0;
    }
    this.#started = true;
    this.#answer(await this.#execute(bytes.subarray(0, length)));
    return length;
  }

  async #takeMessages(bytes: Buffer, from: number): Promise<void> {
    let offset = from;
    let batchFrom = from;
    let flush = false;
    while (bytes.length - offset >= messageHeaderBytes) {
      const length = bytes.readInt32BE(offset + 1) + 1;
      if (bytes.length - offset < length) break;
      const type = bytes[offset] ?? 0;
      if (type === terminate) {
        await this.#execute(null);
        this.push(null);
        return;
      }
      offset += length;
      if (waitsForAnswer.has(type)) flush = true;
    }
    if (offset > batchFrom) this.#batch.push(bytes.subarray(batchFrom, offset));
    batchFrom = offset;
    if (batchFrom < bytes.length) this.#partial = bytes.subarray(batchFrom);
    if (flush) await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#batch.length === 0) return;
    const messages = Buffer.concat(this.#batch);
    this.#batch = [];
    const answer = await this.#execute(messages);
    await letOthersIn();
    this.#answer(answer);
  }

  #answer(bytes: Buffer): void {
    if (bytes.length > 0) this.push(bytes);
  }
}
