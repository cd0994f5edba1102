import type { AgeBand, Difficulty } from '#contract/common.ts';
import type { CraftMaterial, CraftStep } from '#contract/crafts.ts';
import type { CraftPlan, FormSubjectPair } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';

/** What somebody asked for, the photo already turned into what an idea needs of it. */
export interface IdeaRequest {
  ageBand: AgeBand;
  theme: string;
  supplies: readonly string[];
  palette: readonly string[];
  recent: readonly FormSubjectPair[];
  /** The photo itself as JPEG, for an engine that wants to see it. */
  photo: Buffer | null;
  seed: number;
}

/** A craft as any text engine gives it, before it is judged and stored. */
export interface CraftDraft {
  title: string;
  description: string;
  steps: CraftStep[];
  materials: CraftMaterial[];
  safetyNotes: string[];
  goFurther: string | null;
  difficulty: Difficulty;
  durationMinutes: number;
  imageAlt: string;
  imageColor: string;
  provider: string;
  model: string | null;
  promptVersion: string | null;
  /** Present for ideas of the built-in engine. */
  plan: CraftPlan | null;
}

/** A draft after the judge: its words are those that only the judge hands out; the rest is no text that anybody reads. */
export interface SafeDraft {
  shown: ShownCraft;
  facts: Omit<CraftDraft, keyof CraftText>;
}

/** Somebody who has ideas: the built-in engine or a vendor's model. */
export interface TextEngine {
  readonly provider: string;
  readonly wantsPhoto: boolean;
  /** `corrections` says what was wrong with the last idea. */
  suggest(request: IdeaRequest, corrections?: readonly string[]): Promise<CraftDraft>;
  /** Whether it answers at all, by one small real question; throws when it does not. */
  check(signal: AbortSignal): Promise<void>;
}
