import { colorHex } from '#engine/grammar/colors.ts';
import type { Part } from '#engine/recipes/recipe.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import { sheets } from './paper/tones.ts';
import type { RecipePicture } from './recipe-picture.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Materials that have a tone of their own, as the paper-cut world shows them. */
const materialTones: Record<string, string> = {
  ...colorHex,
  kraft: sheets.kraft,
  wood: sheets.wood,
  clear: sheets.glass,
};

/** Colors that stay whatever the craft's are. */
const namedTones: Record<string, string> = { ...materialTones, k: sheets.ink, w: sheets.paper };

/** What comes in any color, and mostly in one. */
const usualTones: Readonly<Record<string, string>> = { 'milk-carton': sheets.paper };

/** What is painted in the main color with paint that gleams is of metal, unless that color is one. */
const metals: ReadonlySet<string> = new Set(
  ['gold', 'silver'].map((name) => materialTones[name]).filter((tone) => tone !== undefined),
);

function gleamOf({ slot, painted }: Part, { recipe, slots, colors, listed }: RecipePicture): string | null {
  if (painted?.tone !== 'a') return null;
  const step = recipe.steps.find(({ id }) => id === painted.step);
  const gleams = recipe.slots.some(
    ({ name }) => name !== slot && step?.uses.includes(name) === true && slots[name] === 'metallic-paint',
  );
  const isSaid = listed?.['metallic-paint'] !== undefined || metals.has(colors[0] ?? '');
  return gleams && !isSaid ? (materialTones['gold'] ?? null) : null;
}

/** What is wrapped in foil instead of painted looks like foil. */
function coverOf(slot: string, stepId: string, { recipe, slots }: RecipePicture): string | null {
  const step = recipe.steps.find(({ id }) => id === stepId);
  for (const { name, options } of recipe.slots) {
    const canBePaint = options.some(({ kind }) => kind === 'color');
    if (name === slot || !canBePaint || step?.uses.includes(name) !== true) continue;
    const cover = findSupply(slots[name] ?? '');
    // What stickers are put on stays what it is made of.
    if (cover?.id.endsWith('sticker'))
      return materialTones[findSupply(slots[slot] ?? '')?.tone ?? ''] ?? null;
    const isPlain = cover === null || cover.kind === 'color' || cover.tone === 'white';
    if (!isPlain) return materialTones[cover.tone] ?? null;
  }
  return null;
}

/** The one color in which the list names what a part is painted with: orange paint paints orange. */
function listedPaint(part: Part, { recipe, slots, listed }: RecipePicture): string | null {
  const { painted } = part;
  // Where the recipe names the color itself, its words do too.
  if (painted === null || painted.tone.replaceAll('-', ' ') in namedTones) return null;
  const step = recipe.steps.find(({ id }) => id === painted.step);
  for (const { name, options } of recipe.slots) {
    if (name === part.slot || step?.uses.includes(name) !== true) continue;
    const paint = findSupply(slots[name] ?? '');
    // What is covered with paper or felt in the place of paint shows the color of that.
    const isCover = paint?.tone === 'any' && options.some(({ kind }) => kind === 'color');
    if (paint?.kind === 'color' || isCover) return listed?.[paint?.id ?? ''] ?? null;
  }
  return null;
}

/** Where a craft takes several colors of something, such as metallic paint, each part has the one that the craft names. */
function comesInSeveral(slot: string, { recipe, slots }: RecipePicture): boolean {
  const { amount } = recipe.slots.find(({ name }) => name === slot) ?? {};
  return amount?.unit === 'color' && amount.count > 1 && findSupply(slots[slot] ?? '')?.kind === 'color';
}

/** In which tone a part is drawn: as its material comes, as it is painted, or as the list names it. */
export function toneOfPart(part: Part, picture: RecipePicture): string {
  const color = (tone: string): string =>
    namedTones[tone.replaceAll('-', ' ')] ??
    picture.colors[letters.indexOf(tone)] ??
    picture.colors.at(-1) ??
    sheets.cream;
  if (part.painted && picture.after?.includes(part.painted.step) !== false)
    return (
      coverOf(part.slot, part.painted.step, picture) ??
      listedPaint(part, picture) ??
      gleamOf(part, picture) ??
      color(part.painted.tone)
    );
  const supply = findSupply(picture.slots[part.slot] ?? '');
  const own = supply === null || supply.tone === 'any' ? undefined : materialTones[supply.tone];
  // White paper is colored where the craft names a color for it.
  const isColored = supply?.tone === 'white' && supply.of === 'paper' && part.tone !== 'own';
  const isAnyColor =
    supply !== null && (supply.tone === 'any' || (supply.tone === 'white' && supply.of === 'paper'));
  const listed = picture.listed?.[supply?.id ?? ''];
  // What a color does besides the one that the list names, such as the dots on a ladybug, the recipe says.
  const isSaid = supply?.kind === 'color' && part.tone in namedTones;
  if (isAnyColor && listed !== undefined && !isSaid) return listed;
  const isOneOfSeveral = letters.includes(part.tone) && comesInSeveral(part.slot, picture);
  if (own !== undefined && !isColored && !isOneOfSeveral) return own;
  if (part.tone !== 'own') return color(part.tone);
  return usualTones[supply?.id ?? ''] ?? color('a');
}
