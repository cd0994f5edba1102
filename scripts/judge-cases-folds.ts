import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { teach, type Taught } from '#engine/safety/weigh.ts';
import { measure, type Outcome } from '#tests/safety-cases/measure-cases.ts';
import { cases } from '#tests/safety-cases/open-cases.ts';
import type { SafetyCase } from '#tests/safety-cases/parse-cases.ts';
import { allLessons, type Lesson } from './judge-cases-lessons.ts';
import { isLike, wordsOf } from './judge-cases-likeness.ts';
import { taughtBy } from './judge-cases-taught.ts';

const folds = 5;
/** Neighbours in a list may be twins, one harmful and one not: they are asked about together. */
const block = 4;

const sentencesOf = ({ craft, harm }: SafetyCase): string[] =>
  [
    craft.description,
    ...craft.steps.map(({ text }) => text),
    ...craft.safetyNotes,
    craft.goFurther ?? '',
    ...harm,
  ]
    .flatMap((text) => text.split(/(?<=[.!?;:])\s+/))
    .filter(Boolean);

/** What may be learned when these cases are asked about: nothing of theirs, and no single sentence that says the same in nearly their words. */
export function lessonsWithout(lessons: readonly Lesson[], asked: readonly SafetyCase[]): Lesson[] {
  const ids = new Set(asked.map(({ id }) => id));
  const told = isLike(asked.flatMap(sentencesOf).map(wordsOf));
  return lessons.filter(({ group, kind, text }) =>
    kind === 'lesson' || kind === 'sentence' ? !told(wordsOf(text)) : !ids.has(group),
  );
}

/** What the judge makes of each open craft when it has learned from the other folds only. What is learned stays in `kept`, if that is given. */
export function outcomesInFolds(kept = ''): Outcome[] {
  let all: Lesson[] | null = null;
  if (kept) mkdirSync(kept, { recursive: true });
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const asked = cases.filter((_, at) => Math.floor(at / block) % folds === fold);
    const file = path.join(kept, `fold-${fold}.json`);
    if (kept && existsSync(file)) teach(JSON.parse(readFileSync(file, 'utf8')) as Taught);
    else {
      all ??= allLessons();
      const taught = taughtBy(lessonsWithout(all, asked));
      if (kept) writeFileSync(file, JSON.stringify(taught));
      teach(taught);
    }
    return asked.map(measure);
  });
}
