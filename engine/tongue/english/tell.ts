import { ageBandNames, type Difficulty } from '#contract/common.ts';
import type { CraftPlan, PlanMaterial, PlanStep } from '#contract/ideas.ts';
import type { Binding, Bound } from '#engine/choosing/bind.ts';
import { colorsFor, isOfColor } from '#engine/choosing/plan-colors.ts';
import type { Table } from '#engine/choosing/table.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import { capital, titled } from '#engine/grammar/nouns.ts';
import { seeded, type Random } from '#engine/random/seeded.ts';
import { templatesFor } from '#engine/templates/templates.ts';
import { say, type Speaker } from '#engine/tongue/say.ts';
import { sayingsFor, type Saying, type Words } from '#engine/tongue/words.ts';
import { sayLeftOver } from './drawer.ts';
import { amountText, materialName, type Thing } from './nouns-of.ts';
import { careNotes } from './care-notes.ts';
import { englishSpeaker } from './speaker.ts';

interface Telling {
  binding: Binding;
  words: Words;
  table: Table;
  /** As it is kept with the craft. */
  theme: string;
  palette: readonly string[];
  /** Said after the description; mostly nothing. */
  aside?: string;
  seed: number;
}

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
}

/** One roll of tape, one pair of scissors: enough for whatever it is used for. */
const lasts = ({ thing: { amount, supply }, bound: { slot } }: Line): boolean =>
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
    if (known === undefined) lines.set(key, { thing, bound });
    else if (known.thing.amount.unit === thing.amount.unit) {
      const count =
        lasts(known) && lasts({ thing, bound }) ? 1 : known.thing.amount.count + thing.amount.count;
      const line = needed(known, { thing, bound });
      lines.set(key, { ...line, thing: { ...thing, amount: { ...thing.amount, count } } });
    }
  }
  return [...lines.values()];
}

const standIns = ({ slot, others }: Bound): string[] =>
  slot.role === 'tool' ? [] : others.slice(0, 2).map((other) => other.name);

/** "Blue paper", where the family said so and the craft makes something blue of it. */
function inItsColor(binding: Binding, { color, slot }: Bound, name: string): string {
  const isOne = slot.amount.unit !== 'color' || slot.amount.count === 1;
  return color !== null && isOne && isOfColor(binding, color) ? capital(`${color} ${lower(name)}`) : name;
}

/** A pen of the one color that the family named is no set of three. */
const inOneColor = (amount: string): string => (amount.endsWith(' colors') ? '1 color' : amount);

function materialOf(binding: Binding, { thing, bound }: Line): PlanMaterial {
  const plain = materialName(thing);
  const name = inItsColor(binding, bound, plain);
  const amount = amountText(thing);
  return {
    supplyId: bound.supply?.id ?? null,
    name,
    amount: name === plain ? amount : inOneColor(amount),
    role: roles[bound.slot.role],
    listed: bound.listed,
    optional: bound.slot.role === 'nice',
    substitutes: standIns(bound),
  };
}

const materialsOf = ({ binding }: Telling): PlanMaterial[] =>
  gathered(binding).map((line) => materialOf(binding, line));

class Teller {
  readonly telling: Telling;
  readonly speaker: Speaker;
  readonly random: Random;

  constructor(telling: Telling) {
    const { binding, words, palette, seed } = telling;
    this.telling = telling;
    this.speaker = englishSpeaker({ binding, words, colors: colorsFor(binding, palette) });
    this.random = seeded(seed + 7);
  }

  one(sayings: readonly Saying[]): string {
    const fitting = sayingsFor(sayings, this.telling.binding.band);
    return fitting.length === 0 ? '' : say(this.random.pick(fitting).text, this.speaker);
  }

  all(sayings: readonly Saying[]): string[] {
    return sayingsFor(sayings, this.telling.binding.band)
      .map(({ text }) => say(text, this.speaker))
      .filter(Boolean);
  }

  steps(): PlanStep[] {
    const { binding, words } = this.telling;
    return binding.steps.flatMap(({ step, who }) => {
      const text = this.one(words.steps.get(step.id) ?? []);
      const uses = [...step.uses, ...step.maybe].flatMap((name) => binding.bound.get(name)?.supply?.id ?? []);
      return text === '' ? [] : [{ id: step.id, text, who, action: step.action, uses: [...new Set(uses)] }];
    });
  }
}

function difficultyOf({ recipe, steps, band }: Binding): Difficulty {
  const own = recipe.bands.indexOf(band);
  const places = ageBandNames.indexOf(band);
  const theirs = steps.filter(({ who }) => who !== 'grown-up');
  const hard = theirs.filter(({ step }) =>
    ['sew', 'weave', 'thread', 'fold', 'poke', 'build'].includes(step.action),
  ).length;
  const weight = theirs.length + hard * 1.5 - own * 2 + (recipe.minutes[band] ?? 30) / 20;
  if (weight > 11 + places * 0.5) return 'hard';
  return weight > 7 + places * 0.3 ? 'medium' : 'easy';
}

/** The finished craft in English, from the recipe as it was laid out. */
export function tell(telling: Telling): CraftPlan {
  const { binding, words, table, seed } = telling;
  const { recipe, variant, band } = binding;
  const teller = new Teller(telling);
  const steps = teller.steps();
  const slots = Object.fromEntries([...binding.bound].map(([name, { supply }]) => [name, supply?.id ?? '']));
  return {
    formId: recipe.id,
    subjectId: variant?.id ?? recipe.id,
    picture: 'recipe',
    ageBand: band,
    theme: telling.theme,
    seed,
    title: titled(teller.one(words.titles)),
    description: [teller.one(words.abouts), telling.aside ?? ''].filter(Boolean).join(' '),
    materials: materialsOf(telling),
    difficulty: difficultyOf(binding),
    durationMinutes: recipe.minutes[band] ?? 30,
    waiting: words.waiting === '' ? '' : say(words.waiting, teller.speaker),
    mess: recipe.mess,
    steps,
    safetyNotes: [...new Set([...teller.all(words.safety), ...careNotes(binding)])].slice(0, 5),
    goFurther: teller.one(words.further),
    skills: words.skills.map((skill) => say(skill, teller.speaker)).map(lower),
    fact: words.fact === '' ? '' : say(words.fact, teller.speaker),
    slots,
    colors: colorsFor(binding, telling.palette).map((name) => ({ name, hex: colorHex[name] })),
    leftOver: sayLeftOver(table, binding, words.drawer),
    templates: templatesFor({ recipe, variantId: variant?.id ?? recipe.id, band, slots }).length,
    alt: words.alt === '' ? '' : say(words.alt, teller.speaker),
  };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
