import type { AgeBand, ThemeName } from '#contract/common.ts';
import type { StepAction, Who } from '#contract/ideas.ts';
import type { ExtrasFrom } from '#engine/extras/extras.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/**
 * What a slot is for. `heart`: what makes it this craft. `need`: it cannot be done without. `nice`: only where it is at hand.
 * `join`: what holds it together. `tool`: is used and stays. `home`: what every home has, such as water, a plate or a towel.
 */
export const slotRoles = ['heart', 'need', 'nice', 'join', 'tool', 'home'] as const;
export type SlotRole = (typeof slotRoles)[number];

export interface Amount {
  /** How many or how much: halves and quarters allowed. */
  count: number;
  /** `piece` for things that are counted, else a unit that the tongue knows. */
  unit: string;
}

/** Another slot is filled with one of these, or, with `not`, with something else: a brush where the color is paint. */
export interface Condition {
  slot: string;
  options: readonly string[];
  not: boolean;
}

export interface Slot {
  name: string;
  role: SlotRole;
  bands: readonly AgeBand[];
  /** Best first. Empty for what every home has and nobody lists. */
  options: readonly Supply[];
  amount: Amount;
  /** Only where one of these holds is it needed; null for always. A step that names it stands without it. */
  when: readonly Condition[] | null;
}

export interface Step {
  id: string;
  bands: readonly AgeBand[];
  action: StepAction;
  /** Names of slots in the hands; the step falls away when a `nice` one among them is empty. */
  uses: readonly string[];
  /** Slots that are only spoken of where they are filled. */
  maybe: readonly string[];
  /** Parts that come into being. */
  makes: readonly string[];
  who: Partial<Record<AgeBand, Who>>;
}

export interface Part {
  id: string;
  /** The variants that have it; empty for all. */
  variants: readonly string[];
  /** What it is made of: the name of a slot. */
  slot: string;
  /** The slots in whose place it stands: it is there where these are empty. */
  but: readonly string[];
  /** `own` for the material as it comes, or the letter of one of the craft's colors. */
  tone: string;
  /** After which step it is painted, and in which color. */
  painted: { step: string; tone: string } | null;
  /** How it is drawn: the illustrator's notation with `~` for its own tone. */
  rows: readonly string[];
}

/** Which of the family's own colors may take the place of the main one: a cat is black as well, a car whatever there is. */
type OtherMains = 'any' | readonly ColorName[];

export interface Variant {
  id: string;
  themes: readonly ThemeName[];
  topics: readonly string[];
  colors: readonly ColorName[];
  otherMains: OtherMains;
  bands: readonly AgeBand[];
}

/** A part that is cut to shape, so many times, its outline so many inches high, or `across`. */
export interface TemplateLine {
  part: string;
  count: number;
  inches: number;
  across: boolean;
  /** Folded along its middle, from top to bottom. */
  fold: boolean;
  /** Its foot is glued under something. */
  glue: boolean;
}

/** 3: a classic, or many would say yes at once; 2: a fair answer; 1: for a few. */
export type Appeal = 1 | 2 | 3;

export type Scene = 'stand' | 'lay' | 'hang';

/** One craft that works, apart from the words that tell it. */
export interface Recipe {
  id: string;
  bands: readonly AgeBand[];
  /** The themes that it is, not carries. */
  themes: readonly ThemeName[];
  /** Words of families' own themes that it is. */
  topics: readonly string[];
  /** Words that it only goes with: for these whatever is what they say comes first. */
  near: readonly string[];
  /** How gladly families make it, whatever lies there. */
  appeal: Appeal;
  /** Whether its variants are subjects that it carries, such as a mosaic that shows a turtle, rather than is. */
  carries: boolean;
  variants: readonly Variant[];
  /** Main color first. */
  colors: readonly ColorName[];
  otherMains: OtherMains;
  minutes: Partial<Record<AgeBand, number>>;
  /** Minutes of drying, growing or baking on top. */
  waitingMinutes: number;
  mess: 'low' | 'some' | 'lots';
  place: 'table' | 'floor' | 'sink' | 'outdoors';
  slots: readonly Slot[];
  steps: readonly Step[];
  parts: readonly Part[];
  templates: readonly TemplateLine[];
  /** Where what it has no slot for may go, best first. */
  extras: readonly ExtrasFrom[];
  /** How a cord or a tape lies around it, the first and a second one, where its middle is not free. */
  around: readonly [readonly string[], readonly string[]] | null;
  /** The same of what is tied to it and hangs down. */
  hung: readonly [readonly string[], readonly string[]] | null;
  scene: Scene;
}
