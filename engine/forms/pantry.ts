import { ageBands, type AgeBand } from '#contract/common.ts';
import type { Avoidance } from '#contract/ideas.ts';
import { findSupply, supplies } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/** What to reach for when nothing suitable was listed: the most common thing for a tag. */
const usual: Record<string, string> = {
  tube: 'cardboard-tube',
  box: 'cardboard-box',
  bigbox: 'cardboard-box',
  smallbox: 'small-box',
  plate: 'paper-plate',
  card: 'cardboard',
  thick: 'cardboard',
  'bag-cloth': 'cloth-bag',
  thin: 'cardstock',
  paper: 'construction-paper',
  plain: 'paper',
  cup: 'paper-cup',
  carton: 'egg-carton',
  bottle: 'plastic-bottle',
  jar: 'plastic-jar',
  yarn: 'yarn',
  string: 'string',
  popstick: 'craft-stick',
  stick: 'stick',
  stone: 'stone',
  paint: 'paint',
  draw: 'marker',
  glue: 'glue',
  tape: 'tape',
  tissue: 'tissue-paper',
  clay: 'air-dry-clay',
  straw: 'paper-straw',
  stuffing: 'cotton-ball',
  fabric: 'fabric-scrap',
  felt: 'felt',
  hang: 'string',
  tear: 'construction-paper',
  scrap: 'magazine',
  natural: 'leaf',
  leaf: 'leaf',
  tub: 'plastic-tub',
  pin: 'paper-cup',
  streamer: 'crepe-paper',
  wheel: 'plastic-lid',
  wax: 'crayon',
  sponge: 'kitchen-sponge',
  mache: 'newspaper',
  bigsheet: 'newspaper',
  bigpaper: 'packing-paper',
  thread: 'yarn',
  fill: 'rice',
  mosaic: 'construction-paper',
  filter: 'coffee-filter',
  spoon: 'wooden-spoon',
};

/** What this family may use: what they listed first, then what most homes have. */
export class Pantry {
  readonly listed: readonly Supply[];
  private readonly taken = new Set<string>();
  private readonly least: number;
  private readonly avoid: ReadonlySet<Avoidance>;

  constructor(listed: readonly Supply[], band: AgeBand, avoid: readonly Avoidance[]) {
    this.least = ageBands[band].min;
    this.avoid = new Set(avoid);
    this.listed = listed.filter((supply) => this.allows(supply));
  }

  allows(supply: Supply): boolean {
    if (supply.leastAge > this.least) return false;
    if (this.avoid.has('small-parts') && supply.hazards.includes('small parts')) return false;
    return !supply.allergens.some((allergen) => this.avoid.has(allergen));
  }

  /** The best supply for `tag|tag|id`, earlier wants first; null when nothing allowed fits. */
  take(wants: string, again = false): Supply | null {
    const wanted = readWants(wants);
    for (const want of wanted) {
      const mine = this.listed.find(
        (supply) => want.fitting.has(supply.id) && (again || !this.taken.has(supply.id)),
      );
      if (mine) return this.mark(mine);
    }
    for (const want of wanted) {
      if (want.common && this.allows(want.common)) return this.mark(want.common);
    }
    for (const want of wanted) {
      for (const supply of want.fitting.values()) if (this.allows(supply)) return this.mark(supply);
    }
    return null;
  }

  /** The next listed, unused supply that passes, if there is one. */
  takeListed(passes: (supply: Supply) => boolean): Supply | null {
    const mine = this.listed.find((supply) => !this.taken.has(supply.id) && passes(supply));
    return mine ? this.mark(mine) : null;
  }

  isListed(supply: Supply): boolean {
    return this.listed.includes(supply);
  }

  usedIds(): ReadonlySet<string> {
    return this.taken;
  }

  private mark(supply: Supply): Supply {
    this.taken.add(supply.id);
    return supply;
  }
}

interface Want {
  common: Supply | null;
  fitting: ReadonlyMap<string, Supply>;
}

const known = new Map<string, readonly Want[]>();

/** Forms ask with the same few words again and again. */
function readWants(wants: string): readonly Want[] {
  const before = known.get(wants);
  if (before) return before;
  const read = wants.split('|').map((want) => {
    const fitting = supplies.filter((supply) => supply.id === want || supply.tags.includes(want));
    return {
      common: findSupply(usual[want] ?? want),
      fitting: new Map(fitting.map((supply) => [supply.id, supply] as const)),
    };
  });
  known.set(wants, read);
  return read;
}
