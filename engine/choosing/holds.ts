import type { StepAction } from '#contract/ideas.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/**
 * What holds on what in the real world. Surfaces are what supplies are made of (`of`).
 * A medium that is not listed here holds everywhere.
 */
const smooth = 'plastic metal glass ceramic rubber'.split(' ');

const dry = new Set([
  'crayon',
  'colored-pencil',
  'chalk',
  'oil-pastel',
  'watercolor-pencil',
  'pencil',
  'broken-crayon',
]);
const washable = new Set(['marker', 'paint', 'watercolor-paint', 'food-coloring', 'washable-ink-pad']);

/** medium -> the surfaces that it does not hold on. */
const colorFails = (medium: string): readonly string[] => {
  if (medium === 'watercolor-paint') return [...smooth, 'coated', 'wax', 'foam', 'yarn', 'stone'];
  if (dry.has(medium)) return [...smooth, 'coated', 'wax', 'foam', 'cloth', 'yarn', 'shell', 'clay'];
  if (medium === 'marker') return [...smooth, 'wax', 'yarn', 'stone'];
  if (washable.has(medium)) return [...smooth, 'wax'];
  return [];
};

const glueFails: Record<string, readonly string[]> = {
  'glue-stick': [
    ...smooth,
    'wax',
    'stone',
    'shell',
    'clay',
    'wood',
    'plant',
    'food',
    'foam',
    'cloth',
    'yarn',
  ],
  glue: ['glass', 'metal', 'rubber', 'wax'],
  tape: ['stone', 'food', 'powder', 'clay'],
  'masking-tape': ['stone', 'food', 'powder', 'clay'],
  'washi-tape': ['stone', 'food', 'powder', 'clay', 'cloth', 'plant', 'yarn'],
};

/** Shrink plastic has a rough side that takes a pencil as paper does. */
const takesPencil = (medium: Supply, surface: Supply): boolean =>
  medium.id === 'colored-pencil' && surface.id === 'shrink-plastic';

/** A print leaves the stamp again, so that it may be as smooth as it likes. */
const coloring: ReadonlySet<StepAction> = new Set(['paint', 'color', 'draw']);
const joining: ReadonlySet<StepAction> = new Set(['glue', 'tape', 'decorate', 'build']);

interface Work {
  action: StepAction;
  medium: Supply;
  /** What else is in the hands. */
  surfaces: readonly Supply[];
}

const isMedium = (supply: Supply): boolean =>
  supply.kind === 'color' || supply.kind === 'joiner' || supply.kind === 'tool';

/** Whether a glue or a color stays on everything that it meets in a step. */
export function holdsOn({ action, medium, surfaces }: Work): boolean {
  const fails = failsOf(action, medium);
  // White glue soaks through paper onto the glass.
  const onPaper = medium.id === 'glue' && surfaces.some(({ of }) => of === 'paper');
  return surfaces.every(
    (surface) =>
      surface === medium ||
      isMedium(surface) ||
      !fails.includes(surface.of) ||
      takesPencil(medium, surface) ||
      (onPaper && surface.of === 'glass'),
  );
}

/** Whether there is anything that it does not stay on. */
export const mayFail = (action: StepAction, medium: Supply): boolean => failsOf(action, medium).length > 0;

function failsOf(action: StepAction, medium: Supply): readonly string[] {
  if (coloring.has(action)) return medium.kind === 'color' ? colorFails(medium.id) : [];
  if (joining.has(action)) return glueFails[medium.id] ?? [];
  return [];
}
