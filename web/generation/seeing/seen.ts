import { type AgeBand, ageBands } from '#contract/common.ts';
import type { SpottedSupply } from '#contract/spotting.ts';
import { addSupply, hasSupply, removeSupply } from '#web/generation/steps/supply-list.ts';
import type { Seen, WizardChoices } from '#web/generation/wizard-choices.ts';

const thingsOf = ({ seen }: WizardChoices): readonly SpottedSupply[] =>
  seen ? [...seen.sure, ...seen.maybe] : [];

/** Whether a child of that age may handle it. */
const suits = ({ leastAge }: SpottedSupply, band: AgeBand | null): boolean =>
  leastAge !== null && (band === null || leastAge <= ageBands[band].min);

interface SortedThings {
  sure: readonly SpottedSupply[];
  maybe: readonly SpottedSupply[];
  tooEarly: readonly SpottedSupply[];
}

/** What was seen, apart from what is nothing for a child of that age. */
export function sortThings({ sure, maybe }: Seen, band: AgeBand | null): SortedThings {
  const isFor = (thing: SpottedSupply): boolean => suits(thing, band);
  return {
    sure: sure.filter(isFor),
    maybe: maybe.filter(isFor),
    tooEarly: [...sure, ...maybe].filter((thing) => !isFor(thing)),
  };
}

/** What is sure comes onto the list, once: what is dropped later stays dropped. */
export function joinSure({ seen, childAge, supplies: before }: WizardChoices): Partial<WizardChoices> {
  if (!seen || seen.joined) return {};
  let supplies = before;
  const joined: string[] = [];
  for (const { name } of seen.sure.filter((thing) => suits(thing, childAge))) {
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

/** Another child: what was seen and is too early for this one leaves the list, what no longer is comes onto it. */
export function withAge(choices: WizardChoices, childAge: AgeBand): Partial<WizardChoices> {
  const { seen, childAge: before } = choices;
  if (!seen?.joined) return { childAge };
  const joined = seen.joined.filter((name) =>
    seen.sure.some((thing) => thing.name === name && suits(thing, childAge)),
  );
  const late = seen.sure.filter((thing) => !suits(thing, before));
  const added = joinSure({
    ...choices,
    childAge,
    supplies: seen.joined.filter((name) => !joined.includes(name)).reduce(removeSupply, choices.supplies),
    seen: { ...seen, sure: late, joined: null },
  });
  return { childAge, ...added, seen: { ...seen, joined: [...joined, ...(added.seen?.joined ?? [])] } };
}

/** The person asked for it as well, so it stays whatever happens to the photo. */
export function madeOwn({ seen }: WizardChoices, name: string): Partial<WizardChoices> {
  if (!seen?.joined || !hasSupply(seen.joined, name)) return {};
  return { seen: { ...seen, joined: removeSupply(seen.joined, name) } };
}

/** What is on the list beside what lies on the photo. */
export function extrasOf(choices: WizardChoices): readonly string[] {
  const seen = thingsOf(choices).filter((thing) => suits(thing, choices.childAge));
  const names = seen.map(({ name }) => name);
  return choices.supplies.filter((name) => !hasSupply(names, name));
}

/** What was chosen, with its place among everybody's supplies where that is known. */
export function chosenThings(choices: WizardChoices): { name: string; supplyId: number | null }[] {
  const things = thingsOf(choices);
  return choices.supplies.map((name) => ({
    name,
    supplyId: things.find((thing) => hasSupply([thing.name], name))?.supplyId ?? null,
  }));
}
