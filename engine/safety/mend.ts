import type { AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';
import type { CraftChange, CraftText, Spot } from './craft.ts';
import { handedOver } from './hand-over.ts';
import { watchSentence } from './notes.ts';
import type { Hit } from './line.ts';

/** A craft in the making: what is mended, and what was changed. */
export interface Mending {
  title: string;
  description: string;
  materials: { name: string; amount: string; optional: boolean; substitutes: string[] }[];
  steps: { text: string; who: Who }[];
  safetyNotes: string[];
  goFurther: string | null;
  imageAlt: string;
  changes: CraftChange[];
  /** Stand-ins and notes that go, taken out at the end so that places stay what they are. */
  gone: Set<string>;
}

export const openFor = (craft: CraftText): Mending => ({
  ...craft,
  materials: craft.materials.map((one) => ({ ...one, substitutes: [...one.substitutes] })),
  steps: craft.steps.map((step) => ({ ...step })),
  safetyNotes: [...craft.safetyNotes],
  changes: [],
  gone: new Set(),
});

const keyOf = ({ field, at, sub }: Spot): string => `${field} ${at} ${sub}`;

/** Leaves out what a craft can do without: a note, a stand-in, the way to go further. */
export function leaveOut(mending: Mending, where: Spot, why: string): void {
  const key = keyOf(where);
  if (mending.gone.has(key)) return;
  mending.gone.add(key);
  const was =
    where.field === 'note'
      ? mending.safetyNotes[where.at]
      : where.field === 'further'
        ? mending.goFurther
        : mending.materials[where.at]?.substitutes[where.sub];
  mending.changes.push({ where, was: was ?? '', now: '', why });
}

const sentenceFor = (hit: Hit, band: AgeBand): string =>
  watchSentence(hit, band) || 'A grown-up does this part and watches closely.';

/** Puts the grown-up into the words of a step: first where the hands are the grown-up's, last where they help. */
export function addGrownUp(mending: Mending, hit: Hit, band: AgeBand): void {
  const { where, step } = stepOf(mending, hit);
  const sentence = sentenceFor(hit, band);
  const was = step.text;
  if (was.includes(sentence)) return;
  const isAlone = hit.demand === 'grown-up';
  if (isAlone && hit.doer === 'child') {
    step.text = handedOver(was, hit);
    step.who = 'grown-up';
    mending.changes.push({ where, was, now: step.text, why: hit.rule.reason });
    return;
  }
  const text = /[.!?)"”]$/.test(was) ? was : `${was}.`;
  step.text = isAlone ? `${sentence} ${text}` : `${text} ${sentence}`;
  if (isAlone) step.who = 'grown-up';
  else if (step.who === 'child') step.who = 'together';
  mending.changes.push({ where, was, now: step.text, why: hit.rule.reason });
}

function stepOf(mending: Mending, hit: Hit): { where: Spot; step: { text: string; who: Who } } {
  const where = hit.line.spot;
  const step = mending.steps[where.at];
  if (!step) throw new Error('no such step');
  return { where, step };
}

/** What is left when all that goes is gone. */
export function closeUp(mending: Mending, notes: readonly string[]): CraftText {
  const { changes: _changes, gone, ...text } = mending;
  const has = (where: Spot): boolean => gone.has(keyOf(where));
  return {
    ...text,
    materials: text.materials.map((one, at) => ({
      ...one,
      substitutes: one.substitutes.filter((_, sub) => !has({ field: 'stand-in', at, sub })),
    })),
    safetyNotes: [...text.safetyNotes.filter((_, at) => !has({ field: 'note', at, sub: -1 })), ...notes],
    goFurther: has({ field: 'further', at: -1, sub: -1 }) ? null : text.goFurther,
  };
}
