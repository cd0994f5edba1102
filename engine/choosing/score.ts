import type { Extra } from '#engine/extras/extras.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { takenBy, type Binding, type Bound } from './bind.ts';
import { isEveryday } from './everyday.ts';
import { colorMatches } from './plan-colors.ts';
import { rarity } from './rarity.ts';
import type { Table } from './table.ts';
import type { Fit } from './theme-fit.ts';

/** Glue and markers go with whatever is made; dye, copper tape and bobby pins were laid there for something. */
const telling = 1;

/** Tools and pens lie on the table for whatever is made. */
const isMaterial = (supply: Supply): boolean =>
  supply.kind === 'color' || supply.kind === 'joiner' ? rarity(supply) > telling : supply.kind !== 'tool';

/** What it is worth that a tool or color that lies there is used: it breaks ties. */
const toolPoints = 0.4;

/** Scissors speak for no craft; a toothbrush, a spray bottle or fabric markers were laid there for one. */
const usualTool = 0.8;
const signalPoints = 2;
const mostSignal = 1.2;

const toolWorth = (supply: Supply): number =>
  toolPoints + Math.min(mostSignal, Math.max(0, rarity(supply) - usualTool) * signalPoints);

/** What it is worth that paper said to be blue becomes something blue. */
const colorPoints = 1;

export interface ThingReasons {
  /** How much of what makes it this craft lies there, 0 to 1. */
  heart: number;
  /** Whether what is missing of its heart is in nearly every home. */
  isHomely: boolean;
  /** How many of the listed materials, tools and pens apart, have a natural use here; null where none is listed. */
  natural: number | null;
  /** Listed things with a natural use here, and those without. */
  used: readonly Supply[];
  unused: readonly Supply[];
  /** What would have to be found. */
  missing: readonly Supply[];
  total: number;
}

export interface Reasons extends ThingReasons {
  fit: Fit;
  /** How much of the family's own words it is called by, 0 to 1. */
  named: number;
  /** Whether it only shows something that goes with what the family's words say. */
  isBeside: boolean;
}

const fitPoints: Record<Fit, number> = {
  is: 7,
  topic: 5.5,
  near: 2,
  carries: 1.5,
  open: 0,
  loose: -8,
  none: -20,
};

const heartsOf = (binding: Binding): Bound[] =>
  [...binding.bound.values()].filter(({ slot }) => slot.role === 'heart');

function heartShare(hearts: readonly Bound[]): number {
  return hearts.length === 0 ? 0 : hearts.filter(({ listed }) => listed).length / hearts.length;
}

const isAtHand = ({ supply }: Bound): boolean => supply !== null && isEveryday(supply);

const homely = (hearts: readonly Bound[]): boolean => hearts.every((one) => one.listed || isAtHand(one));

/** What of a missing heart that is in nearly every home counts: a plate is a ladybug though nobody listed the paint. */
const everydayShare = 0.4;

/** What it is worth that nothing of its heart has to be found: half a heart with many uses is still half a craft. */
const wholePoints = 2;

/** Where many things would do, none of them is quite what the craft is made for. */
const purpose = ({ slot }: Bound): number => 1 - 0.08 * Math.min(slot.options.length - 1, 6);

/** What it costs that the heart is the last thing that would do instead of the one that the craft was thought up for. */
const secondBestPoints = 4;

/** How far down among what would do the thing stands that is there: 0 for the first, 1 for the last. */
function distance({ slot, supply, listed }: Bound): number {
  const last = slot.options.length - 1;
  return listed && last > 0 ? slot.options.findIndex(({ id }) => id === supply?.id) / last : 0;
}

/** A form that takes many subjects is thought up for none of them. */
const formPoints = ({ variants }: Recipe): number => Math.min(3, Math.log2(1 + variants.length));

/** What it is worth that families make it gladly. */
const appealPoints = 0.5;

