import type { Tally } from './tally.ts';

export interface Step {
  readonly name: string;
  /** Steps that must have passed before, when they are part of the run. */
  readonly after?: readonly string[];
  /** Present where the step runs test files, so that a run can be narrowed to some of them. */
  readonly files?: readonly string[];
  readonly run: (files: readonly string[]) => Promise<Tally>;
}
