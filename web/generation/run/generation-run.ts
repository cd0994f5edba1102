import { type Craft, getCraft, getCraftStatus } from '#contract/crafts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { GenerationBody } from '#contract/generation.ts';
import {
  dismissGeneration,
  getCurrentGeneration,
  getGeneration,
  type Run,
} from '#contract/generation-runs.ts';
import { ApiError, offlineError } from '#web/lib/api-error.ts';
import { call, newIntent } from '#web/lib/call.ts';
import { errorOfReply } from '#web/lib/error-reply.ts';
import type { DraftStorage, RunRecord, SentWish } from '#web/generation/draft-storage.ts';
import { askTwice, fetchPicture } from './ask-for-craft.ts';
import { LookTimer } from './look-timer.ts';
import type { Stage } from './progress.ts';
import { isSameRequest, newRecord } from './run-record.ts';

/** A craft that is there. */
export interface Made {
  craft: { id: string; title: string };
  /** What is left to spend; null where that was told long ago, or elsewhere. */
  craftCredits: number | null;
}

export interface RunState {
  /** Null: nothing is being made. */
  stage: Stage | null;
  /** What the server does for the idea just now. */
  step: Run['stage'];
  startedAt: number;
  /** Whether supplies were listed beside the photo. */
  hasList: boolean;
  /** What it is called, from the answer on. */
  title: string | null;
  /** All there is to see; null until the picture is there. */
  craft: Craft | null;
  ready: boolean;
  /** Why the last try came to nothing, until the person has seen to it. */
  problem: ApiError | null;
}

/** Whom a run tells its listener; `isAway` when the person looks at something else meanwhile. */
interface RunListener {
  onMade: (made: Made, isAway: boolean) => void;
  onFailed: (error: ApiError, isAway: boolean) => void;
  /** One is found that was begun in another window or on another device. */
  onFound: (isAway: boolean) => void;
  onLost: () => void;
}

const idle: RunState = {
  stage: null,
  step: 'thinking',
  startedAt: 0,
  hasList: false,
  title: null,
  craft: null,
  ready: false,
  problem: null,
};
/** A small picture is drawn in less, so the first look comes early. */
const firstLookMs = 1000;
const lookAgainMs = 5000;
const askAgainMs = 1500;
const withoutPictureMs = 3000;

/** One craft in the making: asked for once, followed until its picture is there, wherever the person looks meanwhile. */
export class GenerationRun {
  #listener: RunListener | null = null;
  #storage: DraftStorage;
  #state = idle;
  #listeners = new Set<() => void>();
  #record: RunRecord | null = null;
  #asked: GenerationBody | null = null;
  #isAway = false;
  #told = new Set<string>();
  #isDetached = false;
  #timer = new LookTimer(() => void this.#look());

