import { themeNames, type ThemeName } from '#contract/common.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import type { Part, Recipe } from '#engine/recipes/recipe.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import { unpackThings } from './materials.ts';
import { lookOf } from './looks/looks.ts';
import { firstClear, sheets, type Palette } from './paper/tones.ts';
import { groundFor, sceneFor } from './scene.ts';
import { Stage } from './stage.ts';

export interface RecipePicture {
  recipe: Recipe;
  variantId: string;
  /** Main color first. */
  colors: readonly string[];
  /** The supplies that fill the slots: slot -> supply id. */
  slots: Readonly<Record<string, string>>;
  /** The thing as it stands after so many steps; the finished one when left out. */
  after?: readonly string[];
  theme: string;
  seed: number;
}

const sizePx = 1024;
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
const lively = ['#e2574c', '#3e6bd6', '#f4bd4f', '#4c9b6c', '#d9496f', '#2f9c95'];

/** Materials that have a tone of their own, as the paper-cut world shows them. */
const materialTones: Record<string, string> = {
  ...colorHex,
  kraft: sheets.kraft,
  wood: sheets.wood,
  clear: sheets.glass,
};

function toneOfPart(part: Part, picture: RecipePicture): string {
  const color = (letter: string): string =>
    picture.colors[letters.indexOf(letter)] ?? picture.colors[0] ?? sheets.cream;
  if (part.painted && picture.after?.includes(part.painted.step) !== false) return color(part.painted.tone);
  const supply = findSupply(picture.slots[part.slot] ?? '');
  const own = supply === null || supply.tone === 'any' ? undefined : materialTones[supply.tone];
  if (own !== undefined) return own;
  return part.tone === 'own' ? color('a') : color(part.tone);
}

function partsOf(recipe: Recipe, picture: RecipePicture): readonly Part[] {
  const made =
    picture.after &&
    new Set(recipe.steps.filter(({ id }) => picture.after?.includes(id)).flatMap(({ makes }) => makes));
  return recipe.parts.filter(
    (part) =>
      (part.variants.length === 0 || part.variants.includes(picture.variantId)) &&
      part.slot in picture.slots &&
      (made === undefined || made.has(part.id)),
  );
}

const isTheme = (text: string): text is ThemeName => (themeNames as readonly string[]).includes(text);

/** The finished thing as a paper-cut picture, every part of it in the material that it is made of here. */
export function drawRecipe(picture: RecipePicture): { svg: string; background: string } {
  const { recipe } = picture;
  const parts = partsOf(recipe, picture);
  const tones = parts.map((part) => toneOfPart(part, picture));
  const theme = isTheme(picture.theme) ? picture.theme : (recipe.themes[0] ?? 'Nature');
  const [a = sheets.cream, b = a, c = b, d = c, e = d, f = e] = picture.colors;
  const g = groundFor(theme, undefined, [...new Set(tones)].slice(0, 4));
  const palette: Palette = { a, b, c, p: firstClear(lively, [a, g], 0.55), g };
  const stage = new Stage({
    look: lookOf('star'),
    palette,
    theme,
    seed: Math.abs(picture.seed),
    size: sizePx,
  });
  const drawing = parts
    .map((part, at) => {
      Object.assign(stage.palette, { d, e, f, t: tones[at] });
      return stage.rows(unpackThings(part.rows.map((row) => row.replaceAll('~', 't'))));
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizePx} ${sizePx}" width="${sizePx}" height="${sizePx}">${sceneFor(stage, recipe.scene)}${stage.shrink(0.9, drawing)}</svg>`;
  return { svg, background: g };
}
