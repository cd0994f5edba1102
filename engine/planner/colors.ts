import { colorHex, livelyColors, type ColorName } from '#engine/grammar/colors.ts';
import type { Random } from '#engine/random/seeded.ts';
import type { Subject } from '#engine/themes/subject.ts';

/** Things that come in any color in real life, so the photo may decide. */
const anyColor: ReadonlySet<Subject['kind']> = new Set([
  'vehicle',
  'robot',
  'person',
  'thing',
  'building',
  'music',
]);
/** Subjects whose color is the point. */
const fixed = new Set([
  'fire-truck',
  'snowman',
  'icicle',
  'thermometer',
  'tennis-racket',
  'basketball',
  'soccer-ball',
  'ammonite',
  'dinosaur-egg',
  'bird-nest',
  'yeti',
  'flame-hero',
  'ice-hero',
  'leaf-hero',
  'gingerbread-house',
  'trophy',
]);

export interface Coloring {
  colors: readonly ColorName[];
  ground: ColorName;
  /** The photo's colors that the craft took up. */
  fromPhoto: readonly ColorName[];
}

const grounds: readonly ColorName[] = [
  'light blue',
  'yellow',
  'light green',
  'orange',
  'teal',
  'pink',
  'purple',
  'cream',
];

/** Settles the colors of a craft: the subject's own, with the photo's where that is natural. */
export function settleColors(subject: Subject, palette: readonly string[], random: Random): Coloring {
  const lively = livelyColors(palette);
  const own: ColorName[] = [...subject.colors];
  const fromPhoto: ColorName[] = [];
  const first = lively[0];
  if (first !== undefined && anyColor.has(subject.kind) && !fixed.has(subject.id)) {
    const rest = own.filter((color) => color !== first);
    own.splice(0, own.length, first, ...rest);
    fromPhoto.push(first);
  }
  const free = lively.find((color) => color !== own[0] && !fromPhoto.includes(color));
  const ground = free ?? random.pick(grounds.filter((color) => color !== own[0] && color !== own[1]));
  if (free !== undefined) fromPhoto.push(free);
  return { colors: own, ground, fromPhoto };
}

export const toPlanColor = (name: ColorName): { name: string; hex: string } => ({
  name,
  hex: colorHex[name],
});
