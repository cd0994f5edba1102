import { bind, type Binding } from '#engine/choosing/bind.ts';
import { plural } from '#engine/grammar/nouns.ts';
import type { Recipe, Slot } from '#engine/recipes/recipe.ts';
import { optionTables, variantsToTry } from '#engine/recipes/try-tables.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import { say } from '#engine/tongue/say.ts';
import type { Saying, Words } from '#engine/tongue/words.ts';
import { misfitsIn, speaksOfDoing, type Place } from './check-doing.ts';
import { EnglishSpeaker } from './speaker.ts';
import { asName, isShape, mayMean, namesFor } from './thing-names.ts';

/** One wording of something that a recipe says, and when it says it. */
interface Text {
  place: Place;
  saying: Saying;
  /** The step that says it. */
  step: string | null;
  /** The things of this recipe that it names, and whether it says what is done with one. */
  names: ReadonlySet<string>;
  does: boolean;
}

/** The places that are filled are named after what was taken, so only what stands between them can be wrong. */
const literal = (text: string): string => text.replaceAll(/\{[^{}?]*\}/g, ' ');

/** Every wording of a recipe that speaks of such a thing, or of what is done with one. */
function textsOf(words: Words, pattern: RegExp): Text[] {
  const from = (place: Place, sayings: readonly Saying[], step: string | null = null): Text[] =>
    sayings.map((saying) => {
      const plain = literal(saying.text);
      const names = new Set((plain.match(pattern) ?? []).map(asName));
      return { place, saying, step, names, does: speaksOfDoing(plain) };
    });
  const ofVariants = [...words.variants.values()].flatMap((said) => Array.from(said.values()));
  const others = [words.waiting, words.alt, words.fact, ...ofVariants].map((text) => ({ bands: null, text }));
  return [
    ...from('title', words.titles),
    ...from('about', words.abouts),
    ...[...words.steps].flatMap(([id, sayings]) => from('step', sayings, id)),
    ...from('further', words.further),
    ...from('safety', words.safety),
    ...from('other', others),
  ].filter(({ names, does }) => names.size > 0 || does);
}

/** A wording for all is not said where there is one for this age. */
const isSaid = ({ saying, place, step }: Text, { band, steps }: Binding, words: Words): boolean => {
  if (step !== null && !steps.some((one) => one.step.id === step)) return false;
  if (saying.bands !== null) return saying.bands.includes(band);
  const all = step === null ? sayingsAt[place](words) : (words.steps.get(step) ?? []);
  return !all.some(({ bands }) => bands?.includes(band));
};

const sayingsAt: Record<Place, (words: Words) => readonly Saying[]> = {
  title: ({ titles }) => titles,
  about: ({ abouts }) => abouts,
  step: () => [],
  further: ({ further }) => further,
  safety: ({ safety }) => safety,
  other: () => [],
};

/** What a text likens something to, or does without, need not lie there. */
const likened =
  /\b(?:like|as|than|into|instead of|no|not|never|nor|without|or|called|sort of|kind of) (?:(?:a|an|the|your|one|two|three|any|real|tiny|small|little|thin|thick|long|big|open|old|bare|wet|upside-down) )*(?:[\w-]+ )?$/i;
const pointed = /\b(?:the|this|that|these|those|your|each|every|both) (?:[a-z]+ )?$/i;

/** The names of all that a recipe takes, and how to find them in a text. */
interface Names {
  pattern: RegExp;
  /** What it is called itself, and what its words are declared to mean otherwise. */
  own: ReadonlySet<string>;
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[ -]/).map(asName);

function namesOf(recipe: Recipe, words: Words): Names {
  const options = new Set(recipe.slots.flatMap((slot) => slot.options));
  const names = new Set([...options].flatMap(namesFor));
  const spellings = [...names].flatMap((name) => [name, plural(name)]).sort((a, b) => b.length - a.length);
  const pattern = spellings.map((name) => name.replaceAll(/[ -]/g, '[ -]')).join('|');
  const called = [words.name, recipe.id, ...[...words.variants.values()].map((one) => one.get('name') ?? '')];
  const homes = recipe.slots.filter((slot) => slot.options.length === 0).map(({ name }) => name);
  return {
    pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-]*\\w)`, 'gi'),
    own: new Set([...called, ...homes].flatMap(wordsIn).concat(homes.map(asName), words.meant)),
  };
}

interface Said {
  place: Place;
  said: string;
}

function strangersIn({ place, said }: Said, { pattern, own }: Names, bound: readonly Supply[]): string[] {
  return [...said.matchAll(pattern)].flatMap((found) => {
    const name = asName(found[0]);
    const before = said.slice(0, found.index);
    if (own.has(name) || bound.some((supply) => mayMean(name, supply)) || likened.test(before)) return [];
    const isPointed = pointed.test(before);
    if (isShape(name) && !(isPointed && place === 'step') && !name.includes(' ')) return [];
    // With what one goes on need not lie there yet.
    if (place === 'further' && !isPointed) return [];
    return [found[0]];
  });
}

const suppliesOf = ({ bound }: Binding): Supply[] =>
  [...bound.values()].flatMap(({ supply }) => supply ?? []);

/** Which other thing lies there changes only what speaks of such things, or of what is done with them. */
const concerns = (slot: Slot | null, { names, does }: Text): boolean =>
  slot === null || does || slot.options.some((option) => namesFor(option).some((name) => names.has(name)));

/** Where the words of a recipe speak of a thing that was not taken, or do to one what it does not bear, whatever is taken. */
export function misnamed(recipe: Recipe, words: Words): string[] {
  const problems = new Set<string>();
  const names = namesOf(recipe, words);
  const texts = textsOf(words, names.pattern);
  for (const band of recipe.bands)
    for (const { table, slot } of optionTables(recipe, band)) {
      const spoken = texts.filter((text) => concerns(slot, text));
      const [variant = null] = variantsToTry(recipe, band);
      const binding = spoken.length > 0 ? bind(recipe, variant, table) : null;
      if (binding === null) continue;
      const bound = suppliesOf(binding);
      const speaker = new EnglishSpeaker({ binding, words, colors: recipe.colors });
      for (const { place, saying } of spoken.filter((text) => isSaid(text, binding, words))) {
        const said = { place, said: say(saying.text, speaker) };
        for (const name of strangersIn(said, names, bound))
          problems.add(`${place} speaks of ${name} that was not taken: ${said.said}`);
        for (const misfit of misfitsIn(said, binding)) problems.add(`${misfit}: ${said.said}`);
      }
    }
  return [...problems];
}
