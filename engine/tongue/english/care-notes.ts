import type { Avoidance } from '#contract/ideas.ts';
import type { AgeBand } from '#contract/common.ts';
import type { Binding } from '#engine/choosing/bind.ts';
import { list } from '#engine/grammar/nouns.ts';

/** What somebody may be allergic to, or wants left out, in the middle of a sentence. */
export const allergenNames: Record<Avoidance, string> = {
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

const presence: Partial<Record<AgeBand, string>> = {
  '2-3': 'A grown-up stays at the table the whole time: everything goes into mouths at this age.',
  '4-5': 'A grown-up stays close by and does the steps marked for a grown-up.',
};

const around: Partial<Record<AgeBand, string>> = {
  '6-8': 'A grown-up stays within earshot.',
  '9-12': 'A grown-up is around for questions.',
  '13+': 'A grown-up stays responsible, also where a teenager works alone.',
};

const byHazard: Record<string, string> = {
  cord: 'Keep string and yarn away from necks, and put them away after the craft.',
  glass: 'Glass breaks: a grown-up carries it and sweeps up if it does.',
  'sharp edge': 'A grown-up checks metal rims for sharp spots before a child touches them.',
};

/** What the things themselves ask of a grown-up, after what the recipe says. */
export function careNotes({ band, bound }: Binding): string[] {
  const supplies = [...bound.values()].flatMap(({ supply }) => supply ?? []);
  const hazards = new Set(supplies.flatMap((supply) => supply.hazards));
  const notes: string[] = [];
  const small = supplies
    .filter((supply) => supply.hazards.includes('small parts'))
    .map(({ plural }) => plural);
  if (small.length > 0)
    notes.push(
      `Keep ${list([...new Set(small)].slice(0, 3))} away from children under three, who could choke on them.`,
    );
  const always = presence[band];
  if (always !== undefined) notes.push(always);
  if (band !== '13+')
    for (const [hazard, note] of Object.entries(byHazard)) if (hazards.has(hazard)) notes.push(note);
  const allergens = [...new Set(supplies.flatMap((supply) => supply.allergens))].filter(
    (one) => one !== 'glitter',
  );
  if (allergens.length > 0)
    notes.push(
      `May contain ${list(allergens.map((one) => allergenNames[one]))}: check the label if somebody is allergic.`,
    );
  if (notes.length === 0) notes.push(around[band] ?? '');
  return notes;
}
