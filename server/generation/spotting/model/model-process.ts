import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Log } from '#server/platform/log.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import type { ModelAnswer, ModelQuestion, ModelSetup } from './model-entry.ts';
import { ModelError } from './model-error.ts';

const entry = fileURLToPath(new URL('model-entry.ts', import.meta.url));
/** Of its own objects; what the model needs lies beside them and is watched as a part of the whole. */
const heapMegabytes = 160;
/** Beyond these nobody would wait for a turn. */
const mostWaiting = 12;
const lastWordsLength = 400;

interface ModelProcessSettings extends Omit<ModelSetup, 'parentId'> {
  /** For one photo; who had to wait as long for a turn goes without. */
  longestMs: number;
  /** Nobody shows a photo for so long: its memory goes back. */
  idleMs: number;
}

/** The one process that runs the model, a photo after the other. It is there only while somebody shows photos. */
export class ModelProcess {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;
  #stopped = false;
  #underWay: Promise<unknown> = Promise.resolve();
  readonly #settings: ModelProcessSettings;
  readonly #log: Log;
  readonly #oneAtATime = createSemaphore(1);

  constructor(settings: ModelProcessSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  async scores(pixels: Uint8Array): Promise<Float32Array> {
    if (this.#asked >= mostWaiting) throw new ModelError('too many photos wait');
    this.#asked += 1;
    clearTimeout(this.#idle);
    const { longestMs, idleMs } = this.#settings;
    const since = performance.now();
    try {
      return await this.#oneAtATime(() => {
        if (this.#stopped) throw new ModelError('the server stops');
        if (performance.now() - since > longestMs) throw new ModelError('the photos before took too long');
        const looked = this.#ask({ pixels });
        this.#underWay = looked.catch(() => undefined);
        return looked;
      });
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0) this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    }
  }

  /** What is under way may end in this time; then nobody looks any more. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#idle);
    const grace = Promise.withResolvers<void>();
    const late = setTimeout(grace.resolve, graceMs);
    await Promise.race([this.#underWay, grace.promise]);
    clearTimeout(late);
    await this.#end();
  }

  async #ask(question: ModelQuestion): Promise<Float32Array> {
    const child = this.#present();
    const answer = Promise.withResolvers<ModelAnswer>();
    const fail = (): void => answer.reject(new ModelError('the process of the model ended early'));
    const late = setTimeout(
      () => answer.reject(new ModelError('the model took too long')),
      this.#settings.longestMs,
    );
    child.once('message', answer.resolve).once('error', fail).once('exit', fail);
    try {
      child.send(question, (error) => error && fail());
      const said = await answer.promise;
      if ('failure' in said) throw new ModelError(said.failure);
      return said.scores;
    } catch (error) {
      // Whatever went wrong, the next photo finds a process that knows nothing of it.
      await this.#end();
      throw error;
    } finally {
      clearTimeout(late);
      child.off('message', answer.resolve).off('error', fail).off('exit', fail);
    }
  }

  /** Ends the process at once; the next photo begins another one. */
  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.ref();
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  #present(): ChildProcess {
    try {
      return (this.#child ??= this.#begin());
    } catch (error) {
      // A machine without room for one more process says so at once.
      throw new ModelError('the process of the model could not be begun', { cause: error });
    }
  }

  #begin(): ChildProcess {
    const setup: ModelSetup = { ...this.#settings, parentId: process.pid };
    const child = fork(entry, [JSON.stringify(setup)], {
      // It needs no secret of the server's.
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let lastWords = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = `${lastWords}${chunk.toString()}`.slice(-lastWordsLength);
    });
    child.on('error', (err) => this.#log.warn({ err }, 'the process of the model could not be begun'));
    child.on('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // Once its last words are read as well.
    child.on('close', (code, signal) => {
      if (!child.killed)
        this.#log.warn({ code, signal, lastWords }, 'the process of the model ended by itself');
    });
    this.#log.info({ pid: child.pid }, 'a process for the model begins');
    // None of this keeps a server from ending.
    child.unref();
    child.channel?.unref();
    (child.stderr as Socket | null)?.unref();
    return child;
  }
}
