import { ageBandNames, themeNames, type AgeBand, type ThemeName } from '#contract/common.ts';
import { stepActions, type StepAction, type Who } from '#contract/ideas.ts';
import type { ExtrasFrom } from '#engine/extras/extras.ts';
import { colorHex, type ColorName } from '#engine/grammar/colors.ts';
import { carriedVariants } from './carried.ts';
import { readAmount } from './read-amount.ts';
import { readOptions } from './read-options.ts';
import {
  slotRoles,
  type Appeal,
  type Part,
  type Recipe,
  type Scene,
  type Slot,
  type SlotRole,
  type Step,
  type TemplateLine,
} from './recipe.ts';

type Written = {
  -readonly [K in keyof Recipe]: Recipe[K] extends readonly (infer T)[] ? T[] : Recipe[K];
};

const words = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((word) => word.trim())
    .filter(Boolean);

class RecipeError extends Error {
  constructor(id: string, line: string, problem: string) {
    super(`recipe ${id}: ${problem}: ${line}`);
    this.name = 'RecipeError';
  }
}

function readBands(text: string): AgeBand[] {
  return words(text, /[ ,]+/).map((word) => {
    if (!(ageBandNames as string[]).includes(word)) throw new Error(`no band ${word}`);
    return word as AgeBand;
  });
}

function readThemes(text: string): ThemeName[] {
  return words(text, /,/)
    .filter((word) => word !== '-')
    .map((word) => {
      if (!(themeNames as readonly string[]).includes(word)) throw new Error(`no theme ${word}`);
      return word as ThemeName;
    });
}

/** `green, white free`: any color does for the main one; `tan, pink or brown, black`: these do as well. */
function readMainColors(text: string): Pick<Recipe, 'colors' | 'otherMains'> {
  const [own = '', others = ''] = words(text.replace(/ free$/, ''), / or /);
  return { colors: readColors(own), otherMains: text.endsWith(' free') ? 'any' : readColors(others) };
}

function readColors(text: string): ColorName[] {
  return words(text, /,/).map((word) => {
    if (!(word in colorHex)) throw new Error(`no color ${word}`);
    return word as ColorName;
  });
}

/** Takes `@bands` off the end of a head: "roll @2-3,4-5". */
function readHead(head: string, all: readonly AgeBand[]): { name: string; bands: readonly AgeBand[] } {
  const [name = '', bands] = words(head, /@/);
  return { name, bands: bands === undefined ? all : readBands(bands) };
}

/** `when pens=paint,acrylic-paint; eyes!=sticker; tongue` at the end of a slot: a bare name means that it is filled. */
function readWhen(text: string): Slot['when'] {
  const conditions = words(text, /;/).map((one) => {
    const [slot = '', options = ''] = words(one, /!?=/);
    return { slot, options: words(options, /,/), not: one.includes('!=') || options === '' };
  });
  return conditions.length === 0 ? null : conditions;
}

function readSlot(recipe: Written, role: SlotRole, line: string): Slot {
  const [text = '', when = ''] = words(line, / when /);
  const at = text.indexOf(':');
  const { name, bands } = readHead(at < 0 ? text : text.slice(0, at), recipe.bands);
  const [options = '', amount = ''] = (at < 0 ? '' : text.slice(at + 1)).split('=');
  return {
    name,
    role,
    bands,
    options: readOptions(options),
    amount: readAmount(amount.trim()),
    when: readWhen(when),
  };
}

/** `world Farm: hay, fabric-scrap`. */
function readExtras(text: string): ExtrasFrom {
  const [table = '', things = ''] = words(text, /:/);
  return { table, things: new Set(words(things, /,/)) };
}

function readAppeal(text: string): Appeal {
  const appeal = Number(text);
  if (appeal !== 1 && appeal !== 2 && appeal !== 3) throw new Error(`an appeal is 1, 2 or 3`);
  return appeal;
}

const doers: Record<string, Who> = { c: 'child', t: 'together', g: 'grown-up' };

/** `by gtc`: one letter for each band of the recipe, youngest first. */
function readDoers(letters: string, bands: readonly AgeBand[]): Partial<Record<AgeBand, Who>> {
  if (letters === '') return {};
  if (letters.length !== bands.length) throw new Error(`"by ${letters}" needs ${bands.length} letters`);
  return Object.fromEntries(
    bands.map((band, at) => {
      const who = doers[letters.charAt(at)];
      if (who === undefined) throw new Error(`"by ${letters}" takes c, t and g`);
      return [band, who];
    }),
  );
}

function readStep(recipe: Written, text: string): Step {
  const at = text.indexOf(':');
  const { name: id, bands } = readHead(text.slice(0, at), recipe.bands);
  const [doing = '', doer = ''] = words(text.slice(at + 1), / by /);
  const [work = '', made = ''] = words(doing, />/);
  const [action = '', ...uses] = words(work, / +/);
  if (!(stepActions as readonly string[]).includes(action)) throw new Error(`no action ${action}`);
  return {
    id,
    bands,
    action: action as StepAction,
    uses: uses.filter((use) => !use.endsWith('?')),
    maybe: uses.filter((use) => use.endsWith('?')).map((use) => use.slice(0, -1)),
    makes: words(made, / +/),
    who: readDoers(doer, bands),
  };
}

