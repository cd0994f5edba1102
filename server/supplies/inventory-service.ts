import { mostInventoryItems, supplyPictureUrl } from '#contract/supplies.ts';
import type { InventoryItem, KnownSupply } from '#contract/supplies.ts';
import { isDrawn } from '#engine/illustrator/draw-supply.ts';
import { supplies as known } from '#engine/supplies/catalog.ts';
import { isName } from '#engine/supplies/find-by-name.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { Own } from '#server/platform/policy.ts';
import * as store from './inventory-store.ts';
import type { InventoryRow } from './inventory-store.ts';
import type { SuppliesService } from './service.ts';
import { findSuppliesByEngineId, listChoices } from './store.ts';

const engineSupplies = new Map(known.map((supply) => [supply.id, supply]));

/** Several of it is a name too. */
const otherNames = ({ mass, plural, synonyms }: Supply): string[] =>
  mass ? [...synonyms] : [plural, ...synonyms];

const pictureOf = (name: string): string | null => (isDrawn(name) ? supplyPictureUrl(name) : null);

const present = ({ name, ...row }: InventoryRow): InventoryItem => ({
  ...row,
  supply: { id: row.supplyId, name, imageUrl: pictureOf(name) },
});

/** What a family has at home. */
export class InventoryService {
  #clock: Clock;
  #supplies: SuppliesService;

  constructor({ clock, supplies }: { clock: Clock; supplies: SuppliesService }) {
    this.#clock = clock;
    this.#supplies = supplies;
  }

  /** What there is to choose from: what everybody knows, and what this person named themselves. */
  async choices(db: Db, { userId }: Member): Promise<KnownSupply[]> {
    return (await listChoices(db, userId)).map(({ id, name, engineId }) => {
      const supply = engineId === null ? undefined : engineSupplies.get(engineId);
      return {
        id,
        name,
        category: supply?.category ?? null,
        synonyms: supply ? otherNames(supply) : [],
        imageUrl: pictureOf(name),
      };
    });
  }

  async list(db: Db, { userId }: Own): Promise<InventoryItem[]> {
    return (await store.listInventory(db, userId)).map(present);
  }

  async add(
    db: Db,
    { userId }: Own,
    asked: { supplyId?: number | undefined; name?: string | undefined },
  ): Promise<InventoryItem> {
    if ((await store.countItems(db, userId)) >= mostInventoryItems)
      throw new AppError('CONFLICT', {
        message: `At most ${mostInventoryItems} supplies fit in an inventory.`,
      });
    const supplyId = asked.supplyId ?? (await this.#idOf(db, asked.name ?? ''));
    await store.addItem(db, { userId, supplyId, at: this.#clock.now() });
    const item = await store.findItem(db, userId, supplyId);
    if (!item) throw new AppError('NOT_FOUND', { message: 'This supply is not known.' });
    return present(item);
  }

  /** "loo roll" is a cardboard tube; what nobody knows is kept under the name it was given. */
  async #idOf(db: Db, name: string): Promise<number> {
    // More than a name is somebody's own: "Grandpa's cigar box" is no box like any other.
    const [first] = isName(name) ? understandSupplies([name]) : [];
    const engineId = first?.kind === 'known' ? first.supply.id : null;
    const [row] =
      engineId === null
        ? await this.#supplies.ensure(db, [name])
        : await findSuppliesByEngineId(db, engineId);
    if (!row) throw new Error(`the supply ${name} has no row`);
    return row.id;
  }

  async remove(db: Db, { userId }: Own, supplyId: number): Promise<void> {
    await store.removeItem(db, userId, supplyId);
  }

  /** For somebody's download. */
  allOf(db: Db, userId: number): Promise<InventoryRow[]> {
    return store.listInventory(db, userId);
  }
}
