import { hourSeconds } from '#contract/durations.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { SpottedSupply, spotSupplies } from '#contract/spotting.ts';
import { drawSupply } from '#engine/illustrator/draw-supply.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Member } from '#server/platform/http/actor.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limits.ts';
import type { SuppliesService } from '#server/supplies/service.ts';
import type { SupplySpotter } from './spotter.ts';
import { thingsSeen } from './things.ts';
import type { Thing } from './things.ts';

interface SpottingDependencies {
  images: ImagesService;
  rateLimits: RateLimits;
  supplies: SuppliesService;
  spotter: SupplySpotter;
}

type Spotted = ReplyOf<typeof spotSupplies>;

const perPerson: RateLimit = { name: 'spotting.per-person', limit: 60, windowSeconds: hourSeconds };

function pictureOf(name: string): string | null {
  const svg = drawSupply(name);
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A look at the table before anything is made of it. */
export class SpottingService {
  #deps: SpottingDependencies;

  constructor(deps: SpottingDependencies) {
    this.#deps = deps;
  }

  async spot(db: Db, { userId }: Member, image: string): Promise<Spotted> {
    const { images, rateLimits, spotter } = this.#deps;
    await rateLimits.take(db, perPerson, String(userId));
    const photo = await images.normalize(image);
    const sights = await spotter.spot(photo);
    if (sights === null) return { sure: [], maybe: [], by: 'off' };
    const { sure, maybe } = thingsSeen(sights);
    const ids = await this.#idsOf(db, [...sure, ...maybe]);
    const told = (things: readonly Thing[]): SpottedSupply[] =>
      things.map(({ name, plain, engineId, leastAge }) => ({
        supplyId: ids.get(engineId ?? '') ?? null,
        name,
        leastAge,
        picture: pictureOf(plain),
      }));
    return { sure: told(sure), maybe: told(maybe), by: spotter.by };
  }

  async #idsOf(db: Db, things: readonly Thing[]): Promise<Map<string, number>> {
    const rows = await this.#deps.supplies.ofEngine(
      db,
      things.flatMap(({ engineId }) => engineId ?? []),
    );
    return new Map(rows.map(({ engineId, id }) => [engineId ?? '', id]));
  }
}
