import type { Who } from '#contract/ideas.ts';
import type { Demand, Spot } from './craft.ts';
import type { Cast, Doer } from './people.ts';
import type { Sentence } from './reading.ts';
import type { Rule } from './rules.ts';

/** One text of the craft, read. */
export interface Line {
  readonly spot: Spot;
  readonly text: string;
  readonly who: Who | null;
  readonly sentences: readonly Sentence[];
  readonly casts: readonly Cast[];
  readonly isNear: boolean;
  readonly isForAdult: boolean;
}

/** A rule's words in a line. */
export interface Hit {
  readonly rule: Rule;
  readonly demand: Demand;
  readonly line: Line;
  readonly sentence: number;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** The words are a thing's name, and no turn of phrase. */
  readonly isName: boolean;
  /** Worth a note and nothing else. */
  readonly isMild: boolean;
  readonly doer: Doer;
}
