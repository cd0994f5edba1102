import type { AgeBand } from '#contract/common.ts';
import type { Avoidance } from '#contract/ideas.ts';
import type { Form } from '#engine/forms/form.ts';
import { Maker } from '#engine/forms/maker.ts';
import { Pantry } from '#engine/forms/pantry.ts';
import { seeded } from '#engine/random/seeded.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Subject } from '#engine/themes/subject.ts';
import { settleColors, type Coloring } from './colors.ts';
import { getReady } from './get-ready.ts';

export interface Shelf {
  band: AgeBand;
  listed: readonly Supply[];
  unknown: readonly string[];
  palette: readonly string[];
  avoid: readonly Avoidance[];
}

export interface Draft {
  form: Form;
  subject: Subject;
  seed: number;
  maker: Maker;
  coloring: Coloring;
  /** How many of the listed, usable supplies found a place. */
  used: number;
  usable: number;
  /** How many things the family did not list are needed. */
  extra: number;
}

const everyday = new Set(['scissors', 'pencil', 'glue', 'tape', 'paper', 'marker', 'paintbrush']);

/** Runs a form on a subject with what the family has; null when it cannot be done at this age. */
export function draft(form: Form, subject: Subject, shelf: Shelf & { seed: number }): Draft | null {
  const random = seeded(shelf.seed);
  const pantry = new Pantry(shelf.listed, shelf.band, shelf.avoid);
  const coloring = settleColors(subject, shelf.palette, random);
  const maker = new Maker({
    subject,
    band: shelf.band,
    pantry,
    random,
    colors: coloring.colors,
    ground: coloring.ground,
    unknown: shelf.unknown,
    sturdy: form.sturdy ?? false,
  });
  form.steps(maker);
  getReady(maker);
  if (maker.impossible || maker.steps.length > 10 || maker.steps.length < 4) return null;
  const ids = [...maker.refs.keys()];
  const used = pantry.listed.filter((supply) => maker.refs.has(supply.id)).length;
  const extra = ids.filter(
    (id) => !everyday.has(id) && !pantry.listed.some((supply) => supply.id === id),
  ).length;
  return { form, subject, seed: shelf.seed, maker, coloring, used, usable: pantry.listed.length, extra };
}