function heartPoints(hearts: readonly Bound[]): number {
  if (!hearts.some(({ listed }) => listed)) return -5;
  const there = hearts.reduce(
    (sum, one) => sum + (one.listed ? purpose(one) : isAtHand(one) ? everydayShare : 0),
    0,
  );
  const whole = hearts.every(({ listed }) => listed) ? wholePoints : 0;
  const secondBest = hearts.reduce((sum, one) => sum + distance(one), 0) * secondBestPoints;
  return (there * 13 - secondBest) / hearts.length + whole - (homely(hearts) ? 0 : 5);
}

/** What it costs that a thing has to be found first: most where it is no tool, and not in every home. */
function costOf(supply: Supply): number {
  if (isMaterial(supply)) return isEveryday(supply) ? 0.7 : 2.4;
  return isEveryday(supply) ? 0.5 : 1;
}

const sum = (things: readonly Supply[], of: (thing: Supply) => number): number =>
  things.reduce((total, thing) => total + of(thing), 0);

/** Of a table of tools alone. */
const leastWorth = 1;

const worth = (things: readonly Supply[]): number => sum(things, rarity);

/** A place beside the craft is worth less than one in it. */
const extraShare = 0.4;

/** What it is worth that things without a slot have a place on or around the craft. */
export function weighExtras(extras: readonly Extra[], table: Table): number {
  if (extras.length === 0) return 0;
  const ids = new Set(extras.map(({ supplyId }) => supplyId));
  const placed = table.listed.filter(({ id }) => ids.has(id));
  const materials = table.listed.filter(isMaterial);
  return extraShare * ((worth(placed) / Math.max(worth(materials), leastWorth)) * 12 + extras.length);
}

/** How well what a recipe takes serves this table: heart first, then natural uses, then how little is missing. */
export function weighThings(binding: Binding, table: Table): ThingReasons {
  const bound = [...binding.bound.values()].filter(({ supply }) => supply !== null);
  const ids = takenBy(binding);
  const used = table.listed.filter((supply) => ids.has(supply.id));
  const unused = table.listed.filter((supply) => !ids.has(supply.id));
  const missing = bound.flatMap(({ supply, listed }) => (supply && !listed ? [supply] : []));
  const hearts = heartsOf(binding);
  const heart = heartShare(hearts);
  const materials = table.listed.filter(isMaterial);
  const fitting = materials.filter((supply) => ids.has(supply.id));
  const natural = fitting.length;
  const tools = used.filter((supply) => !isMaterial(supply));
  const empty = materials.length === 0;
  const total =
    (empty ? 0 : heartPoints(hearts)) +
    (empty ? 0 : (worth(fitting) / worth(materials)) * 12 + Math.min(natural, 5)) +
    sum(tools, toolWorth) -
    sum(missing, costOf) +
    (binding.recipe.appeal - 2) * appealPoints -
    formPoints(binding.recipe);
  const shown = { heart, isHomely: homely(hearts), natural: empty ? null : natural };
  return { ...shown, used, unused, missing, total };
}

/** What it is worth to be just what the family's words say. */
const namedPoints = 7.5;

/** How a recipe stands to the theme: `named` is how much of the family's own words it is called by, 0 to 1. */
interface About {
  fit: Fit;
  named: number;
  isBeside: boolean;
}

/** A picture that goes with a day, and is not the day: whatever is made for it comes first. */
const besidePoints = 0;

/** From so much of their words on it is all that they said that counts. */
const mostlySaid = 0.3;

/** "Moth evening with Grandpa" is about moths; what is only for grandpas is not yet what they said. */
const pointsFor = (fit: Fit, named: number): number =>
  fitPoints[fit] * (fit === 'topic' ? Math.min(1, named / mostlySaid) : 1) + named * namedPoints;

/** With what it is about, which comes after the heart alone. */
export function weigh(things: ThingReasons, binding: Binding, { fit, named, isBeside }: About): Reasons {
  const about = isBeside ? besidePoints : pointsFor(fit, named);
  return {
    ...things,
    fit,
    named,
    isBeside,
    total: things.total + about + colorMatches(binding) * colorPoints,
  };
}
