import type { AgeBand } from '#contract/common.ts';
import type { Part, Recipe, TemplateLine } from '#engine/recipes/recipe.ts';
import { boxOf, isFigure, piecesOf, scaled, shapesOf, type Shape } from './outline.ts';

const mmPerInch = 25.4;

/** Nothing that is smaller than this goes to the smallest: it would fit into the cylinder that stands for a throat. */
const smallPartMm = 32;

/** A part to cut out, at true scale, in millimetres from its upper left corner. */
export interface Template {
  partId: string;
  count: number;
  shapes: readonly Shape[];
  width: number;
  height: number;
  /** Folded along its middle. */
  fold: boolean;
  /** A strip along its foot goes under what it is glued to. */
  glue: boolean;
  /** Lies on its side, which it fits the page with. */
  isTurned: boolean;
}

interface TemplatesOf {
  recipe: Recipe;
  variantId: string;
  band: AgeBand;
  /** Slots that are filled. */
  slots: Readonly<Record<string, unknown>>;
}

function areaOf(piece: readonly Shape[]): number {
  const { width, height } = boxOf(piece);
  return width * height;
}

/** Of a part's pieces the one that is drawn: a figure is one in any case, else the largest stands for all. */
function pieceToDraw(part: Part, variantId: string): Shape[] {
  const shapes = shapesOf(part, variantId);
  if (isFigure(part)) return shapes;
  return piecesOf(shapes).reduce<Shape[]>(
    (most, piece) => (most.length === 0 || areaOf(piece) > areaOf(most) + 0.01 ? piece : most),
    [],
  );
}

function templateOf(line: TemplateLine, part: Part, variantId: string): Template | null {
  const shapes = pieceToDraw(part, variantId);
  if (shapes.length === 0) return null;
  const box = boxOf(shapes);
  const scale = (line.inches * mmPerInch) / (line.across ? box.width : box.height);
  const { part: partId, count, fold, glue } = line;
  return {
    partId,
    count,
    fold,
    glue,
    isTurned: false,
    shapes: scaled(shapes, box, scale),
    width: box.width * scale,
    height: box.height * scale,
  };
}

const isForBand = ({ width, height }: Template, band: AgeBand): boolean =>
  band !== '2-3' || Math.min(width, height) >= smallPartMm;

/** What of a recipe is cut out of templates, for this variant, this age and these things. */
export function templatesFor({ recipe, variantId, band, slots }: TemplatesOf): Template[] {
  return recipe.templates.flatMap((line) => {
    const part = recipe.parts.find(({ id }) => id === line.part);
    const isThere =
      part !== undefined &&
      part.slot in slots &&
      (part.variants.length === 0 || part.variants.includes(variantId));
    const template = isThere ? templateOf(line, part, variantId) : null;
    return template && isForBand(template, band) ? [template] : [];
  });
}