/** `id[@variant,variant] = slot tone [paint step tone] : row ; row`. */
function readPart(text: string): Part {
  const at = text.indexOf(':');
  const [made = '', but = ''] = text.slice(0, at).split(' but ');
  const [head = '', , slot = '', tone = '', paint, step, color] = words(made, / +/);
  const [id = '', variants = ''] = head.split('@');
  return {
    id,
    variants: words(variants, /,/),
    slot,
    but: words(but, / +/),
    tone,
    painted: paint === 'paint' && step !== undefined && color !== undefined ? { step, tone: color } : null,
    rows: words(text.slice(at + 1), /;/),
  };
}

/** `part count inches [across] [fold] [glue]`. */
function readTemplate(text: string): TemplateLine {
  const [part = '', count, inches, ...marks] = words(text, / +/);
  const strange = marks.find((mark) => !['across', 'fold', 'glue'].includes(mark));
  if (strange !== undefined) throw new Error(`a template is never ${strange}`);
  const has = (mark: string): boolean => marks.includes(mark);
  return {
    part,
    count: Number(count),
    inches: Number(inches),
    across: has('across'),
    fold: has('fold'),
    glue: has('glue'),
  };
}

/** Rows for the first of a kind and for a second one beside it. */
function readTwo(rest: string): [string[], string[]] {
  const [first = '', second = ''] = words(rest, /\|/);
  return [words(first, /;/), words(second, /;/)];
}

const readers: Record<string, (recipe: Written, rest: string) => void> = {
  topics: (recipe, rest) => void (recipe.topics = words(rest.toLowerCase(), /,/)),
  near: (recipe, rest) => void (recipe.near = words(rest.toLowerCase(), /,/)),
  appeal: (recipe, rest) => void (recipe.appeal = readAppeal(rest)),
  carries: (recipe, rest) => {
    recipe.carries = true;
    recipe.variants = carriedVariants(rest, recipe.bands);
  },
  colors: (recipe, rest) => {
    Object.assign(recipe, readMainColors(rest));
  },
  minutes: (recipe, rest) => {
    const numbers = words(rest, / +/).map(Number);
    if (numbers.length !== recipe.bands.length) throw new Error('one number for each band');
    recipe.minutes = Object.fromEntries(recipe.bands.map((band, at) => [band, numbers[at]]));
  },
  waits: (recipe, rest) => void (recipe.waitingMinutes = Number(rest)),
  mess: (recipe, rest) => void (recipe.mess = rest as Recipe['mess']),
  place: (recipe, rest) => void (recipe.place = rest as Recipe['place']),
  extras: (recipe, rest) => void recipe.extras.push(readExtras(rest)),
  around: (recipe, rest) => void (recipe.around = readTwo(rest)),
  hung: (recipe, rest) => void (recipe.hung = readTwo(rest)),
  scene: (recipe, rest) => void (recipe.scene = rest as Scene),
  step: (recipe, rest) => void recipe.steps.push(readStep(recipe, rest)),
  template: (recipe, rest) => void recipe.templates.push(readTemplate(rest)),
  part: (recipe, rest) => void recipe.parts.push(readPart(rest)),
  variant: (recipe, rest) => {
    const [head = '', themes = '', colors = '', topics = ''] = rest.split('|');
    const { name: id, bands } = readHead(head, recipe.bands);
    recipe.variants.push({
      id,
      bands,
      themes: readThemes(themes),
      ...readMainColors(colors.trim()),
      topics: words(topics.toLowerCase(), /,/),
    });
  },
};
for (const role of slotRoles)
  readers[role] = (recipe, rest) => void recipe.slots.push(readSlot(recipe, role, rest));

function begin(line: string): Written {
  const [id = '', bands = '', themes = ''] = words(line.slice(1), /\|/);
  return {
    id,
    bands: readBands(bands),
    themes: readThemes(themes),
    topics: [],
    near: [],
    appeal: 2,
    carries: false,
    variants: [],
    colors: [],
    otherMains: [],
    minutes: {},
    waitingMinutes: 0,
    mess: 'low',
    place: 'table',
    slots: [],
    steps: [],
    parts: [],
    templates: [],
    extras: [],
    around: null,
    hung: null,
    scene: 'stand',
  };
}

function readLine(recipe: Written, line: string): void {
  const at = line.indexOf(' ');
  const reader = readers[line.slice(0, at)];
  if (reader === undefined) throw new Error(`nothing is called "${line.slice(0, at)}"`);
  reader(recipe, line.slice(at + 1).trim());
}

/** Reads a shelf: recipes that begin with `* id | bands | themes`, one fact to a line. */
export function readRecipes(shelf: string): Recipe[] {
  const recipes: Written[] = [];
  for (const raw of shelf.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    try {
      const recipe = recipes.at(-1);
      if (line.startsWith('*')) recipes.push(begin(line));
      else if (recipe) readLine(recipe, line);
    } catch (error) {
      throw new RecipeError(recipes.at(-1)?.id ?? '?', line, error instanceof Error ? error.message : '');
    }
  }
  return recipes;
}
