import { themeNames, type ThemeName } from '#contract/common.ts';
import type { StepAction } from '#contract/ideas.ts';
import type { Part, Recipe, Step } from '#engine/recipes/recipe.ts';
import { isSubjectId } from '#engine/themes/subject-ids.ts';
import { findSubject } from '#engine/themes/subjects.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { drawCarried, isCarriedWay, isFigureWay, isTexture } from './carried.ts';
import { mostStepBytes, roundedOff, roundedWithin } from './compact.ts';
import { ledToTheEdge } from './led-to-the-edge.ts';
import { inItsShape, unpackThings } from './materials.ts';
import { lookOf } from './looks/looks.ts';
import { firstClear, lighter, sheets, toneOf, type Palette } from './paper/tones.ts';
import { toneOfPart } from './part-tone.ts';
import type { RecipePicture } from './recipe-picture.ts';
import { groundFor, sceneFor } from './scene.ts';
import { Stage } from './stage.ts';

const sizePx = 1024;
const lively = ['#e2574c', '#3e6bd6', '#f4bd4f', '#4c9b6c', '#d9496f', '#2f9c95'];

function partsOf(recipe: Recipe, picture: RecipePicture): readonly Part[] {
  const { after, band } = picture;
  const possible = recipe.parts.filter(
    ({ variants, slot, but }) =>
      (variants.length === 0 || variants.includes(picture.variantId)) &&
      slot in picture.slots &&
      !but.some((other) => other in picture.slots),
  );
  if (after === undefined) return possible;
  const taken = recipe.steps.filter(
    ({ id, bands }) => after.includes(id) && (band === undefined || bands.includes(band)),
  );
  const made = new Set(taken.flatMap(({ makes }) => makes));
  const coming = recipe.steps.filter(
    ({ id }) => !after.includes(id) && (picture.steps === undefined || picture.steps.includes(id)),
  );
  const unpainted = heartsUnmade(recipe, possible, { made, taken, coming });
  return possible.filter(({ id }) => made.has(id) || unpainted.has(id));
}

interface Made {
  made: ReadonlySet<string>;
  taken: readonly Step[];
  coming: readonly Step[];
}

/** Before these hands have been at it, nobody can see in a thing what it will be: beads are no strand, dough is no bowl. */
const givesForm: ReadonlySet<StepAction> = new Set(['thread', 'shape', 'weave', 'sew', 'tie']);

/** A chest that nobody painted is a chest: what a craft is made of is seen, though the step that would have changed it fell away. */
function heartsUnmade(
  recipe: Recipe,
  possible: readonly Part[],
  { made, taken, coming }: Made,
): ReadonlySet<string> {
  const formedLater = new Set(
    coming.filter(({ action }) => givesForm.has(action)).flatMap(({ makes }) => makes),
  );
  const hearts = recipe.slots.filter(({ role }) => role === 'heart').map(({ name }) => name);
  const unseen = [...new Set(hearts)].filter((name) => {
    const parts = possible.filter(({ slot }) => slot === name);
    return (
      !parts.some(({ id }) => made.has(id) || formedLater.has(id)) &&
      taken.some(({ uses }) => uses.includes(name))
    );
  });
  return new Set(unseen.flatMap((name) => possible.find(({ slot }) => slot === name)?.id ?? []));
}

const isTheme = (text: string): text is ThemeName => (themeNames as readonly string[]).includes(text);

interface Setting {
  stage: Stage;
  ground: string;
  /** Colors that the notation's letters stand for beyond its own three. */
  more: Readonly<Record<string, string>>;
  slots: RecipePicture['slots'];
  listed: RecipePicture['listed'];
  scene: Recipe['scene'];
}

function settingOf(picture: RecipePicture, tones: readonly string[], size: number): Setting {
  const theme = isTheme(picture.theme) ? picture.theme : (picture.recipe.themes[0] ?? 'Nature');
  const [a = sheets.cream, b = a, c = b, d = c, e = d, f = e] = picture.colors;
  const g = groundFor(theme, undefined, [...new Set(tones)].slice(0, 4));
  const palette: Palette = { a, b, c, p: firstClear(lively, [a, g], 0.55), g };
  const seed = Math.abs(picture.seed);
  return {
    stage: new Stage({
      look:
        picture.recipe.carries && isSubjectId(picture.variantId) ? lookOf(picture.variantId) : lookOf('star'),
      palette,
      theme,
      seed,
      size,
      place: findSubject(picture.variantId)?.place ?? '',
    }),
    ground: g,
    // What is pressed into the first part, or cut into it, shows that part's tone.
    more: { d, e, f, under: tones[0] ?? a, n: firstClear([a, b, c, ...lively], [sheets.paper], 0.6) },
    slots: picture.slots,
    listed: picture.listed,
    scene: picture.recipe.scene,
  };
}