  constructor(storage: DraftStorage) {
    this.#storage = storage;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  read = (): RunState => this.#state;

  tell(listener: RunListener): void {
    this.#listener = listener;
  }

  /** Asks for a craft. The same wish as one that got no answer carries its key, so that nothing is made or paid twice. */
  start(body: GenerationBody): void {
    if (this.#state.stage !== null) return;
    this.#asked = body;
    const { image, ...rest } = body;
    const asked = { body: rest, photoLength: image.length };
    const { sent: before = null, craft = null } = this.#storage.readRun(Date.now()) ?? {};
    const key = before && !craft && isSameRequest(before, asked) ? before.key : newIntent();
    void this.#send(newRecord({ ...asked, key }), { ...asked, key }, image);
  }

  /** Whether the same table can be asked for something else: the photo is only there until the page is left. */
  get canAskAgain(): boolean {
    return this.#asked !== null;
  }

  /** Another idea for the same table. The craft that is there stays in My Crafts. */
  askAgain(): void {
    const asked = this.#asked;
    if (!asked) return;
    this.close();
    this.start(asked);
  }

  /** Takes up what a reload interrupted, or what was begun elsewhere. */
  resume(photo: string | null): void {
    if (this.#state.stage !== null) return;
    const kept = this.#storage.readRun(Date.now());
    const record = kept?.waiting ? kept : null;
    const { sent } = record ?? {};
    if (record?.craft && !record.runId) this.#follow(record, 0);
    else if (record && sent && !record.runId && photo?.length === sent.photoLength)
      void this.#send(record, sent, photo);
    else void this.#pickUp(record);
  }

  /** The person looks elsewhere. A craft that exists is found there; one on its way is told of when it comes. */
  leave(): void {
    if (this.#record?.craft) this.close();
    else this.#isAway = true;
  }

  /** The person looks at something else, whatever comes. */
  stayAway(): void {
    this.#isAway = true;
  }

  comeBack(): void {
    this.#isAway = false;
  }

  /** Nobody waits for the craft any more: it was opened, or will be found in My Crafts. */
  close(): void {
    this.#timer.stop();
    this.#putAway(this.#record);
    this.#record = null;
    this.#storage.writeRun(null);
    this.#settle(idle);
  }

  dismissProblem(): void {
    this.#settle({ ...this.#state, problem: null });
  }

  /** The person is gone: what comes now is nobody's business. A later sign-in takes it up from the storage. */
  detach(): void {
    this.#isDetached = true;
    this.#timer.stop();
  }

  attach(): void {
    this.#isDetached = false;
  }

  async #send(record: RunRecord, { key, body }: SentWish, image: string): Promise<void> {
    this.#record = record;
    this.#storage.writeRun({ ...record, waiting: true });
    this.#settle(begun(record, 'thinking'));
    try {
      const answer = await askTwice({ ...body, image }, key);
      if (this.#isDetached) return;
      if ('generation' in answer) this.#take(record, answer.generation);
      else this.#made(record, answer, answer.imageGenerationInProgress ? firstLookMs : null);
    } catch (error) {
      if (!this.#isDetached) this.#failed(record, error instanceof ApiError ? error : offlineError(error));
    }
  }

  /** The server knows whether there is one, and whether somebody was told of it elsewhere. */
  async #pickUp(record: RunRecord | null): Promise<void> {
    const reply = await call(getCurrentGeneration, {}).catch(() => null);
    if (this.#isDetached || this.#state.stage !== null) return;
    if (!reply && record?.runId) return this.#follow(record, lookAgainMs);
    const run = reply?.generation;
    if (!run || this.#told.has(run.id)) {
      if (record) this.#storage.writeRun(null);
      return;
    }
    const isOwn = record?.runId === run.id;
    if (!isOwn && !run.craft && !run.failure) this.#listener?.onFound(this.#isAway);
    this.#take(isOwn ? record : newRecord(null, Date.parse(run.startedAt)), run);
  }

  /** How it stands, as the server says. */
  #take(before: RunRecord, { id, stage, hasList, craft, craftCredits, failure }: Run): void {
    const record = { ...before, runId: id, hasList };
    if (failure) this.#failed(record, errorOfReply(failure.status, JSON.stringify(failure)));
    else if (!craft) this.#follow(record, askAgainMs, stage);
    else {
      const isNews = record.sent && !record.craft;
      const made = { craft, craftCredits: isNews ? craftCredits : null };
      this.#made(record, made, stage === 'ready' ? 0 : firstLookMs);
    }
  }

  #made(record: RunRecord, made: Made, lookInMs: number | null): void {
    const { id, title } = made.craft;
    const isAway = this.#isAway;
    this.#record = record;
    if (isAway) this.close();
    else this.#follow({ ...record, craft: { id, title } }, lookInMs);
    this.#listener?.onMade(made, isAway);
  }

  #failed(record: RunRecord, error: ApiError): void {
    this.#timer.stop();
    this.#putAway(record);
    this.#record = null;
    // Without an answer the craft may be there all the same: asking again must find it, not make another.
    this.#storage.writeRun(error.status === 0 ? { ...record, waiting: false } : null);
    this.#settle({ ...idle, problem: error });
    this.#listener?.onFailed(error, this.#isAway);
  }

  /** It is told here, so nobody needs to be told elsewhere. */
  #putAway(record: RunRecord | null): void {
    const id = record?.runId;
    if (!id) return;
    this.#told.add(id);
    call(dismissGeneration, { params: { id } }).catch(() => undefined);
  }

  /** Watches over idea and picture; `lookInMs` is null when there is none to wait for. */
  #follow(record: RunRecord, lookInMs: number | null, step: Run['stage'] = 'thinking'): void {
    this.#record = record;
    this.#storage.writeRun(record);
    this.#settle(begun(record, step));
    if (lookInMs === null) setTimeout(() => record === this.#record && void this.#finish(), withoutPictureMs);
    else this.#timer.lookIn(lookInMs);
  }

  #look(): Promise<void> {
    const record = this.#record;
    return record?.runId && !record.craft ? this.#lookForIdea(record, record.runId) : this.#lookForPicture();
  }

  async #lookForIdea(record: RunRecord, id: string): Promise<void> {
    const found = await call(getGeneration, { params: { id } }).catch((error: unknown) => error);
    if (record !== this.#record || this.#isDetached) return;
    if (!(found instanceof Error))
      return this.#take(record, (found as ReplyOf<typeof getGeneration>).generation);
    const status = found instanceof ApiError ? found.status : 0;
    if (status === 404) return this.#lost();
    if (status === 401) return this.#failed(record, found as ApiError);
    // The line, or the server, comes back: the craft goes on meanwhile.
    this.#timer.lookIn(lookAgainMs);
  }

  async #lookForPicture(): Promise<void> {
    const record = this.#record;
    const found = await this.check();
    if (record !== this.#record || this.#isDetached || this.#state.stage !== 'generating') return;
    if (found === 'ready') return this.#finish();
    if (found !== 'missing') return this.#timer.lookIn(lookAgainMs);
    this.#lost();
  }

  #lost(): void {
    this.close();
    this.#listener?.onLost();
  }

  /** Whether the craft can be opened now. */
  async check(): Promise<'ready' | 'finalizing' | 'preparing' | 'missing' | 'unknown'> {
    const id = this.craftId;
    if (id === null) return 'missing';
    try {
      const { imageStatus, imageAvailable } = await call(getCraftStatus, { params: { id } });
      if (imageStatus !== 'completed') return 'finalizing';
      return imageAvailable ? 'ready' : 'preparing';
    } catch (error) {
      return error instanceof ApiError && error.status === 404 ? 'missing' : 'unknown';
    }
  }

  get craftId(): string | null {
    return this.#record?.craft?.id ?? null;
  }

  /** Fetches what there is to see, so that nobody waits for it again. */
  async #finish(): Promise<void> {
    this.#timer.stop();
    const record = this.#record;
    if (!record?.craft) return;
    this.#settle({ ...this.#state, stage: 'finalizing' });
    const craft = await call(getCraft, { params: { id: record.craft.id } }).catch(() => null);
    if (craft?.imageUrl) await fetchPicture(craft.imageUrl);
    if (record === this.#record) this.#settle({ ...this.#state, craft, ready: true });
  }

  #settle(next: RunState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function begun({ startedAt, hasList, craft }: RunRecord, step: Run['stage']): RunState {
  const stage = craft ? 'generating' : 'analyzing';
  return { ...idle, stage, step, startedAt, hasList, title: craft?.title ?? null };
}
