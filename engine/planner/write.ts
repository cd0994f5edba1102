import type { Difficulty } from '#contract/common.ts';
import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { CraftPlan, PlanMaterial, PlanStep } from '#contract/ideas.ts';
import { formFacts } from '#engine/forms/forms.ts';
import { mentions, type Ref } from '#engine/forms/maker.ts';
import { capital, list, titled, withArticle } from '#engine/grammar/nouns.ts';
import { findSlips } from '#engine/grammar/text-checks.ts';
import { seeded } from '#engine/random/seeded.ts';
import { findSupply } from '#engine/supplies/catalog.ts';
import type { Draft } from './build.ts';
import { toPlanColor } from './colors.ts';
import { pickUpTools } from './get-ready.ts';
import { notesFor } from './safety-notes.ts';

export interface Telling {
  theme: string;
  seed: number;
  /** Said when the family's own theme had no subject of its own. */
  aside: string;
  leftOver: readonly string[];
  /** Listed, and not for this age or this family. */
  tooYoung: readonly string[];
}

function titleOf(made: Draft): string {
  const random = seeded(made.seed + 7);
  const S = titled(made.subject.name);
  const A = titled(withArticle(made.subject.name));
  const titles = made.form.titles.map((title) => title.replace('{S}', S).replace('{A}', A));
  const clean = titles.filter((title) => findSlips(title).length === 0);
  return random.pick(clean.length > 0 ? clean : titles);
}

function amountOf(ref: Ref): string {
  const { supply, count, amount } = ref;
  if (amount !== undefined) return amount;
  if (supply.amount !== '' && (supply.mass || count <= 1)) return supply.amount;
  return String(count);
}

function materialOf(made: Draft, ref: Ref): PlanMaterial {
  const { supply } = ref;
  const pantry = made.maker.pantry;
  const substitutes = supply.standIns
    .filter((name) => {
      const other = findSupply(name.replaceAll(' ', '-'));
      return other === null ? pantry.allows(supply) : pantry.allows(other);
    })
    .slice(0, 2);
  const single = !supply.mass && ref.count <= 1 && (supply.amount === '' || supply.amount === '1');
  return {
    supplyId: supply.id,
    name: capital(single ? supply.name : ref.some),
    amount: amountOf(ref),
    role: supply.kind,
    listed: pantry.isListed(supply),
    optional: supply.kind === 'decoration' && !pantry.isListed(supply),
    substitutes: [...new Set(substitutes)],
  };
}

const order: Record<PlanMaterial['role'], number> = { base: 0, color: 1, decoration: 2, joiner: 3, tool: 4 };

function materialsOf(made: Draft): PlanMaterial[] {
  const known = [...made.maker.refs.values()].map((ref) => materialOf(made, ref));
  const text = made.maker.steps.map((step) => step.text).join(' ');
  const own = made.maker.notedUnknown
    .filter((name) => text.includes(name))
    .map((name): PlanMaterial => ({
      supplyId: null,
      name: capital(name),
      amount: 'what you have',
      role: 'decoration',
      listed: true,
      optional: true,
      substitutes: [],
    }));
  return [...known, ...own].sort((a, b) => order[a.role] - order[b.role]);
}

/** Hands-on time: the older the child, the more detail; the younger, the more help. */
function minutesFor(made: Draft): number {
  const extra = Math.max(0, made.maker.steps.length - 7) * 5;
  return Math.round((made.form.minutes + extra) / 5) * 5;
}

/** By how many bands a child has outgrown the age a form begins at. */
export function bandsAbove(form: Draft['form'], band: AgeBand): number {
  return ageBandNames.indexOf(band) - ageBandNames.indexOf(form.from);
}

function difficultyOf(made: Draft, band: AgeBand): Difficulty {
  const effort = made.form.minutes / 20 + made.maker.steps.length / 6 - bandsAbove(made.form, band) * 0.45;
  if (effort < 2.6 || band === '2-3') return 'easy';
  return effort < 4.1 ? 'medium' : 'hard';
}

function descriptionOf(made: Draft, aside: string): string {
  const text = made.maker.steps.map((step) => step.text).join(' ');
  const photo = made.coloring.fromPhoto.filter((color) => text.includes(color));
  const colors =
    photo.length > 0
      ? `The ${photo.length > 1 ? 'colors follow' : 'color follows'} your photo: ${list(photo)}.`
      : '';
  const fact = `Did you know? ${made.subject.fact}`;
  return [made.form.lead(made.maker), aside, colors, fact].filter(Boolean).join(' ');
}

function stepsOf(made: Draft): PlanStep[] {
  const { steps, refs } = made.maker;
  return steps.map((step) => {
    const low = step.text.toLowerCase();
    const named = [...refs.values()].filter((ref) => mentions(low, ref.supply)).map((ref) => ref.supply.id);
    const tools = step.action === 'cut' && refs.has('scissors') ? ['scissors'] : [];
    const { text, who, action } = step;
    return { id: '', text, who, action, uses: [...new Set([...named, ...tools])] };
  });
}

/** Turns a draft into the finished, readable craft. */
export function writePlan(made: Draft, telling: Telling): CraftPlan {
  const { form, maker, subject } = made;
  pickUpTools(maker);
  return {
    formId: form.id,
    subjectId: subject.id,
    picture: formFacts(form.id).picture,
    ageBand: maker.band,
    theme: telling.theme,
    seed: telling.seed,
    title: titleOf(made),
    description: descriptionOf(made, telling.aside),
    materials: materialsOf(made),
    difficulty: difficultyOf(made, maker.band),
    durationMinutes: minutesFor(made),
    waiting: form.waiting ?? '',
    mess: form.mess,
    steps: stepsOf(made),
    safetyNotes: notesFor(made),
    goFurther: form.further(maker),
    skills: [...form.skills],
    fact: subject.fact,
    colors: [...new Set([...made.coloring.colors, made.coloring.ground])].slice(0, 5).map(toPlanColor),
    leftOver: [
      ...telling.leftOver,
      ...telling.tooYoung,
      ...maker.pantry.listed.filter((supply) => !maker.refs.has(supply.id)).map((supply) => supply.plural),
    ].map((name) => ({ name: capital(name), reason: '' })),
    alt: '',
    slots: {},
  };
}
