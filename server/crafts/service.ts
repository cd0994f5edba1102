import type { CraftMarks } from '#contract/craft-page.ts';
import type { Craft, PictureWidth } from '#contract/crafts.ts';
import type { CraftReading } from '#contract/safety.ts';
import type { ActivitiesService } from '#server/activities/service.ts';
import { presentAuthor } from '#server/account/service.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';
import type { Authorized } from '#server/platform/authorized.ts';
import type { Blob, BlobStore } from '#server/platform/blobs/blob-store.ts';
import { deleteBlobsJob } from '#server/platform/blobs/delete-blobs-job.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Actor, Member } from '#server/platform/http/actor.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { Settled } from '#server/platform/settled.ts';
import type { SuppliesService } from '#server/supplies/service.ts';
import type { CraftEffects } from './effects.ts';
import { readingOf } from './judged.ts';
import { findPicture, pictureKeys, storePicture } from './pictures.ts';
import type { PictureSize } from './pictures.ts';
import { presentCrafts } from './hydrate.ts';
import { findOpened } from './open-store.ts';
import { craftMissing, requireAnyCraft, requireOwnCraft, requireShownCraft } from './policy.ts';
import { presentCraft } from './present.ts';
import * as store from './store.ts';
import type { CraftRow, NewCraft } from './store.ts';
import { findCraftHoldReasons } from './text-check.ts';

interface ShownPicture {
  blob: Blob;
  version: string;
  /** Else it is for nobody's cache but the reader's own. */
  isForEverybody: boolean;
}

interface CraftsDependencies {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  jobs: Queue;
  supplies: SuppliesService;
  activities: ActivitiesService;
  effects: Pick<CraftEffects, 'happened'>;
}

/** The work that a craft comes of: its name becomes the craft's id. */
export interface CraftWork {
  workId: string;
  /** Null for crafts of the house. */
  userId: number | null;
}

export type FinishedCraft = Omit<NewCraft, 'id' | 'userId'>;

/** Crafts as they are kept: found, shown, pictured, deleted. */
export class CraftsService {
  #deps: CraftsDependencies;

  constructor(deps: CraftsDependencies) {
    this.#deps = deps;
  }

