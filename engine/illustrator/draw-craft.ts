import type { CraftPlan } from '#contract/ideas.ts';
import type { FormId } from '#engine/illustrator/forms/form-ids.data.ts';
import { getSubject } from '#engine/themes/subjects.ts';
import { isSubjectId, type SubjectId } from '#engine/themes/subject-ids.ts';
import { pictureOf } from './draw-plan.ts';
import { drawRecipe } from './draw-recipe.ts';
import { artOf, isFormId } from './forms/forms.ts';
import { lookOf } from './looks/looks.ts';
import { distance, firstClear, hexOf, type Palette } from './paper/tones.ts';
import { groundFor, sceneFor } from './scene.ts';
import { Stage } from './stage.ts';

export interface Picture {
  svg: string;
  /** The ground's color, to hold the place while the picture loads. */
  background: string;
}

export interface PictureOf {
  formId: string;
  subjectId: string;
  /** Main color first; the subject's own when left out. */
  colors?: readonly string[];
  seed: number;
}

const sizePx = 1024;
/** The subject's three colors, its first one swapped when the family's photo gave another. */
function rolesOf(subjectId: SubjectId, wished: readonly string[]): [string, string, string] {
  const own = getSubject(subjectId).colors.map(hexOf);
  const main = wished[0]?.toLowerCase() ?? own[0] ?? '#888888';
  const rest = own.slice(1).map((tone) => (tone === main ? (own[0] ?? tone) : tone));
  const [second = main, third = second] = rest;
  return [main, second, third];
}

const lively = ['#e2574c', '#3e6bd6', '#f4bd4f', '#4c9b6c', '#d9496f', '#2f9c95', '#8a63b5', '#ec7a3c'];

function paletteOf(picture: PictureOf, subjectId: SubjectId): Palette {
  const subject = getSubject(subjectId);
  const wished = picture.colors ?? [];
  const [a, b, c] = rolesOf(subjectId, wished);
  const last = wished.at(-1)?.toLowerCase();
  const extra = last !== undefined && last !== a && last !== b && last !== c ? last : undefined;
  const g = groundFor(subject.theme, extra, [a]);
  const turned = lively.slice(picture.seed % lively.length).concat(lively);
  const candidates = extra !== undefined && distance(extra, '#ffffff') > 0.55 ? [extra, ...turned] : turned;
  return { a, b, c, p: firstClear(candidates, [a, g], 0.55), g };
}

/** The finished craft as a paper-cut picture. Unknown ids fall back to a collage of a star. */
export function drawCraftOf(picture: PictureOf): Picture {
  const formId: FormId = isFormId(picture.formId) ? picture.formId : 'torn-paper-collage';
  const subjectId: SubjectId = isSubjectId(picture.subjectId) ? picture.subjectId : 'star';
  const palette = paletteOf(picture, subjectId);
  const background = palette.g;
  const { theme } = getSubject(subjectId);
  const stage = new Stage({
    look: lookOf(subjectId),
    palette,
    theme,
    seed: Math.abs(Math.trunc(picture.seed)),
    size: sizePx,
  });
  const art = artOf(formId);
  const drawing = sceneFor(stage, art.scene) + stage.shrink(0.9, art.draw(stage));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizePx} ${sizePx}" width="${sizePx}" height="${sizePx}">${drawing}</svg>`;
  return { svg, background };
}

export function drawCraft(plan: CraftPlan): Picture {
  const picture = pictureOf(plan);
  // A step of another age, or of a supply that is missing, leaves nothing behind.
  if (picture !== null) return drawRecipe({ ...picture, after: plan.steps.map(({ id }) => id) });
  return drawCraftOf({
    formId: plan.formId,
    subjectId: plan.subjectId,
    colors: plan.colors.map((color) => color.hex),
    seed: plan.seed,
  });
}
