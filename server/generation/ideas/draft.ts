import type { AgeBand, Difficulty } from '#contract/common.ts';
import type { CraftMaterial, CraftPart, CraftStep, LeftOver } from '#contract/crafts.ts';
import type { Avoidance, CraftPlan, FormSubjectPair, MessLevel } from '#contract/ideas.ts';
import type { AsideText, ShownAsides } from '#engine/safety/asides.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import type { Review } from '#engine/safety/review.ts';
import type { ShownCraft } from '#engine/safety/shown.ts';

/** What somebody asked for, the photo already turned into what an idea needs of it. */
export interface IdeaRequest {
  ageBand: AgeBand;
  theme: string;
  supplies: readonly string[];
  palette: readonly string[];
  recent: readonly FormSubjectPair[];
  /** What this person got lately, newest first. */
  recentTitles: readonly string[];
  /** The photo itself as JPEG, for an engine that wants to see it. */
  photo: Buffer | null;
  seed: number;
  avoid: readonly Avoidance[];
  /** At most so many minutes and so much mess; null for any. */
  minutes: number | null;
  mess: MessLevel | null;
}

/** A step with what its picture shows, where there will be one. */
type DraftStep = CraftStep & { picture?: string };

/** A craft as any text engine gives it, before it is judged and stored. */
export interface CraftDraft {
  title: string;
  description: string;
  steps: DraftStep[];
  materials: CraftMaterial[];
  safetyNotes: string[];
  goFurther: string | null;
  /** Empty where the plan holds them, or nobody said. */
  parts: CraftPart[];
  leftOver: LeftOver[];
  skills: string[];
  mess: MessLevel | null;
  /** Drying or baking on top of the duration, in words. */
  waiting: string;
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
  asides: ShownAsides;
  /** What the pictures of the steps show, by step; said by us, never by a vendor. */
  stepPictures: readonly (string | undefined)[];
  facts: Omit<CraftDraft, keyof CraftText | keyof AsideText>;
}

/** Somebody who has ideas: the built-in engine or a vendor's model. */
export interface TextEngine {
  readonly provider: string;
  readonly wantsPhoto: boolean;
  /** `corrections` says what was wrong with the last idea. */
  suggest(request: IdeaRequest, corrections?: readonly string[]): Promise<CraftDraft>;
  /**
   * Reads a craft once more as a strict reviewer. Null: it was asked and said nothing that helps. Absent where nobody
   * reads a second time.
   */
  review?(craft: CraftText, band: AgeBand): Promise<Review | null>;
  /** Whether it answers at all, by one small real question; throws when it does not. */
  check(signal: AbortSignal): Promise<void>;
}
