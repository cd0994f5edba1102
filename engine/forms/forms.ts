import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { colorPictures } from './color-pictures.ts';
import { costumes } from './costumes.ts';
import { doughAndNature } from './dough-and-nature.ts';
import { figures } from './figures.ts';
import type { Form } from './form.ts';
import { formIds, type FormId } from './form-ids.data.ts';
import { hanging } from './hanging.ts';
import { moving } from './moving.ts';
import { paperEngineering } from './paper-engineering.ts';
import { pictures } from './pictures.ts';
import { prints } from './prints.ts';
import { puppets } from './puppets.ts';
import { soundsAndGames } from './sounds-and-games.ts';
import { textilesAndMore } from './textiles-and-more.ts';
import { worlds } from './worlds.ts';

export const forms: readonly Form[] = [
  ...costumes,
  ...puppets,
  ...figures,
  ...worlds,
  ...pictures,
  ...colorPictures,
  ...prints,
  ...paperEngineering,
  ...hanging,
  ...moving,
  ...soundsAndGames,
  ...doughAndNature,
  ...textilesAndMore,
];

const rank = (band: AgeBand): number => ageBandNames.indexOf(band);

const byBand = new Map<AgeBand, readonly Form[]>(
  ageBandNames.map((band) => [
    band,
    forms.filter((form) => rank(form.from) <= rank(band) && rank(band) <= rank(form.to)),
  ]),
);

export function formsFor(band: AgeBand): readonly Form[] {
  return byBand.get(band) ?? [];
}

const facts = new Map(formIds.map((form) => [form.id, form]));

/** Name, looks and drawing family of a form. */
export function formFacts(id: FormId): (typeof formIds)[number] {
  const found = facts.get(id);
  if (found === undefined) throw new Error(`unknown form ${id}`);
  return found;
}
