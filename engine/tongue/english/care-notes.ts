import type { Avoidance } from '#contract/ideas.ts';
import type { AgeBand } from '#contract/common.ts';
import type { Binding, Bound } from '#engine/choosing/bind.ts';
import { list } from '#engine/grammar/nouns.ts';
import { hashOf } from '#engine/random/hash.ts';
import { watchedOf } from '#engine/safety/rules.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/** What somebody may be allergic to, or wants left out, in the middle of a sentence. */
const allergenNames: Record<Avoidance, string> = {
  wheat: 'wheat',
  egg: 'egg',
  nuts: 'nuts',
  milk: 'milk',
  latex: 'latex',
  wool: 'wool',
  scent: 'scents',
  'small-parts': 'small parts',
  glitter: 'glitter',
};

/** Said to everybody with a child of two to five, each craft in its own way. */
const presence: Partial<Record<AgeBand, readonly string[]>> = {
  '2-3': [
    'A grown-up stays beside your child the whole time: everything goes into mouths at this age.',
    'Stay beside your child from the first step to the last: at two, hands lead straight to the mouth.',
    "A grown-up stays within arm's reach, and puts away what is not in use.",
    'Two-year-olds try things with the mouth first, so a grown-up stays and watches.',
    'A grown-up is there all along: hands this small are quicker than one thinks.',
    'Do not leave while the things are out; clear them away before you do.',
    'A grown-up keeps an eye on mouth and fingers until everything is put away.',
  ],
  '4-5': [
    'A grown-up stays close by and helps where it gets fiddly.',
    'Stay with your child and lend a hand where one is wanted.',
    'A grown-up stays from start to finish.',
    'Keep close: what is easy for one child is hard for the next.',
    'A grown-up is at hand all along, and steps in before something slips.',
    'Stay near enough to help, and let your child try first.',
    'A grown-up watches and helps when asked.',
  ],
};

/** Said to those with a child of four or five where some steps are a grown-up's own. */
const ownSteps: readonly string[] = [
  'A grown-up stays close by and does the steps marked for a grown-up.',
  'Stay with your child; the steps marked for a grown-up are yours.',
  'A grown-up stays all along, and does what is marked for grown-ups.',
  "Keep close: some steps here are for a grown-up's hands alone.",
  'A grown-up is at hand from start to finish, and takes over where a step says so.',
  'Stay near enough to help, and keep the grown-up steps to yourself.',
  'A grown-up watches, and takes the steps that are marked.',
];

/** Said where nothing else has to be said. */
const around: Partial<Record<AgeBand, readonly string[]>> = {
  '6-8': [
    'A grown-up stays within earshot.',
    'Be near enough to hear each other.',
    'A grown-up looks in now and then, and at the end.',
    'A grown-up is in the room, with work of their own.',
    'Stay close enough for a question, and join in where a step says together.',
  ],
  '9-12': [
    'A grown-up is around for questions.',
    'Tell a grown-up what you are making before you begin.',
    'A grown-up is at home and knows what is going on.',
    'A grown-up lends a hand where one is asked for.',
  ],
  '13+': [
    'A grown-up stays responsible, also where a teenager works alone.',
    'Good to do alone, with a grown-up somewhere near.',
    'Made alone it is fine; ask a grown-up about anything that is new to you.',
    'A grown-up need not help, but should be within call.',
    'For working alone; a grown-up in the house is enough.',
  ],
};

/** Said to teenagers instead where a step wants a grown-up: nobody is told that working alone is fine. */
const forSomeSteps: readonly string[] = [
  'The steps that name a grown-up are done with one; the rest is yours.',
  'A grown-up comes in for the steps that say so.',
  'Ask a grown-up in before the steps that want one.',
];

/** What a thing asks for, with its name in it; where the judge has a sentence for it, that one. */
const byHazard: Record<string, readonly ((things: string, band: AgeBand) => string)[]> = {
  cord: [
    (things) => `Keep the ${things} away from necks, and put what is left away after the craft.`,
    (things) => `No loops of ${things} around a neck, not even in play.`,
    (things) => `Nobody puts the ${things} around a neck, also not while playing with what is made.`,
  ],
  glass: [(things, band) => watchedOf('glass', band, things)],
  'sharp edge': [(things, band) => watchedOf('rims', band, things)],
};

