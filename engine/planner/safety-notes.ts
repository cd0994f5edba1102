import { list } from '#engine/grammar/nouns.ts';
import { allergenNames } from '#engine/tongue/english/care-notes.ts';
import type { Draft } from './build.ts';

const supervision: Record<string, string> = {
  '2-3': 'Stay at the table the whole time: everything goes into mouths at this age.',
  '4-5': 'Stay close by, and do the steps marked for a grown-up yourself.',
  '6-8': 'Stay within earshot, and join in where a step says together.',
  '9-12': 'Be around for questions and for the steps marked together.',
  '13+': 'Mostly independent work; a grown-up stays responsible.',
};

/** What a carer should know before starting, most important first. */
export function notesFor(made: Draft): string[] {
  const { maker, form } = made;
  const notes = [supervision[maker.band] ?? '', ...(form.safety?.(maker) ?? [])];
  const used = [...maker.refs.values()].map((ref) => ref.supply);
  const hazards = new Set(used.flatMap((supply) => supply.hazards));
  if (hazards.has('small parts')) {
    const small = used
      .filter((supply) => supply.hazards.includes('small parts'))
      .map((supply) => supply.plural);
    notes.push(
      `Keep ${list(small.slice(0, 3))} away from children under three: they are small enough to choke on.`,
    );
  }
  if (hazards.has('cord') && !maker.old) notes.push('Keep string and yarn short, and never around a neck.');
  if (hazards.has('glass')) notes.push('Glass breaks: a plastic jar is the safer choice.');
  if (hazards.has('sharp edge'))
    notes.push('Run a finger around the rim of the can yourself before a child touches it.');
  if (hazards.has('pointed')) notes.push('Snap off or cover sharp points.');
  if (hazards.has('eyes')) notes.push('Keep loose bits and soap away from eyes.');
  const allergens = [...new Set(used.flatMap((supply) => supply.allergens))].filter(
    (name) => name !== 'glitter',
  );
  if (allergens.length > 0)
    notes.push(
      `May contain ${list(allergens.map((name) => allergenNames[name]))}: check labels if anyone is allergic.`,
    );
  return [...new Set(notes)].slice(0, 6);
}
