export interface Token {
  /** As it is written, in plain letters. */
  readonly word: string;
  /** The word it is a form of. */
  readonly base: string;
  /** All words that it may be a form of, itself included. */
  readonly forms: readonly string[];
  readonly kind: number;
  /** A comma, a dash or a bracket: no word. */
  readonly isBreak: boolean;
  /** Hyphenated to what stands before it. */
  readonly isTied: boolean;
  readonly isName: boolean;
  /** Only a size, a likeness or a figure's part: the thumb in "as long as your thumb", the mouth in "the monster's mouth". */
  isMeasure?: boolean;
  /** A "them" or "they" that speaks of things. */
  isThing?: boolean;
  /** A "he" or "her" that speaks of the figure that is made. */
  isFigures?: boolean;
}
