import type { SpottedSupply } from '#contract/spotting.ts';
import { addSupply, hasSupply, removeSupply } from '#web/generation/steps/supply-list.ts';
import type { WizardChoices } from '#web/generation/wizard-choices.ts';

const thingsOf = ({ seen }: WizardChoices): readonly SpottedSupply[] =>
  seen ? [...seen.sure, ...seen.maybe] : [];

/** What is sure comes onto the list, once: what is dropped later stays dropped. */
export function joinSure({ seen, supplies: before }: WizardChoices): Partial<WizardChoices> {
  if (!seen || seen.joined) return {};
  let supplies = before;
  const joined: string[] = [];
  for (const { name } of seen.sure) {
    const added = addSupply(supplies, name);
    if (added.supplies !== supplies) joined.push(name);
    supplies = added.supplies;
  }
  return { supplies, seen: { ...seen, joined } };
}

/** Another photo, or none: what was seen on the last one goes with it, what the person chose stays. */
export function withPhoto(choices: WizardChoices, photo: string | null): Partial<WizardChoices> {
  const joined = choices.seen?.joined ?? [];
  return { photo, seen: null, supplies: joined.reduce(removeSupply, choices.supplies) };
}

/** The person asked for it as well, so it stays whatever happens to the photo. */
export function madeOwn({ seen }: WizardChoices, name: string): Partial<WizardChoices> {
  if (!seen?.joined || !hasSupply(seen.joined, name)) return {};
  return { seen: { ...seen, joined: removeSupply(seen.joined, name) } };
}

/** What is on the list beside what lies on the photo. */
export function extrasOf(choices: WizardChoices): readonly string[] {
  const seen = thingsOf(choices).map(({ name }) => name);
  return choices.supplies.filter((name) => !hasSupply(seen, name));
}

/** What was chosen, with its place among everybody's supplies where that is known. */
export function chosenThings(choices: WizardChoices): { name: string; supplyId: number | null }[] {
  const things = thingsOf(choices);
  return choices.supplies.map((name) => ({
    name,
    supplyId: things.find((thing) => hasSupply([thing.name], name))?.supplyId ?? null,
  }));
}
