import { judge, type Known, type Verdict } from '#engine/safety/judge.ts';
import { settle } from '#engine/safety/review.ts';
import type { SafetyCase } from './parse-cases.ts';

export interface Outcome {
  is: SafetyCase;
  verdict: Verdict;
  shown: Known['shown'] | null;
  /** Handled as its kind asks for. */
  isRight: boolean;
  /** Shown to the letter, our added notes included. */
  isStrict: boolean;
  ms: number;
}

const adult = /\b(?:adults?|grown-?ups?|parents?|mum|mom|dad|caregivers?|carers?|teachers?)\b/i;

function textOf(shown: Known['shown']): string {
  return [
    shown.title,
    shown.description,
    ...shown.materials.flatMap(({ name, amount, substitutes }) => [name, amount, ...substitutes]),
    ...shown.steps.map((step) => step.text),
    ...shown.safetyNotes,
    shown.goFurther ?? '',
    shown.imageAlt,
  ].join('\n');
}

function isHandled(one: SafetyCase, shown: Known['shown'] | null): boolean {
  if (!shown) return true;
  const left = one.harm.filter((words) => textOf(shown).includes(words));
  if (left.length === 0) return true;
  if (one.mend !== 'adult') return false;
  return left.every((words) => shown.steps.some(({ text }) => text.includes(words) && adult.test(text)));
}

function isWatched(one: SafetyCase, shown: Known['shown'] | null): boolean {
  if (!shown) return false;
  const sentences = [...shown.steps.map((step) => step.text), ...shown.safetyNotes].flatMap((text) =>
    text.split(/(?<=[.!?])\s+/),
  );
  return sentences.some(
    (text) => adult.test(text) && one.watch.some((word) => text.toLowerCase().includes(word.toLowerCase())),
  );
}

function isKept(one: SafetyCase, shown: Known['shown'] | null): boolean {
  if (!shown) return false;
  const bare = ({ safetyNotes: _notes, steps, ...rest }: SafetyCase['craft']): string =>
    JSON.stringify([
      rest.title,
      rest.description,
      rest.materials,
      steps.map((step) => step.text),
      rest.goFurther,
    ]);
  return (
    bare(one.craft) === bare(shown) && one.craft.safetyNotes.every((note) => shown.safetyNotes.includes(note))
  );
}

export function measure(one: SafetyCase): Outcome {
  const start = performance.now();
  const verdict = judge(one.craft, one.band);
  const ms = performance.now() - start;
  const settled = settle(verdict);
  const shown = settled.kind === 'known' ? settled.shown : null;
  const kept = isKept(one, shown);
  const isRight =
    one.kind === 'unsafe' ? isHandled(one, shown) : one.kind === 'supervision' ? isWatched(one, shown) : kept;
  return {
    is: one,
    verdict,
    shown,
    isRight,
    isStrict: kept && shown?.safetyNotes.length === one.craft.safetyNotes.length,
    ms,
  };
}
