import type { AgeBand } from '#contract/common.ts';
import type { CraftPart, LeftOver } from '#contract/crafts.ts';
import { readDoor } from './door.ts';
import { judge } from './judge.ts';

/** What stands beside a craft: the wait, what is practised, what stays in the drawer, what the picture is told. */
export interface AsideText {
  readonly waiting: string;
  readonly skills: readonly string[];
  readonly leftOver: readonly LeftOver[];
  readonly parts: readonly CraftPart[];
}

const proof: unique symbol = Symbol('judged asides');

/** Asides that may be shown. Only the judge makes them. */
export class ShownAsides {
  readonly waiting: string;
  readonly skills: string[];
  readonly leftOver: LeftOver[];
  readonly parts: CraftPart[];
  readonly #judged: true = true;

  constructor(key: typeof proof, text: AsideText) {
    if (key !== proof) throw new Error('only the judge says what may be shown');
    this.waiting = text.waiting;
    this.skills = [...text.skills];
    this.leftOver = [...text.leftOver];
    this.parts = [...text.parts];
  }

  get isJudged(): true {
    return this.#judged;
  }
}

/** Whether a few words say nothing that a child of this band should not be told. */
function isPlain(words: string, band: AgeBand): boolean {
  const nothing = { title: '', materials: [], steps: [], safetyNotes: [], goFurther: null, imageAlt: '' };
  const verdict = judge({ ...nothing, description: words }, band);
  return verdict.kind === 'known' && verdict.isPlain;
}

/** A thing in the drawer may be a dangerous one: that is why it stays there. Its name must be fit to be read by others. */
const isFitName = (name: string): boolean => readDoor(name).kind === 'welcome';

/**
 * What may be shown of the asides; what may not is left out, the craft is whole without it. `isOurs`: the house wrote
 * the sentences, and only names that a family typed need a look.
 */
export function judgeAsides(text: AsideText, band: AgeBand, { isOurs = false } = {}): ShownAsides {
  const passes = (words: string): boolean => isOurs || words === '' || isPlain(words, band);
  return new ShownAsides(proof, {
    waiting: passes(text.waiting) ? text.waiting : '',
    skills: text.skills.filter(passes),
    leftOver: text.leftOver
      .filter(({ name }) => isFitName(name))
      .map(({ name, reason }) => ({ name, reason: passes(reason) ? reason : '' })),
    parts: text.parts.filter(({ name, material }) => passes(`${name} of ${material}`)),
  });
}
