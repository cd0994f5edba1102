import * as z from 'zod/mini';
import { ageBandNames, difficulties } from './common.ts';

/** What the idea engine takes and returns. */
const hexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const formSubjectPairSchema = z.object({ formId: z.string(), subjectId: z.string() });
export type FormSubjectPair = z.output<typeof formSubjectPairSchema>;

/** What a family can ask the engine to leave out: a substance someone reacts to, or small parts because of a baby. */
export const avoidances = [
  'wheat',
  'egg',
  'nuts',
  'milk',
  'latex',
  'wool',
  'scent',
  'small-parts',
  'glitter',
] as const;
export type Avoidance = (typeof avoidances)[number];

export const messLevels = ['low', 'some', 'lots'] as const;
export type MessLevel = (typeof messLevels)[number];

const suggestRequestSchema = z.object({
  ageBand: z.enum(ageBandNames),
  /** One of the themes, or the family's own words. */
  theme: z.string().check(z.maxLength(120)),
  /** Free text, one entry per line of the wizard; an entry may name several things. */
  supplies: z.array(z.string()),
  /** The photo's main colors, strongest first. */
  palette: z.optional(z.array(hexColorSchema)),
  /** What this person got lately, newest first. */
  recent: z.optional(z.array(formSubjectPairSchema)),
  avoid: z.optional(z.array(z.enum(avoidances))),
  /** At most so many minutes of work. */
  minutes: z.optional(z.int()),
  /** At most so much mess. */
  mess: z.optional(z.enum(messLevels)),
});
export type SuggestRequest = z.input<typeof suggestRequestSchema>;

export const whoNames = ['child', 'together', 'grown-up'] as const;
export type Who = (typeof whoNames)[number];

/** What the hands do in a step; the step drawings hang on it. */
export const stepActions = [
  'prepare',
  'draw',
  'cut',
  'tear',
  'fold',
  'roll',
  'glue',
  'tape',
  'tie',
  'paint',
  'print',
  'color',
  'shape',
  'thread',
  'sew',
  'weave',
  'fill',
  'mix',
  'arrange',
  'decorate',
  'poke',
  'build',
  'heat',
  'dry',
  'wash',
  'test',
  'play',
] as const;
export type StepAction = (typeof stepActions)[number];

const planStepSchema = z.object({
  /** Its name in the recipe; empty for crafts that no recipe stands behind. */
  id: z.string(),
  text: z.string().check(z.minLength(1)),
  who: z.enum(whoNames),
  action: z.enum(stepActions),
  /** Ids of the supplies in the hands. */
  uses: z.array(z.string()),
});
export type PlanStep = z.output<typeof planStepSchema>;

const planMaterialSchema = z.object({
  /** Null for something the family listed that the engine does not know. */
  supplyId: z.nullable(z.string()),
  name: z.string().check(z.minLength(1)),
  amount: z.string(),
  role: z.enum(['base', 'joiner', 'color', 'decoration', 'tool']),
  /** True when the family listed it. */
  listed: z.boolean(),
  optional: z.boolean(),
  substitutes: z.array(z.string()),
});
export type PlanMaterial = z.output<typeof planMaterialSchema>;

const planColorSchema = z.object({ name: z.string(), hex: hexColorSchema });

export const craftPlanSchema = z.object({
  formId: z.string(),
  subjectId: z.string(),
  picture: z.string(),
  ageBand: z.enum(ageBandNames),
  theme: z.string(),
  seed: z.number(),
  title: z.string().check(z.minLength(3), z.maxLength(80)),
  description: z.string().check(z.minLength(20), z.maxLength(600)),
  materials: z.array(planMaterialSchema).check(z.minLength(2)),
  difficulty: z.enum(difficulties),
  durationMinutes: z.number().check(z.int(), z.minimum(5), z.maximum(240)),
  /** Drying, growing or baking time on top, in words; empty when there is none. */
  waiting: z.string(),
  mess: z.enum(messLevels),
  steps: z.array(planStepSchema).check(z.minLength(4), z.maxLength(10)),
  safetyNotes: z.array(z.string()).check(z.minLength(1)),
  goFurther: z.string().check(z.minLength(1)),
  skills: z.array(z.string()).check(z.minLength(1)),
  /** Empty where no fact adds anything. */
  fact: z.string(),
  /** What fills the slots of the recipe: slot -> supply; the picture is drawn from them. */
  slots: z.record(z.string(), z.string()),
  /** Colors of the finished thing, main color first. */
  colors: z.array(planColorSchema).check(z.minLength(1)),
  /** What the family listed and this craft leaves in the drawer; the reason is empty where none helps. */
  leftOver: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** How many templates to cut out its print has. */
  templates: z.optional(z.int()),
  /** What the picture shows; empty where the title says it. */
  alt: z.string(),
});
export type CraftPlan = z.output<typeof craftPlanSchema>;

/** A craft, or the kind sentence that says why there is none. */
const suggestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('craft'), craft: craftPlanSchema }),
  z.object({ kind: z.literal('declined'), message: z.string() }),
]);
export type Suggestion = z.output<typeof suggestionSchema>;
