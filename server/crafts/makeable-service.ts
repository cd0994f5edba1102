import type { Craft, ListedCraft } from '#contract/crafts.ts';
import type { CraftEffects } from './effects.ts';
import { presentAuthor } from '#server/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Log } from '#server/platform/log.ts';
import { CraftRanking } from './makeable-ranking.ts';
import type { Candidate, Ranked, RankQuestion, Ranking } from './makeable-ranking.ts';
import * as store from './makeable-store.ts';
import type { FullCraft } from './makeable-store.ts';
import { matchOf } from './match.ts';
import { presentCraft } from './present.ts';
import type { CraftRow } from './store.ts';

interface MakeableDependencies {
  clock: Clock;
  log: Log;
  effects: Pick<CraftEffects, 'hiddenFrom'>;
}

interface MakeablePage {
  crafts: ListedCraft[];
  total: number;
  complete: number;
}

/** The memory that the ranking may take: about 15 MB with six supplies each. */
const mostCrafts = 250_000;
/** A craft may appear behind later ones by so much: transactions end in any order, and clocks differ. */
const overlapMs = 30_000;
const wholeEveryMs = 10 * 60_000;
/** When one craft turns out to be gone, so many more are looked at: others of its maker are probably gone too. */
const sweep = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** What can be made of what somebody has, of everything that is shared and of their own. */
export class MakeableService {
  #deps: MakeableDependencies;
  #ask: ReturnType<typeof store.prepareAsked>;
  #index: CraftRanking | null = null;
  #loadedAt = 0;
  #isReloading = false;
  #running: Promise<CraftRanking> | null = null;
  #next: Promise<CraftRanking> | null = null;

  constructor(deps: MakeableDependencies) {
    this.#deps = deps;
    this.#ask = store.prepareAsked(deps.effects.hiddenFrom);
  }

  /** How much memory the ranking takes now. */
  get bytes(): number {
    return this.#index?.bytes ?? 0;
  }

  async list(
    db: Db,
    actor: Member,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<MakeablePage> {
    const { userId } = actor;
    let index = this.#index ?? (await this.#fresh(db));
    const { supplyIds, own, hidden, fingerprint } = await this.#ask(db, userId);
    if (!isUpToDate(index, fingerprint)) index = await this.#fresh(db);
    void this.#reload(db);
    const atHand = new Set(supplyIds);
    const question = { supplyIds: atHand, hidden: new Set(hidden), own, limit, offset };
    const { rows, total, complete } = await this.#pageOf(db, index, question);
    const crafts = rows.map((row) => present(row, actor));
    return { crafts: crafts.map((craft) => Object.assign(craft, matchOf(craft, atHand))), total, complete };
  }

  /** The page, without what is no longer there: that is forgotten and the page ranked anew. */
  async #pageOf(
    db: Db,
    index: CraftRanking,
    asked: RankQuestion,
  ): Promise<Omit<Ranking, 'page'> & { rows: FullCraft[] }> {
    let { own } = asked;
    for (let looked = asked.limit; ; looked = asked.limit + sweep) {
      const { page, ...counts } = index.rank({ ...asked, own, limit: looked });
      const rows = new Map((await store.findFullCrafts(db, idsOf(page))).map((row) => [row.craft.id, row]));
      const gone = page.filter((place) => !isStill(place, rows.get(place.id)?.craft));
      if (gone.length === 0)
        return { ...counts, rows: page.slice(0, asked.limit).flatMap(({ id }) => rows.get(id) ?? []) };
      for (const place of gone) index.drop(place);
      const goneIds = new Set(gone.flatMap(({ slot, id }) => (slot === null ? [id] : [])));
      own = own.filter(({ id }) => !goneIds.has(id));
    }
  }

  /** Everything shared before this was called. One question at a time brings it up to date, however many ask. */
  #fresh(db: Db): Promise<CraftRanking> {
    if (!this.#running) return (this.#running = this.#refresh(db).finally(() => (this.#running = null)));
    this.#next ??= this.#running
      .catch(() => null)
      .then(() => {
        this.#next = null;
        return this.#fresh(db);
      });
    return this.#next;
  }

  async #refresh(db: Db): Promise<CraftRanking> {
    const index = (this.#index ??= await this.#load(db));
    await catchUp(db, index);
    return index;
  }

  /** Every now and then, reads everything again while the old is still asked: what was taken back no longer takes room. */
  async #reload(db: Db): Promise<void> {
    const isDue = this.#deps.clock.now().getTime() - this.#loadedAt > wholeEveryMs;
    if (!isDue || this.#isReloading) return;
    this.#isReloading = true;
    try {
      this.#index = await this.#load(db);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'what can be made was not read again');
    } finally {
      this.#isReloading = false;
    }
  }

  async #load(db: Db): Promise<CraftRanking> {
    this.#loadedAt = this.#deps.clock.now().getTime();
    const index = new CraftRanking();
    const after = await store.findShared(db, mostCrafts);
    for await (const crafts of store.readShared(db, after)) index.append(crafts);
    return index;
  }
}

function present({ craft, author, supplies }: FullCraft, reader: Member): Craft {
  const authors = new Map(author ? [[author.id, presentAuthor(author)]] : []);
  return presentCraft(
    craft,
    { authors, supplies: supplies.map(({ id, name }) => ({ craftId: craft.id, id, name })) },
    reader,
  );
}

const idsOf = (page: readonly Ranked[]): string[] => page.map(({ id }) => id);

/** A shared craft is still shared, and not anew; one's own is still there and not shared meanwhile. */
function isStill({ slot, at }: Ranked, row: CraftRow | undefined): boolean {
  if (slot === null) return row !== undefined && !row.shared;
  return row?.shared === true && row.sharedAt?.getTime() === at;
}

/** Where the newest crafts are those that are known, and reach back as far as one may appear behind them. */
function isUpToDate({ newest, latest }: CraftRanking, fingerprint: string): boolean {
  const isFarBack = newest.oldest === null || newest.oldest < (latest ?? 0) - overlapMs;
  return isFarBack && newest.fingerprint === fingerprint;
}

/** Reads again what was shared lately; others rank with what is known meanwhile. */
async function catchUp(db: Db, index: CraftRanking): Promise<void> {
  const since = index.latest === null ? 0 : index.latest - overlapMs;
  const crafts: Candidate[] = [];
  for await (const batch of store.readShared(db, { id: lowestId, at: since })) crafts.push(...batch);
  const known = index.since(since);
  const isSame =
    known.length === crafts.length &&
    crafts.every(({ id, at }, each) => known[each]?.id === id && known[each].at === at);
  if (isSame) return;
  index.cut(since);
  index.append(crafts);
}