/** The second and third color of a material, `~2` and `~3`: shades of the one in which the list names it. */
function furtherTones({ stage, slots, listed }: Setting, slot: string, tone: string): Record<string, string> {
  const isOne = listed?.[slots[slot] ?? ''] === tone;
  return isOne
    ? { t2: lighter(tone), t3: toneOf('t-', { ...stage.palette, t: tone } as Palette) }
    : { t2: stage.palette.b, t3: stage.palette.c };
}

/** One part, in the material that it is made of here. */
function drawPart(setting: Setting, part: Part, look: { tone: string; sparse: number }): string {
  const { stage, more, slots, scene } = setting;
  const carried = { sparse: look.sparse, supplyId: slots[part.slot] ?? '' };
  Object.assign(stage.palette, { ...more, ...furtherTones(setting, part.slot, look.tone), t: look.tone });
  let before: string[] = [];
  return groupedRows(
    part.rows.map((row) => inItsShape(row, findSupply(carried.supplyId)).replaceAll('~', 't')),
  )
    .map((rows) => {
      if (isCarriedWay(wayOf(rows[0])))
        return rows.map((row) => drawCarried(stage, row, { ...carried, before })).join('');
      const plain = unpackThings(rows);
      before = scene === 'hang' ? plain.map(ledToTheEdge) : plain;
      return stage.rows(before, [0, 0, 1], look.sparse > 0);
    })
    .join('');
}

const wayOf = (row = ''): string => row.split(' ', 1)[0] ?? '';

/** Rows that show the subject stand apart from those of the notation, in their order. */
function groupedRows(rows: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && isCarriedWay(wayOf(last[0])) === isCarriedWay(wayOf(row))) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

