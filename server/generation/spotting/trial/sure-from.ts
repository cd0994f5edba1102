import type { Label, LabelScore } from '#server/generation/spotting/model/label-table.ts';
import { never } from '#server/generation/spotting/model/label-table.ts';
import { thingsIn } from '#server/generation/spotting/things.ts';
import type { Thing } from '#server/generation/spotting/things.ts';
import { isSame } from './compare.ts';

/** What a family may rely on: nine of ten things that we are sure of lie there. */
export const wantedPrecision = 0.9;
/** Fewer photos of a thing say nothing about the next one. */
export const leastPhotos = 5;

interface Tried {
  score: number;
  isRight: boolean;
}

/** What the photos say about one label. */
export interface LabelFinding {
  label: Label;
  /** Photos that show it. */
  photos: number;
  /** From which score on enough of them are right; null where too few photos show it. */
  sureFrom: number | null;
  said: number;
  right: number;
}

/** Between two scores, so that neither has to be met to the last digit; the upper one where nothing lies between. */
function between(upper: number, lower: number): number {
  const middle = Number(((upper + lower) / 2).toFixed(4));
  return middle > lower && middle <= upper ? middle : upper;
}

/** The lowest score from which on enough are right. */
export function lowestGood(
  all: readonly Tried[],
): Pick<LabelFinding, 'said' | 'right'> & { sureFrom: number } {
  const falling = all.toSorted((one, other) => other.score - one.score);
  let right = 0;
  let best = { sureFrom: never, said: 0, right: 0 };
  for (const [at, { score, isRight }] of falling.entries()) {
    if (isRight) right += 1;
    const lower = falling[at + 1]?.score ?? 0;
    const said = at + 1;
    // Equal scores are told apart by no score.
    const isEdge = at + 1 === falling.length || lower < score;
    if (isEdge && right / said >= wantedPrecision) best = { sureFrom: between(score, lower), said, right };
  }
  return best;
}

/** For every label with a name, what the scores of all photos say about it. */
export function findSureFrom(
  photos: readonly { things: readonly Thing[]; scores: readonly LabelScore[] }[],
): LabelFinding[] {
  const tried = new Map<Label, Tried[]>();
  for (const { things, scores } of photos)
    for (const { label, score } of scores) {
      if (label.name === null) continue;
      const meant = thingsIn(label.name);
      const isRight =
        meant.length > 0 && meant.every((thing) => things.some((there) => isSame(there, thing)));
      const known = tried.get(label) ?? [];
      known.push({ score, isRight });
      tried.set(label, known);
    }
  return [...tried].map(([label, all]) => {
    const shown = all.filter(({ isRight }) => isRight).length;
    if (shown < leastPhotos) return { label, photos: shown, sureFrom: null, said: 0, right: 0 };
    const { sureFrom, said, right } = lowestGood(all);
    return { label, photos: shown, sureFrom, said, right };
  });
}
