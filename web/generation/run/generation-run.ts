import { type Craft, getCraft, getCraftStatus } from '#contract/crafts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { generateCraft, type GenerationBody } from '#contract/generation.ts';
import { ApiError, offlineError } from '#web/lib/api-error.ts';
import { call, newIntent } from '#web/lib/call.ts';
import type { DraftStorage, RunRecord } from '#web/generation/draft-storage.ts';
import type { Stage } from './progress.ts';

export type Generated = ReplyOf<typeof generateCraft>;

export interface RunState {
  /** Null: nothing is being made. */
  stage: Stage | null;
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
  onMade: (made: Generated, isAway: boolean) => void;
  onFailed: (error: ApiError, isAway: boolean) => void;
  onLost: () => void;
}

const idle: RunState = {
  stage: null,
  startedAt: 0,
  hasList: false,
  title: null,
  craft: null,
  ready: false,
  problem: null,
};
const retryDelayMs = 1000;
/** A small picture is drawn in less, so the first look comes early. */
const firstLookMs = 1000;
const lookAgainMs = 5000;
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
  #isDetached = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    const before = this.#storage.readRun(Date.now());
    const key = before && isSameRequest(before, asked) ? before.key : newIntent();
    void this.#send({ ...asked, key, startedAt: Date.now(), craft: null, waiting: true }, image);
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

  /** Takes up what a reload interrupted. */
  resume(photo: string | null): void {
    const record = this.#storage.readRun(Date.now());
    if (this.#state.stage !== null || !record?.waiting) return;
    if (record.craft) this.#follow(record, 0);
    else if (photo?.length === record.photoLength) void this.#send(record, photo);
    else this.#storage.writeRun(null);
  }

  /** The person looks elsewhere. A craft that exists is found there; one on its way is told of when it comes. */
  leave(): void {
    if (this.#record?.craft) this.close();
    else this.#isAway = true;
  }

  comeBack(): void {
    this.#isAway = false;
  }

  /** Nobody waits for the craft any more: it was opened, or will be found in My Crafts. */
  close(): void {
    this.#stopLooking();
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
    this.#stopLooking();
  }

  attach(): void {
    this.#isDetached = false;
  }

  async #send(record: RunRecord, image: string): Promise<void> {
    this.#record = record;
    this.#storage.writeRun({ ...record, waiting: true });
    this.#settle(begun(record, 'analyzing'));
    try {
      const made = await askTwice({ ...record.body, image }, record.key);
      if (!this.#isDetached) this.#made(record, made);
    } catch (error) {
      if (!this.#isDetached) this.#failed(record, error instanceof ApiError ? error : offlineError(error));
    }
  }

  #made(record: RunRecord, made: Generated): void {
    const { id, title } = made.craft;
    const lookInMs = made.imageGenerationInProgress ? firstLookMs : null;
    if (this.#isAway) this.close();
    else this.#follow({ ...record, craft: { id, title } }, lookInMs);
    this.#listener?.onMade(made, this.#isAway);
  }

  #failed(record: RunRecord, error: ApiError): void {
    this.#record = null;
    // Without an answer the craft may be there all the same: asking again must find it, not make another.
    this.#storage.writeRun(error.status === 0 ? { ...record, waiting: false } : null);
    this.#settle({ ...idle, problem: error });
    this.#listener?.onFailed(error, this.#isAway);
  }

  /** Watches over the picture; `lookInMs` is null when there is none to wait for. */
  #follow(record: RunRecord, lookInMs: number | null): void {
    this.#record = record;
    this.#storage.writeRun(record);
    this.#settle(begun(record, 'generating'));
    if (lookInMs === null) {
      this.#timer = setTimeout(() => void this.#finish(), withoutPictureMs);
      return;
    }
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#lookIn(lookInMs);
  }

  /** A page that nobody sees asks for nothing; seen again, it asks at once. */
  #onVisibility = (): void => this.#lookIn(0);

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!document.hidden) this.#timer = setTimeout(() => void this.#look(), ms);
  }

  #stopLooking(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  async #look(): Promise<void> {
    const record = this.#record;
    const found = await this.check();
    if (record !== this.#record || this.#isDetached || this.#state.stage !== 'generating') return;
    if (found === 'ready') return this.#finish();
    if (found !== 'missing') return this.#lookIn(lookAgainMs);
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
    this.#stopLooking();
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

function begun({ startedAt, body, craft }: RunRecord, stage: Stage): RunState {
  const hasList = (body.additionalSupplies ?? []).length > 0;
  return { ...idle, stage, startedAt, hasList, title: craft?.title ?? null };
}

function isSameRequest(before: RunRecord, asked: Pick<RunRecord, 'body' | 'photoLength'>): boolean {
  return (
    before.craft === null &&
    before.photoLength === asked.photoLength &&
    JSON.stringify(before.body) === JSON.stringify(asked.body)
  );
}

/** A request that got no answer is sent once more, as the same intent. */
async function askTwice(body: GenerationBody, intent: string): Promise<Generated> {
  const ask = () => call(generateCraft, { body }, { intent });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return ask();
  }
}

async function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  // A picture that does not come is told where it is shown.
  await picture.decode().catch(() => undefined);
}
