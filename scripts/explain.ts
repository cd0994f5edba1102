import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { rankRecipes, searchFor } from '#engine/choosing/choose.ts';
import { answers } from '#engine/choosing/suggest.ts';

/**
 * Why the engine would choose what it chooses: the ten best recipes for a table, with their reasons.
 * Usage: npm run explain -- 6-8 Music "cereal box; rubber bands; wooden spoon"
 */
const [band = '', theme = '', list = ''] = process.argv.slice(2);
if (!(ageBandNames as string[]).includes(band) || theme === '') {
  console.log('Usage: npm run explain -- <age band> <theme> "<thing; thing; …>"');
  process.exit(1);
}
const supplies = list
  .split(';')
  .map((one) => one.trim())
  .filter(Boolean);
const names = (some: readonly { name: string }[]): string =>
  some.map(({ name }) => name).join(', ') || 'nothing';

const ranked = rankRecipes(searchFor({ ageBand: band as AgeBand, theme, supplies }));
/** A recipe that carries subjects stands once, with the first of them. */
const once = ranked.filter(
  ({ binding }, at) =>
    !binding.recipe.carries || ranked.findIndex((other) => other.binding.recipe === binding.recipe) === at,
);
for (const choice of once.slice(0, 10)) {
  const { binding, reasons } = choice;
  const { recipe, variant } = binding;
  const { total, heart, fit, used, unused, missing } = reasons;
  console.log(
    `${total.toFixed(1).padStart(6)}  ${recipe.id}${variant ? `/${variant.id}` : ''}: ${Math.round(heart * 100)} % of its heart is there, theme: ${fit}${answers(choice) ? '' : '; waits behind all that answer'}\n` +
      `        uses ${names(used)}; leaves ${names(unused)}; asks for ${names(missing)}`,
  );
}
