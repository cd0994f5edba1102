import type { CraftText } from './craft.ts';

const proof: unique symbol = Symbol('judged');

/** What may be shown of a craft. Only the judge makes one, so nothing unjudged can be stored or shown. */
export class ShownCraft {
  readonly title: string;
  readonly description: string;
  readonly materials: CraftText['materials'];
  readonly steps: CraftText['steps'];
  readonly safetyNotes: readonly string[];
  readonly goFurther: string | null;
  readonly imageAlt: string;
  readonly #judged: true = true;

  constructor(key: typeof proof, text: CraftText) {
    if (key !== proof) throw new Error('only the judge says what may be shown');
    this.title = text.title;
    this.description = text.description;
    this.materials = text.materials;
    this.steps = text.steps;
    this.safetyNotes = text.safetyNotes;
    this.goFurther = text.goFurther;
    this.imageAlt = text.imageAlt;
  }

  /** Private fields make the type one that no other object fits. */
  get isJudged(): true {
    return this.#judged;
  }
}

/** For the judge alone: the boundary rules name who may import this file's key. */
export const shownKey: typeof proof = proof;
