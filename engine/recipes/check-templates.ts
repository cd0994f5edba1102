import { boxOf, isFigure, piecesOf, shapesOf } from '#engine/templates/outline.ts';
import type { Part, Recipe, TemplateLine } from './recipe.ts';

/** What comes out of them has a shape that somebody gave it. */
const shaping: ReadonlySet<string> = new Set(['cut', 'draw', 'fold', 'sew', 'prepare', 'tear', 'shape']);

const leastInches = 0.75;
const mostInches = 24;
/** Pieces of one template are alike, but for what a hand makes of them. */
const mostApart = 0.25;

function sizeProblems({ count, inches }: TemplateLine): string[] {
  return [
    ...(Number.isInteger(count) && count >= 1 && count <= 24 ? [] : ['is cut no such number of times']),
    ...(inches >= leastInches && inches <= mostInches ? [] : ['has no such size']),
  ];
}

/** One outline stands for all pieces of a part, so they are as many as are counted, and alike. */
function pieceProblems(recipe: Recipe, part: Part, { count }: TemplateLine): string[] {
  if (isFigure(part)) return [];
  const pieces = piecesOf(shapesOf(part, part.variants[0] ?? recipe.id)).map(boxOf);
  if (pieces.length === 0) return ['has no outline'];
  if (pieces.length > 1 && pieces.length !== count)
    return [`is drawn as ${pieces.length} pieces and counted as ${count}`];
  const areas = pieces.map(({ width, height }) => Math.sqrt(width * height));
  return Math.max(...areas) * (1 - mostApart) > Math.min(...areas) ? ['has pieces of several sizes'] : [];
}

function problemsOf(recipe: Recipe, line: TemplateLine): string[] {
  const part = recipe.parts.find(({ id }) => id === line.part);
  if (part === undefined) return ['is no part'];
  const isShaped = recipe.steps.some(
    ({ action, uses, maybe, makes }) =>
      shaping.has(action) &&
      [...uses, ...maybe, ...makes].some((name) => name === part.slot || name === part.id),
  );
  return [
    ...sizeProblems(line),
    ...(isShaped ? [] : ['is cut or drawn in no step']),
    ...pieceProblems(recipe, part, line),
  ];
}

/** What would be cut out wrong. */
export function templateProblems(recipe: Recipe): string[] {
  const names = recipe.templates.map(({ part }) => part);
  return [
    ...recipe.templates.flatMap((line) =>
      problemsOf(recipe, line).map((problem) => `template ${line.part} ${problem}`),
    ),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `template ${name} stands twice`),
  ];
}