const frame = (size: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${inside}</svg>`;

/** The finished thing as a paper-cut picture, every part of it in the material that it is made of here. */
export function drawRecipe(picture: RecipePicture): { svg: string; background: string } {
  const { recipe } = picture;
  const parts = partsOf(recipe, picture);
  const tones = parts.map((part) => toneOfPart(part, picture));
  const setting = settingOf(picture, tones, sizePx);
  const drawing = parts
    .map((part, at) => drawPart(setting, part, { tone: tones[at] ?? sheets.cream, sparse: 0 }))
    .join('');
  const { stage, ground } = setting;
  return {
    svg: frame(sizePx, sceneFor(stage, recipe.scene, [...new Set(tones)]) + stage.shrink(0.9, drawing)),
    background: ground,
  };
}

const stepSizePx = 200;
const lightEdge = 'stroke="#fffdf6" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"';

/** How much of a part is shown: all of it, without what only lies on it, so much less of what repeats, or nothing. */
type Detail = number;
/** That of what was there before, and that of what is new. */
type Details = readonly [Detail, Detail];

const isOnTop = (row: string): boolean => wayOf(row).includes('_') || isTexture(wayOf(row));

/** The last resort for a subject: its silhouette. */
function asShape(row: string): string {
  const [way = '', tone = '', ...size] = row.split(' ');
  if (!isCarriedWay(way)) return row;
  if (way === 'standing') size[1] = String(Number(size[1]) - Number(size[3]) / 2);
  return [
    'shape',
    tone === 'own' || tone === 'field' ? '~' : tone.replace(/\/.*/, ''),
    ...size.slice(0, 4),
  ].join(' ');
}

function oneShape(rows: readonly string[]): readonly string[] {
  const first = rows.findIndex((row) => isFigureWay(wayOf(row)));
  const shapes = rows.filter((row, at) => at === first || !isCarriedWay(wayOf(row))).map(asShape);
  // Single pieces of what lies around the thing are all that there is of it.
  return shapes.length > 0 ? shapes : rows;
}

/** What would be too much to send is told with fewer rows, but never without any. */
function withDetail(part: Part, detail: Detail, supply: Supply | null): Part {
  if (detail === 0) return part;
  const all = unpackThings(part.rows.map((row) => inItsShape(row, supply)));
  const bare = all.filter((row) => !isOnTop(row));
  const rows = detail < 16 ? (bare.length > 0 ? bare : all) : oneShape(all);
  const every = Math.max(1, Math.min(detail, Math.floor(rows.length / (detail < 40 ? 4 : 2))));
  return { ...part, rows: rows.filter((_, at) => at % every === 0).map((row) => fewerPieces(row, detail)) };
}

/** One row of dots or petals is many pieces. */
function fewerPieces(row: string, every: Detail): string {
  if (every < 2) return row;
  const [kind = '', tone = '', ...words] = row.split(' ');
  if (kind.startsWith('d') && words.length > 12) {
    const kept = words.filter((_, at) => at === 0 || Math.floor((at - 1) / 2) % Math.min(every, 8) === 0);
    return [kind, tone, ...kept].join(' ');
  }
  if (kind === 'bits') {
    const [scale = '1', ...at] = words;
    return [kind, tone, scale, ...at.filter((_, i) => Math.floor(i / 2) % Math.min(every, 8) === 0)].join(
      ' ',
    );
  }
  if (kind.startsWith('f')) {
    const petals = Math.ceil(Number(words[2] ?? 5) / Math.min(every, 3));
    return [kind, tone, ...words.slice(0, 2), Math.max(5, petals), ...words.slice(3)].join(' ');
  }
  return row;
}

interface Growth {
  now: RecipePicture;
  parts: readonly Part[];
  isNew: (part: Part) => boolean;
}

/** What is there after a step, and what of it came or changed with that step. */
function growthOf(picture: RecipePicture, stepIds: readonly string[]): Growth {
  const now = { ...picture, after: stepIds };
  const before = { ...picture, after: stepIds.slice(0, -1) };
  const old = new Set(partsOf(picture.recipe, before).map(({ id }) => id));
  return {
    now,
    parts: partsOf(picture.recipe, now),
    isNew: (part) => !old.has(part.id) || toneOfPart(part, now) !== toneOfPart(part, before),
  };
}

/** Whether a step adds anything to see. */
export function addsToSee(picture: RecipePicture, stepIds: readonly string[]): boolean {
  const { parts, isNew } = growthOf(picture, stepIds);
  return parts.some(isNew);
}

/** The thing as it stands after a step: what was there in calm tones, what is new in full color. */
export function drawRecipeStep(picture: RecipePicture, stepIds: readonly string[]): string {
  const { now, parts, isNew } = growthOf(picture, stepIds);
  const { after: _, ...finished } = picture;
  // The ground is that of the finished thing, so that it stays the same from step to step.
  const tones = partsOf(picture.recipe, finished).map((part) => toneOfPart(part, finished));
  function* draw([old, fresh]: Details): Iterable<string> {
    const setting = settingOf(picture, tones, stepSizePx);
    for (const part of parts) {
      if (old === Infinity && !isNew(part)) continue;
      const detail = isNew(part) ? fresh : old;
      const shown = withDetail(part, detail, findSupply(setting.slots[part.slot] ?? ''));
      const rows = drawPart(setting, shown, {
        tone: toneOfPart(part, now),
        sparse: 1.9 + Math.min(detail, 12) / 4,
      });
      yield isNew(part) ? `<g ${lightEdge}>${rows}</g>` : `<g opacity=".38">${rows}</g>`;
    }
  }
  const { stage, ground } = settingOf(picture, tones, stepSizePx);
  const paper = `<rect width="${stepSizePx}" height="${stepSizePx}" rx="14" fill="${ground}"/>`;
  return frame(stepSizePx, paper + stage.shrink(0.88, small(draw)));
}

const barest = [Infinity, 40] as const;
/** What was there before gives way first. */
const lessAndLess: readonly Details[] = [
  [1, 0],
  [3, 0],
  [6, 0],
  [6, 1],
  [8, 2],
  [12, 4],
  [20, 8],
  [40, 16],
  [80, 40],
  [Infinity, 8],
  barest,
];

/** What the sheet and its frame take of a small picture, with some room to spare. */
const aroundBytes = 240;
const mostInside = mostStepBytes - aroundBytes;

/** What the parts are together, in whole pixels; null as soon as that is too much, so that the rest need not be drawn. */
function together(parts: Iterable<string>, isRounded: boolean): string | null {
  let [exact, text] = ['', isRounded ? '' : null] as [string, string | null];
  for (const part of parts) {
    exact += part;
    if (text === null && exact.length <= mostInside) continue;
    const rounded = roundedWithin(text === null ? exact : part, mostInside - (text?.length ?? 0));
    if (rounded === null) return null;
    text = (text ?? '') + rounded;
  }
  return text ?? exact;
}

/** The first that is small enough; each gives less than the one before, so that half of them need not be tried. */
function small(draw: (details: Details) => Iterable<string>): string {
  const whole = together(draw([0, 0]), false);
  if (whole !== null) return whole;
  let [from, to] = [0, lessAndLess.length - 1];
  let least: string | null = null;
  while (from < to) {
    const middle = (from + to) >> 1;
    const tried = together(draw(lessAndLess[middle] ?? barest), true);
    if (tried === null) from = middle + 1;
    else [to, least] = [middle, tried];
  }
  return least ?? roundedOff([...draw(barest)].join(''));
}
