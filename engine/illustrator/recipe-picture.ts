import type { AgeBand } from '#contract/common.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';

export interface RecipePicture {
  recipe: Recipe;
  variantId: string;
  /** Main color first. */
  colors: readonly string[];
  /** The tones in which the list of materials names its supplies. */
  listed?: Readonly<Record<string, string>>;
  /** The supplies that fill the slots: slot -> supply id. */
  slots: Readonly<Record<string, string>>;
  /** The thing as it stands after so many steps; the finished one when left out. */
  after?: readonly string[];
  /** All the steps that make it; those of its recipe when left out. */
  steps?: readonly string[];
  theme: string;
  seed: number;
  /** Whose steps made it; those of every age when left out. */
  band?: AgeBand;
}
