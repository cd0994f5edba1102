import { isCarriedWay } from '#engine/illustrator/carried.ts';
import { isThing } from '#engine/illustrator/materials.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import { countProblems } from './check-counts.ts';
import { templateProblems } from './check-templates.ts';
import type { Recipe } from './recipe.ts';

const stays = new Set(['k', 'w', 'wood', 'kraft', ...Object.keys(colorHex)]);

/** One of the craft's colors by its letter, the material's own, or a color that stays whatever the craft's are. */
const isTone = (tone: string): boolean =>
  tone === 'own' || /^[a-f]$/.test(tone) || stays.has(tone.replaceAll('-', ' '));

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

/** A row of the notation with its flags, or a thing of the craft table. */
const isDrawable = (word: string): boolean =>
  /^[obpqrlzsaftvchxjyideku][m_^]*$/.test(word) || isThing(word) || isCarriedWay(word);

/** Points come in pairs, after a width or a roundness where the shape has one. */
function isHalved(row: string): boolean {
  const [word = '', , ...numbers] = row.split(' ');
  const shape = word.charAt(0);
  if (isThing(word) || !/^[pblqz][m_^]*$/.test(word)) return false;
  return numbers.length % 2 !== (shape === 'p' || shape === 'b' ? 0 : 1);
}

/** What would be drawn wrong, or not at all, without anybody being told. */
function drawingProblems({ parts }: Recipe): string[] {
  return parts.flatMap(({ id, tone, painted, rows }) => [
    ...(isTone(tone) && (painted === null || isTone(painted.tone))
      ? []
      : [`part ${id} is ${painted?.tone ?? tone}, a color that it does not have`]),
    ...rows
      .filter((row) => !isDrawable(row.split(' ', 1)[0] ?? ''))
      .map((row) => `part ${id} is drawn by a word that nobody knows: ${row}`),
    ...rows
      .filter((row) => /^[eku][m_^]* (?!-?[\d.])/.test(row))
      .map((row) => `part ${id} gives a color to what has its own: ${row}`),
    ...rows
      .filter((row) =>
        row
          .split(' ')
          .slice(1)
          .some((word, at) => at > 0 && Number.isNaN(Number(word))),
      )
      .map((row) => `part ${id} has a row that cannot be read: ${row}`),
    ...rows.filter(isHalved).map((row) => `part ${id} has half a point: ${row}`),
  ]);
}

/** A slot that takes nothing, waits for what is not there or stands twice at an age. */
function slotProblems({ slots }: Recipe): string[] {
  const names = new Set(slots.map(({ name }) => name));
  return slots.flatMap(({ name, role, options, bands, when }) => {
    const alike = slots.filter(
      (other) => other.name === name && other.bands.some((band) => bands.includes(band)),
    );
    const lost = (when ?? []).filter(({ slot }) => !names.has(slot));
    return [
      ...lost.map(({ slot }) => `slot ${name} waits for ${slot}, which is no slot`),
      ...(options.length === 0 && role !== 'home' ? [`slot ${name} takes nothing`] : []),
      ...(alike.length > 1 ? [`slot ${name} stands twice for a band`] : []),
    ];
  });
}

/** A part that belongs to a variant which is none. */
function variantProblems({ variants, parts }: Recipe): string[] {
  const known = new Set(variants.map(({ id }) => id));
  return parts.flatMap((part) =>
    part.variants
      .filter((variant) => !known.has(variant))
      .map((variant) => `part ${part.id} is for ${variant}, which is no variant`),
  );
}

/** What is wrong with a recipe as data, before anybody tells it; empty when it holds together. */
export function checkRecipe(recipe: Recipe): string[] {
  const problems: string[] = [];
  const slots = new Set(recipe.slots.map(({ name }) => name));
  const parts = new Set(recipe.parts.map(({ id }) => id));
  const made = new Set(recipe.steps.flatMap(({ makes }) => makes));
  const used = new Set(recipe.steps.flatMap(({ uses, maybe }) => [...uses, ...maybe]));
  const say = (problem: string): void => void problems.push(problem);

  if (!recipe.slots.some(({ role }) => role === 'heart')) say('has no heart');
  for (const { id, uses, maybe } of recipe.steps)
    for (const name of [...uses, ...maybe])
      if (!slots.has(name)) say(`step ${id} uses ${name}, which is no slot`);
  for (const name of slots) if (!used.has(name)) say(`no step uses ${name}`);
  for (const id of made) if (!parts.has(id)) say(`${id} is made and never drawn`);
  for (const { id, slot, but, painted } of recipe.parts) {
    for (const name of [slot, ...but])
      if (!slots.has(name)) say(`part ${id} is of ${name}, which is no slot`);
    if (!made.has(id)) say(`no step makes part ${id}`);
    if (painted && !recipe.steps.some((step) => step.id === painted.step))
      say(`part ${id} is painted in ${painted.step}, which is no step`);
  }
  for (const id of repeated(recipe.parts.map((part) => part.id))) say(`part ${id} stands twice`);
  for (const band of recipe.bands) {
    const steps = recipe.steps.filter(({ bands }) => bands.includes(band));
    if (!recipe.minutes[band]) say(`no minutes for ${band}`);
    if (steps.length < 4 || steps.length > 12) say(`${steps.length} steps for ${band}`);
    for (const id of repeated(steps.map((step) => step.id))) say(`step ${id} stands twice for ${band}`);
  }
  return [
    ...new Set([
      ...problems,
      ...variantProblems(recipe),
      ...slotProblems(recipe),
      ...drawingProblems(recipe),
      ...countProblems(recipe),
      ...templateProblems(recipe),
    ]),
  ];
}
