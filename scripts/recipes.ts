import { mkdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ageBandNames, themeNames, type AgeBand } from '#contract/common.ts';
import type { CraftPlan } from '#contract/ideas.ts';
import { bind, type Binding } from '#engine/choosing/bind.ts';
import { drawRecipe } from '#engine/illustrator/draw-recipe.ts';
import { colorHex } from '#engine/grammar/colors.ts';
import { colorsFor } from '#engine/choosing/plan-colors.ts';
import { textOf } from '#engine/choosing/plan-text.ts';
import type { Table } from '#engine/choosing/table.ts';
import { checkRecipe } from '#engine/recipes/check-recipe.ts';
import type { Recipe, Variant } from '#engine/recipes/recipe.ts';
import { readRecipes } from '#engine/recipes/read-recipe.ts';
import { optionTables, tryTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import { judge } from '#engine/safety/judge.ts';
import { supplies } from '#engine/supplies/catalog.ts';
import { checkWords } from '#engine/tongue/check-words.ts';
import { checkCraft } from '#engine/tongue/english/check-craft.ts';
import { misnamed } from '#engine/tongue/english/check-things.ts';
import { readWords } from '#engine/tongue/read-words.ts';
import type { Words } from '#engine/tongue/words.ts';
import { tell } from '#engine/tongue/english/tell.ts';

/**
 * Recipes for their authors' eyes: what is wrong with them, how they read, how they look.
 * Usage: npm run recipes -- [--shelf=name] [word …] [--read] [--look] [--coverage] where a word is a part of a recipe's id.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const shelfName = process.argv.find((word) => word.startsWith('--shelf='))?.slice('--shelf='.length);

/** One shelf alone, so that what is being written on another one is in nobody's way. */
async function load(): Promise<{ recipes: readonly Recipe[]; words: readonly Words[] }> {
  if (shelfName === undefined) {
    const { recipes } = await import('#engine/recipes/shelves.ts');
    const { allWords } = await import('#engine/tongue/english/english.ts');
    return { recipes, words: allWords };
  }
  const data = (await import(`${process.cwd()}/engine/recipes/shelves/${shelfName}.data.ts`)) as {
    shelf: string;
  };
  const texts = (await import(`${process.cwd()}/engine/tongue/english/shelves/${shelfName}.data.ts`)) as {
    words: string;
  };
  return { recipes: readRecipes(data.shelf), words: readWords(texts.words) };
}

const { recipes, words: allWords } = await load();
const wordsFor = (id: string): Words => {
  const found = allWords.find((words) => words.id === id);
  if (found === undefined) throw new Error(`no words for ${id}`);
  return found;
};
const chosen = recipes.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)));
interface Told {
  binding: Binding;
  craft: CraftPlan;
}

/** Each thing that would do is tried where recipes are named: with all of them it takes minutes. */
const isOneByOne = wanted.length > 0 || shelfName !== undefined;

const tablesOf = (recipe: Recipe, band: AgeBand): readonly Table[] =>
  isOneByOne
    ? [...tryTables(recipe, band), ...[...optionTables(recipe, band)].map(({ table }) => table)]
    : tryTables(recipe, band);

