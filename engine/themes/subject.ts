import type { ThemeName } from '#contract/common.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import type { SubjectId, SubjectIdOf } from './subject-ids.ts';

type SubjectKind =
  | 'animal'
  | 'bird'
  | 'fish'
  | 'bug'
  | 'person'
  | 'robot'
  | 'vehicle'
  | 'building'
  | 'plant'
  | 'food'
  | 'music'
  | 'thing'
  | 'sky'
  | 'land';

/** What a craft may need to know: can it fly, float, roll, is it about as round as a plate, taller or longer than wide, has it limbs. */
type Trait = 'flies' | 'floats' | 'rolls' | 'swims' | 'round' | 'tall' | 'long' | 'limbs' | 'wings';

/** How a subject is written down in the theme files. A part reads `what|where` or `what|where|color`. */
export interface SubjectNotes {
  kind: SubjectKind;
  traits?: readonly Trait[];
  /** Main color first. */
  colors: readonly [ColorName, ColorName, ...ColorName[]];
  /** Follows "Draw …": the whole thing as one outline. */
  shape: string;
  /** Follows "Draw …": present exactly when the subject has a face. */
  face?: string;
  /** Parts that belong to the head, for crafts that show only that. */
  head?: readonly string[];
  /** Parts of the whole thing, most telling first. */
  parts: readonly [string, string, ...string[]];
  /** Follows "Draw …" or "Paint …": the pattern or detail that makes it unmistakable. */
  mark: string;
  /** Follows "Add …": what stands around it. */
  scene: readonly [string, string, ...string[]];
  /** Follows "across …" or "in …". */
  place: string;
  /** Follows "make it …". */
  does: readonly [string, string];
  fact: string;
}

export interface Part {
  /** With its number or article: "eight curling arms". */
  what: string;
  /** The bare noun: "arms". */
  noun: string;
  many: boolean;
  where: string;
  color: ColorName;
}

export interface Subject extends Omit<SubjectNotes, 'head' | 'parts' | 'traits'> {
  id: SubjectId;
  theme: ThemeName;
  name: string;
  plural: string;
  traits: readonly Trait[];
  head: readonly Part[];
  parts: readonly Part[];
}

export type SubjectsOf<T extends ThemeName> = Record<SubjectIdOf<T>, SubjectNotes>;