const labels: readonly ((names: string) => string)[] = [
  (names) => `May contain ${names}: check the label if somebody is allergic.`,
  (names) => `Somebody allergic to ${names}? Read the label first.`,
  (names) => `There can be ${names} in this; look at the label where somebody is allergic.`,
];
const mayContain = (names: string, turn: number): string =>
  (labels[turn % labels.length] as (names: string) => string)(names);

/** What never had a label: an egg carton, a shell. */
const traces: readonly ((things: string) => string)[] = [
  (things) => `Traces of egg cling to ${things}: take something else where somebody is allergic.`,
  (things) => `Is somebody allergic to egg? Then leave ${things} out, also clean ones.`,
  (things) => `Used ${things} are not for somebody who is allergic to egg.`,
];

const holdsEgg = ({ allergens, of }: Supply): boolean =>
  allergens.includes('egg') && (of === 'card' || of === 'shell');
const isFragrant = ({ allergens, of }: Supply): boolean =>
  allergens.includes('scent') && ['plant', 'powder', 'food'].includes(of);
const hasLabel = (supply: Supply): boolean => !holdsEgg(supply) && !isFragrant(supply);

const inches: Record<string, number> = { in: 1, ft: 12, yd: 36 };
/** From this length a cord goes around a neck. */
const neckInches = 24;
const thin: ReadonlySet<string> = new Set(['sewing-thread', 'embroidery-floss']);

/** The youngest are told of every cord, those who sew only of what is long and strong enough to matter. */
function isCordToMind({ supply, slot }: Bound, band: AgeBand): boolean {
  if (supply === null || !supply.hazards.includes('cord')) return false;
  if (band === '2-3' || band === '4-5') return true;
  const { count, unit } = slot.amount;
  if (thin.has(supply.id) || (unit in inches && count * (inches[unit] ?? 0) < neckInches)) return false;
  return band === '6-8' || (unit in inches && count * (inches[unit] ?? 0) > 2 * neckInches);
}

const namesOf = (supplies: readonly Supply[]): string =>
  list([...new Set(supplies.map(({ mass, name, plural }) => (mass ? name : plural)))].slice(0, 3));

/** What the things themselves ask of a grown-up, after what the recipe says in sentences of its `own`. */
export function careNotes(
  { recipe, variant, band, bound, steps }: Binding,
  own: readonly string[],
): string[] {
  // The same craft says the same each time, another craft something else.
  const turn = hashOf(recipe.id + (variant?.id ?? ''));
  const one = <T>(wordings: readonly T[]): T | undefined => wordings[turn % wordings.length];
  const supplies = [...bound.values()].flatMap(({ supply }) => supply ?? []);
  const withHazard = (hazard: string): Supply[] => supplies.filter(({ hazards }) => hazards.includes(hazard));
  const notes: string[] = [];
  const small = withHazard('small parts');
  if (small.length > 0)
    notes.push(`Keep ${namesOf(small)} away from children under three, who could choke on them.`);
  const isMarked = band === '4-5' && steps.some(({ who }) => who === 'grown-up');
  const always = one(isMarked ? ownSteps : (presence[band] ?? []));
  if (always !== undefined) notes.push(always);
  if (band !== '13+')
    for (const [hazard, wordings] of Object.entries(byHazard)) {
      const things =
        hazard === 'cord'
          ? [...bound.values()].filter((bit) => isCordToMind(bit, band)).flatMap(({ supply }) => supply ?? [])
          : withHazard(hazard);
      const note = things.length > 0 ? one(wordings)?.(namesOf(things), band) : undefined;
      if (note !== undefined) notes.push(note);
    }
  const labeled = supplies.filter(hasLabel).flatMap((supply) => supply.allergens);
  const allergens = [...new Set(labeled)].filter((name) => name !== 'glitter');
  if (allergens.length > 0) notes.push(mayContain(list(allergens.map((name) => allergenNames[name])), turn));
  const eggs = supplies.filter(holdsEgg);
  if (eggs.length > 0) notes.push(one(traces)?.(namesOf(eggs)) ?? '');
  const fragrant = supplies.filter(isFragrant);
  if (fragrant.length > 0)
    notes.push(`Leave out ${namesOf(fragrant)} where strong scents give somebody trouble.`);
  const isSaid = own.some((sentence) => sentence.toLowerCase().includes('grown-up'));
  const isHelped = band === '13+' && steps.some(({ who }) => who !== 'child');
  if (notes.length === 0 && !isSaid) notes.push(one(isHelped ? forSomeSteps : (around[band] ?? [])) ?? '');
  return notes;
}
