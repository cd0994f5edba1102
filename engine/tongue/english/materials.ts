import type { PlanMaterial } from '#contract/ideas.ts';
import { areDark, isSheet, type Binding, type Bound } from '#engine/choosing/bind.ts';
import { isOfColor } from '#engine/choosing/plan-colors.ts';
import type { Table } from '#engine/choosing/table.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import { capital, list } from '#engine/grammar/nouns.ts';
import { wholesIn } from '#engine/recipes/whole-things.ts';
import { amountText, materialName, type Thing } from './nouns-of.ts';

/** A craft laid out on a family's table. */
interface Laid {
  binding: Binding;
  table: Table;
}

/** In which colors the steps speak of a slot. */
export type SaidColors = Map<string, Set<ColorName>>;

const roles: Record<Bound['slot']['role'], PlanMaterial['role']> = {
  heart: 'base',
  need: 'base',
  home: 'base',
  nice: 'decoration',
  join: 'joiner',
  tool: 'tool',
};

function thingOf(name: string, { supply, slot }: Bound): Thing {
  return { name: name.replaceAll('-', ' '), supply, amount: slot.amount };
}

interface Line {
  thing: Thing;
  bound: Bound;
  /** The places in the recipe that it fills. */
  names: readonly string[];
}

/** One roll of tape, one pair of scissors: enough for whatever it is used for. */
const lasts = ({ thing: { amount, supply }, bound: { slot } }: Omit<Line, 'names'>): boolean =>
  amount.unit === 'piece' &&
  amount.count === 1 &&
  (slot.role === 'join' || slot.role === 'tool' || (supply?.mass === true && supply.kind === 'joiner'));

/** What is needed somewhere is no trim, though it is used as one as well. */
const needed = (one: Line, other: Line): Line => (one.bound.slot.role === 'nice' ? other : one);

/** One line for each thing: what several slots take of it is added up. */
function gathered(binding: Binding): Line[] {
  const lines = new Map<string, Line>();
  for (const [name, bound] of binding.bound) {
    const key = bound.supply?.id ?? name;
    const thing = thingOf(name, bound);
    const known = lines.get(key);
    if (known === undefined) lines.set(key, { thing, bound, names: [name] });
    // A scrap of green beside half a sheet of black: no sum, but both colors.
    else if (known.thing.amount.unit !== thing.amount.unit)
      lines.set(key, { ...known, names: [...known.names, name] });
    else {
      const count =
        lasts(known) && lasts({ thing, bound }) ? 1 : known.thing.amount.count + thing.amount.count;
      const line = needed(known, { thing, bound, names: [] });
      const names = [...known.names, name];
      lines.set(key, { ...line, names, thing: { ...thing, amount: { ...thing.amount, count } } });
    }
  }
  return [...lines.values()];
}

const standIns = ({ slot, others }: Bound): string[] =>
  slot.role === 'tool' ? [] : others.slice(0, 2).map((other) => other.name);

/** What one buys by the color, and not by the sheet of one. */
const isPalette = ({ thing: { amount, supply } }: Line): boolean =>
  amount.unit === 'color' || (supply?.kind === 'color' && amount.unit === 'piece' && amount.count === 1);

/** "2 colors: red and gold", "3 sheets: black and white", "3 colors, green among them". */
function colorsAmount(line: Line, colors: readonly ColorName[]): string {
  const { thing } = line;
  const { amount, supply } = thing;
  const usual = Number(/^(\d+)(?: or \d+)? colors$/.exec(supply?.amount ?? '')?.[1] ?? 1);
  const has = isPalette(line) && amount.unit === 'piece' ? usual : amount.count;
  const count = Math.max(has, amount.unit === 'sheet' || isPalette(line) ? colors.length : 0);
  const unit = isPalette(line) ? 'color' : amount.unit;
  const wholes = supply && wholesIn({ count, unit }, supply);
  const isShort = wholes !== null && wholes < colors.length;
  const said = isShort ? String(colors.length) : amountText({ ...thing, amount: { count, unit } });
  return colors.length < count && isPalette(line)
    ? `${said}, ${list(colors)} among them`
    : `${said}: ${list(colors)}`;
}

interface Named {
  name: string;
  amount: string;
}

/** The line in the colors that the craft speaks of; else in the family's, where the craft makes something of them. */
function named(binding: Binding, line: Line, colors: readonly ColorName[]): Named {
  const { thing, bound } = line;
  const plain = { name: materialName(thing), amount: amountText(thing) };
  const inOne = (color: string): Named => ({
    name: capital(`${color} ${plain.name.charAt(0).toLowerCase()}${plain.name.slice(1)}`),
    amount: plain.amount.endsWith(' colors') ? '1 color' : plain.amount,
  });
  const isOne = thing.amount.unit !== 'color' || thing.amount.count === 1;
  const [color] = colors;
  if (color === undefined) {
    const [own, ...others] = bound.colors;
    return own !== undefined && others.length === 0 && isOne && isOfColor(binding, own) ? inOne(own) : plain;
  }
  const isSet = isPalette(line) && plain.amount.endsWith(' colors');
  return colors.length === 1 && !isSet ? inOne(color) : { ...plain, amount: colorsAmount(line, colors) };
}

/** Whether the family's own is of a color that the craft can use as it is told. */
const suits = ({ colors: own }: Bound, colors: readonly ColorName[]): boolean =>
  own.length === 0 ||
  colors.length === 0 ||
  colors.some((one) => own.some((color) => one === color || one.endsWith(` ${color}`)));

const inWhich = (names: readonly string[], said: SaidColors): readonly ColorName[] => [
  ...new Set(names.flatMap((name) => Array.from(said.get(name) ?? []))),
];

/** Where the family's own is too dark to draw on, another is asked for. */
const lightOr = (name: string, { supply, listed }: Bound, { colors }: Table): string =>
  supply !== null && isSheet(supply) && !listed && areDark(colors.get(supply.id))
    ? capital(`light ${name.charAt(0).toLowerCase()}${name.slice(1)}`)
    : name;

function materialOf({ binding, table }: Laid, line: Line, said: SaidColors): PlanMaterial {
  const { bound, names } = line;
  const { supply, slot } = bound;
  const colors = supply?.tone === 'any' ? inWhich(names, said) : [];
  const called = named(binding, line, colors);
  return {
    supplyId: supply?.id ?? null,
    ...called,
    amount: orMore(binding, bound, called.amount),
    name: colors.length === 0 ? lightOr(called.name, bound, table) : called.name,
    role: roles[slot.role],
    listed: bound.listed && suits(bound, colors),
    optional: slot.role === 'nice',
    substitutes: standIns(bound),
  };
}

/** Who paints any subject needs the colors that it has. */
const orMore = ({ recipe }: Binding, { supply }: Bound, amount: string): string =>
  recipe.carries && supply?.kind === 'color'
    ? amount.replace(/^([3-9]) colors/, '$1 or more colors')
    : amount;

/** The list, with the colors in which the steps speak of its things. */
export const materialsOf = (laid: Laid, said: SaidColors): PlanMaterial[] =>
  gathered(laid.binding).map((line) => materialOf(laid, line, said));