function tellAll(recipe: Recipe, band: AgeBand, variant: Variant | null): (Told | string)[] {
  return tablesOf(recipe, band).map((table, seed) => {
    const binding = bind(recipe, variant, table);
    if (binding === null)
      return `cannot be made with ${table.listed.map(({ id }) => id).join(', ') || 'nothing'}`;
    try {
      const craft = tell({
        binding,
        words: wordsFor(recipe.id),
        table,
        theme: recipe.themes[0] ?? '',
        palette: [],
        seed,
      });
      return { binding, craft };
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
}

/** What the judge refuses is never chosen, and nobody would see why. */
function refusals({ craft }: Told): string[] {
  const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
  if (verdict.kind === 'known') return [];
  if (verdict.kind === 'unreadable') return verdict.doubts.map(({ words }) => `judge doubts "${words}"`);
  return verdict.findings.map(
    ({ rule, words, where }) => `judge refuses "${words}" (${rule}, ${where.field} ${where.at + 1})`,
  );
}

function print({ craft }: Told): void {
  console.log(
    `\n== ${craft.title} (${craft.formId}/${craft.subjectId}, ${craft.ageBand}, ${craft.durationMinutes} min, ${craft.difficulty})`,
  );
  console.log(craft.description);
  for (const { name, amount, optional, substitutes } of craft.materials)
    console.log(
      `  - ${name}: ${amount}${optional ? ' (optional)' : ''}${substitutes.length > 0 ? ` or ${substitutes.join(', ')}` : ''}`,
    );
  for (const [at, { who, text }] of craft.steps.entries()) console.log(`  ${at + 1}. [${who}] ${text}`);
  console.log(
    `  Further: ${craft.goFurther}\n  Safety: ${craft.safetyNotes.join(' ')}\n  Skills: ${craft.skills.join(', ')} ${craft.waiting}`,
  );
}

let problems = 0;
for (const recipe of chosen) {
  const found = new Set(checkRecipe(recipe));
  try {
    for (const problem of checkWords(recipe, wordsFor(recipe.id))) found.add(problem);
    for (const problem of misnamed(recipe, wordsFor(recipe.id))) found.add(problem);
  } catch (error) {
    found.add(String(error));
  }
  for (const band of recipe.bands) {
    for (const variant of variantsToTry(recipe, band)) {
      const told = tellAll(recipe, band, variant);
      for (const one of told) {
        if (typeof one === 'string') found.add(`${band} ${one}`);
        else
          for (const problem of [...checkCraft(one.craft, one.binding), ...refusals(one)])
            found.add(`${band} ${problem}`);
      }
      const full = told.find((one, at) => typeof one !== 'string' && at === 1) ?? told[0];
      if (process.argv.includes('--read') && full !== undefined && typeof full !== 'string') print(full);
    }
  }
  problems += found.size;
  for (const problem of found) console.log(`${recipe.id}: ${problem}`);
}

const tilePx = 256;
const across = 6;

async function look(): Promise<void> {
  const folder = `.cache/recipes/${shelfName ?? 'all'}`;
  mkdirSync(folder, { recursive: true });
  const svgs = chosen.flatMap((recipe) =>
    variantsToTry(recipe, recipe.bands.at(-1) ?? '6-8').flatMap((variant) => {
      const band = recipe.bands.at(-1);
      const [, table] = band ? tryTables(recipe, band) : [];
      const binding = table && bind(recipe, variant, table);
      if (!binding) return [];
      const slots = Object.fromEntries(
        [...binding.bound].map(([name, { supply }]) => [name, supply?.id ?? '']),
      );
      const colors = colorsFor(binding, []).map((name) => colorHex[name]);
      return [
        drawRecipe({
          recipe,
          variantId: variant?.id ?? recipe.id,
          colors,
          slots,
          theme: recipe.themes[0] ?? '',
          seed: 5,
        }).svg,
      ];
    }),
  );
  for (let page = 0; page * 24 < svgs.length; page += 1) {
    const shown = svgs.slice(page * 24, page * 24 + 24);
    const tiles = shown.map((svg, at) => ({
      input: new Resvg(svg, { fitTo: { mode: 'width', value: tilePx - 6 } }).render().asPng(),
      left: (at % across) * tilePx,
      top: Math.floor(at / across) * tilePx,
    }));
    const height = Math.ceil(shown.length / across) * tilePx;
    await sharp({ create: { width: across * tilePx, height, channels: 3, background: '#fff9ef' } })
      .composite(tiles)
      .png()
      .toFile(`${folder}/sheet-${page + 1}.png`);
  }
  console.log(`${svgs.length} pictures in ${folder}`);
}

function coverage(): void {
  for (const band of ageBandNames)
    console.log(`${band}: ${chosen.filter(({ bands }) => bands.includes(band)).length} recipes`);
  for (const theme of themeNames) {
    const counts = ageBandNames.map((band) => {
      const are = chosen.filter(
        (recipe) =>
          recipe.bands.includes(band) &&
          !recipe.carries &&
          (recipe.themes.includes(theme) ||
            recipe.variants.some(
              (variant) => variant.bands.includes(band) && variant.themes.includes(theme),
            )),
      );
      return `${band} ${are.length}`;
    });
    console.log(`${theme.padEnd(16)} ${counts.join(', ')}`);
  }
  const hearts = new Map<string, number>();
  for (const recipe of chosen)
    for (const id of new Set(
      recipe.slots
        .filter(({ role }) => role === 'heart')
        .flatMap(({ options }) => options.map((one) => one.id)),
    ))
      hearts.set(id, (hearts.get(id) ?? 0) + 1);
  const few = supplies
    .filter(({ id }) => (hearts.get(id) ?? 0) < 3)
    .map(({ id }) => `${id} ${hearts.get(id) ?? 0}`);
  console.log(`in the heart of fewer than three: ${few.join(', ')}`);
}

if (process.argv.includes('--coverage')) coverage();
if (process.argv.includes('--look')) await look();
console.log(`${chosen.length} recipes, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