  /**
   * Stores a finished craft, in the transaction that settled what pays for it: that also says what and whose it is. Answers
   * its supplies as they are known here.
   */
  async add(
    tx: Db,
    { workId: id, userId }: Settled<CraftWork>,
    { craft, supplyNames }: { craft: FinishedCraft; supplyNames: readonly string[] },
  ): Promise<Craft['supplies']> {
    const supplies = (await this.#deps.supplies.ensure(tx, supplyNames)).map(({ id: of, name }) => ({
      id: of,
      name,
    }));
    const supplyIds = supplies.map((supply) => supply.id);
    // The words of the house are its own; what somebody typed may have come into those of all others.
    const withheld = userId !== null && findCraftHoldReasons(craft).length > 0;
    await store.insertCraft(tx, { withheld, ...craft, id, userId }, supplyIds);
    if (userId !== null) await this.#deps.effects.happened(tx, { event: 'made', craftId: id, userId });
    return supplies;
  }

  /** The craft as it is kept, for features that decide about it. */
  find(db: Db, id: string): Promise<CraftRow | null> {
    return store.findCraft(db, id);
  }

  /** The craft as it is kept, if this reader may see it. */
  async require(db: Db, id: string, reader: Actor): Promise<Authorized<CraftRow>> {
    return requireShownCraft(reader, await store.findCraft(db, id));
  }

  /** What the judge says of these today. */
  async readings(db: Db, ids: readonly string[]): Promise<Map<string, CraftReading>> {
    const rows = await store.listCrafts(db, ids);
    return new Map(await Promise.all(rows.map(async (row) => [row.id, await readingOf(row)] as const)));
  }

  async get(db: Db, id: string, reader: Actor): Promise<Craft> {
    return this.#present(db, await this.require(db, id, reader), reader);
  }

  /** Shown to whoever asks for it; that its maker has seen it is kept. */
  async open(db: Db, id: string, reader: Actor): Promise<{ craft: Craft; marks: CraftMarks | null }> {
    const readerId = reader.kind === 'member' ? reader.userId : null;
    const found = await findOpened(db, { id, readerId });
    if (!found) throw craftMissing();
    const row = requireShownCraft(reader, found.craft);
    if (row.openedAt === null && readerId !== null && readerId === row.userId)
      await store.updateCraft(db, id, { openedAt: this.#deps.clock.now() });
    const { author, supplies, marks } = found;
    const authors = new Map(author ? [[author.id, presentAuthor(author)]] : []);
    return {
      craft: presentCraft(row, { authors, supplies }, reader),
      marks: readerId === null ? null : marks,
    };
  }

  /** The craft, if its maker has not looked at it yet. */
  async findUnopened(db: Db, id: string): Promise<CraftRow | null> {
    const row = await store.findCraft(db, id);
    return row && row.openedAt === null ? row : null;
  }

  async status(db: Db, id: string, reader: Actor): Promise<Pick<CraftRow, 'imageStatus' | 'imageVersion'>> {
    const { imageStatus, imageVersion } = await this.require(db, id, reader);
    return { imageStatus, imageVersion };
  }

  /** A text for each craft that is there; it changes with anything a reader sees of the craft. */
  async versions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await store.listVersions(db, { ids });
    return new Map(rows.map(({ id, ...shown }) => [id, JSON.stringify(shown)]));
  }

  /** What the built-in engine planned; null for crafts of others, and where there is none. */
  async findStepSource(db: Db, reader: Actor, id: string) {
    const source = await store.findStepSource(db, id);
    return source && requireShownCraft(reader, source);
  }

  /** The picture, if this reader may see its craft. */
  async picture(
    db: Db,
    reader: Actor,
    { id, width }: { id: string; width: PictureWidth },
  ): Promise<ShownPicture | null> {
    const { imageVersion: version, withheld } = await this.require(db, id, reader);
    const blob = version && (await findPicture(this.#deps.blobs, { craftId: id, version }, width));
    return blob ? { blob, version, isForEverybody: !withheld } : null;
  }

  /** For the picture job: the craft to draw, null when it is gone or already has its picture. */
  startPicture(db: Db, id: string): Promise<CraftRow | null> {
    return store.startPicture(db, id);
  }

  /** `ready` runs in the transaction that completes the picture. */
  async setPicture(
    id: string,
    { sizes, color }: { sizes: readonly PictureSize[]; color: string },
    ready: (tx: Db) => Promise<void>,
  ): Promise<void> {
    const { database, blobs, jobs } = this.#deps;
    const version = await storePicture(blobs, id, sizes);
    await database.transaction(async (tx) => {
      const change = { imageStatus: 'completed', imageVersion: version, imageColor: color } as const;
      if (await store.updateCraft(tx, id, change)) return ready(tx);
      // Deleted while it was drawn: the picture goes too.
      await jobs.enqueue(tx, deleteBlobsJob, { payload: { keys: pictureKeys({ craftId: id, version }) } });
    });
  }

  /** For sharing: the owner's craft, held until the transaction ends. */
  async lockOwn(tx: Db, actor: Member, id: string): Promise<Authorized<CraftRow>> {
    return requireOwnCraft(actor, await store.lockCraft(tx, id));
  }

  /** A craft of the house, held until the transaction ends. */
  async lockHouseCraft(tx: Db, id: string): Promise<CraftRow> {
    const craft = await store.lockCraft(tx, id);
    if (craft?.userId !== null) throw craftMissing();
    return craft;
  }

  /** Takes every craft of the house away. */
  async deleteHouseCrafts(tx: Db): Promise<number> {
    const gone = await store.deleteHouseCrafts(tx);
    const keys = picturesOf(gone);
    if (keys.length > 0) await this.#deps.jobs.enqueue(tx, deleteBlobsJob, { payload: { keys } });
    return gone.length;
  }

  /** Shown in the community since then, or no longer. */
  async setShared(tx: Db, id: string, sharedAt: Date | null): Promise<void> {
    const before = await store.findCraft(tx, id);
    await store.updateCraft(tx, id, { shared: sharedAt !== null, sharedAt, awaiting: false });
    if (!before || before.shared || before.userId === null || sharedAt === null) return;
    const { userId } = before;
    await this.#deps.effects.happened(tx, { event: 'shared', craftId: id, userId });
  }

  /** Its post waits for a look. Where the craft's own words do, nobody else sees the craft either. */
  async setAwaiting(tx: Db, id: string): Promise<void> {
    await store.updateCraft(tx, id, { shared: false, sharedAt: null, awaiting: true });
  }

  /** Whether it is kept from everybody but its owner and administrators. */
  async setWithheld(tx: Db, id: string, withheld: boolean): Promise<void> {
    await store.updateCraft(tx, id, { withheld });
  }

  /** Why it would not pass today; null where only its words wait for a look. */
  async setNotSafe(tx: Db, id: string, notSafe: string | null): Promise<void> {
    await store.updateCraft(tx, id, { notSafe });
  }

  /** Crafts after this one, by id, held until the transaction ends. */
  lockAfter(tx: Db, lastId: string | null, count: number): Promise<CraftRow[]> {
    return store.lockAfter(tx, lastId, count);
  }

  /** Its words as the judge mended them. */
  async mend(tx: Db, id: string, shown: ShownCraft): Promise<void> {
    const { title, description, safetyNotes, goFurther, imageAlt } = shown;
    await store.updateCraft(tx, id, {
      title,
      description,
      goFurther,
      imageAlt,
      safetyNotes: [...safetyNotes],
      steps: shown.steps.map(({ text, who }) => ({ text, who })),
      materials: shown.materials.map((material) => ({ ...material, substitutes: [...material.substitutes] })),
    });
  }

  /** The supplies a craft uses, by id. */
  async supplyIdsOf(db: Db, id: string): Promise<number[]> {
    return (await store.listSuppliesOfCrafts(db, [id])).map((supply) => supply.id);
  }

  /** Crafts that have been without a picture since before then, oldest first. */
  listUnpictured(db: Db, before: Date, count: number): Promise<string[]> {
    return store.listUnpictured(db, before, count);
  }

  async deleteOwn(actor: Member, id: string): Promise<void> {
    const { database, activities } = this.#deps;
    await database.transaction(async (tx) => {
      const own = await this.lockOwn(tx, actor, id);
      await this.delete(tx, own);
      await activities.record(tx, { userId: actor.userId, type: 'craft_deleted', metadata: own.title });
    });
  }

  /** The craft, whosever it is, held until the transaction ends. */
  async lockAny(tx: Db, by: Administrator, id: string): Promise<Authorized<CraftRow>> {
    return requireAnyCraft(by, await store.lockCraft(tx, id));
  }

  /** Takes a craft away, and its pictures with it. */
  async delete(tx: Db, craft: Authorized<CraftRow>): Promise<void> {
    await store.deleteCraft(tx, craft.id);
    const keys = picturesOf([craft]);
    if (keys.length > 0) await this.#deps.jobs.enqueue(tx, deleteBlobsJob, { payload: { keys } });
  }

  /** Everything somebody made, for their download, and for when they leave. */
  listOf(db: Db, userId: number): Promise<CraftRow[]> {
    return store.listCraftsOf(db, userId);
  }

  async #present(db: Db, row: CraftRow, reader: Actor): Promise<Craft> {
    const [craft] = await presentCrafts(db, [row], reader);
    if (!craft) throw craftMissing();
    return craft;
  }
}

export const picturesOf = (crafts: readonly CraftRow[]): string[] =>
  crafts.flatMap(({ id, imageVersion }) =>
    imageVersion ? pictureKeys({ craftId: id, version: imageVersion }) : [],
  );

export { judgeAgain } from './judged.ts';
export { findCraftHoldReasons, findHoldReasons } from './text-check.ts';
export { presentCard } from './present.ts';
export type { CraftNews } from './effects.ts';
export { recentIn } from './store.ts';
export type { CraftRow, RecentCraft } from './store.ts';
