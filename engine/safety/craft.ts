import type { CraftMaterial } from '#contract/crafts.ts';
import type { Who } from '#contract/ideas.ts';

/** Everything of a craft that anybody may ever read. What is not in here is never shown. */
export interface CraftText {
  readonly title: string;
  readonly description: string;
  readonly materials: readonly CraftMaterial[];
  readonly steps: readonly { readonly text: string; readonly who: Who }[];
  readonly safetyNotes: readonly string[];
  readonly goFurther: string | null;
  readonly imageAlt: string;
}

export type Field =
  | 'title'
  | 'description'
  | 'material'
  | 'amount'
  | 'stand-in'
  | 'step'
  | 'note'
  | 'further'
  | 'picture';

/** Where something stands: the field, which one of them, and for a stand-in which one of that material's. */
export interface Spot {
  readonly field: Field;
  readonly at: number;
  readonly sub: number;
}

/** What a group or an act asks for in one band, mildest first. */
export type Demand = 'fine' | 'note' | 'together' | 'grown-up' | 'replace' | 'never';

export interface Finding {
  readonly rule: string;
  readonly demand: Demand;
  /** A sentence for a parent. */
  readonly reason: string;
  readonly instead: string;
  readonly where: Spot;
  readonly words: string;
}

/** A place that nobody could vouch for. */
export interface Doubt {
  readonly where: Spot;
  readonly words: string;
  readonly why: 'act' | 'thing' | 'place' | 'material';
}

export interface CraftChange {
  readonly where: Spot;
  readonly was: string;
  /** Empty when it was left out. */
  readonly now: string;
  readonly why: string;
}
