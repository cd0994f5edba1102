import { messLevels, type CraftPlan, type SuggestRequest, type Suggestion } from '#contract/ideas.ts';
import { formsFor } from '#engine/forms/forms.ts';
import type { Form } from '#engine/forms/form.ts';
import { seeded, type Random } from '#engine/random/seeded.ts';
import type { CraftText } from '#engine/safety/craft.ts';
import { judge } from '#engine/safety/judge.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { matchTheme, type MatchedTheme } from '#engine/themes/match-theme.ts';
import { getSubject } from '#engine/themes/subjects.ts';
import type { Subject } from '#engine/themes/subject.ts';
import { draft, type Draft, type Shelf } from './build.ts';
import { isSafeName } from './unknown-names.ts';
import { bandsAbove, writePlan } from './write.ts';

interface Order extends Shelf {
  recent: readonly { formId: string; subjectId: string }[];
  leftOver: readonly string[];
  /** How many of a thing they said they have. */
  amounts: ReadonlyMap<string, number>;
}

interface Wish {
  request: SuggestRequest;
  seed: number;
  order: Order;
  matched: MatchedTheme;
}

function readRequest(request: SuggestRequest): Order {
  const items = understandSupplies(request.supplies);
  const listed = items.flatMap((item) => (item.kind === 'known' ? [item.supply] : []));
  const strange = items.filter((item) => item.kind !== 'known');
  const unknown = strange.flatMap((item) =>
    item.kind === 'unknown' && request.ageBand !== '2-3' && isSafeName(item.name, request.ageBand)
      ? [item.name]
      : [],
  );
  return {
    band: request.ageBand,
    listed,
    unknown: unknown.slice(0, 2),
    palette: request.palette ?? [],
    avoid: request.avoid ?? [],
    recent: request.recent ?? [],
    amounts: new Map(
      items.flatMap((item) =>
        item.kind === 'known' && item.amount !== null ? [[item.supply.id, item.amount] as const] : [],
      ),
    ),
    leftOver: strange
      .filter((item) => !unknown.slice(0, 2).includes(item.name))
      .map((item) => item.text.slice(0, 60)),
  };
}

/** How well a draft serves: what they have is used, and little else is asked for. */
function score(made: Draft, order: Order): number {
  const coverage = made.usable === 0 ? 1 : made.used / made.usable;
  const base = made.maker.pantry.listed.some((supply) => supply.kind === 'base');
  const usesBase = [...made.maker.refs.values()].some(
    ({ supply }) =>
      supply.kind === 'base' && made.maker.pantry.isListed(supply) && !made.maker.helpers.has(supply.id),
  );
  const known = order.recent.slice(0, 12);
  const again =
    known.filter((pair) => pair.formId === made.form.id).length +
    known.filter((pair) => pair.subjectId === made.subject.id).length / 2;
  const short = [...made.maker.refs.values()].filter(
    (ref) => ref.count > (order.amounts.get(ref.supply.id) ?? ref.count),
  ).length;
  return (
    coverage * 10 -
    short * 3 +
    (base && usesBase ? 1.5 : 0) -
    made.extra * 0.45 -
    again * 1.2 -
    // A teenager would rather not make what a four-year-old can.
    Math.max(0, bandsAbove(made.form, order.band) - 1) * 0.5 -
    (made.maker.steps.length < 5 ? 0.5 : 0)
  );
}

function wasRecent(form: Form, subject: Subject, order: Order): boolean {
  return order.recent.some((pair) => pair.formId === form.id && pair.subjectId === subject.id);
}

/** One draft for every form of the band, each on a subject drawn by lot. */
function draftAll(subjects: readonly Subject[], order: Order, random: Random): Draft[] {
  // With nothing listed every form serves alike, so a third of them is choice enough.
  const open = order.listed.length === 0;
  return formsFor(order.band).flatMap((form) => {
    if (open && random.next() > 0.35) return [];
    const suited = subjects.filter((subject) => form.suits(subject));
    const fresh = suited.filter((subject) => !wasRecent(form, subject, order));
    const seed = random.below(2 ** 31);
    const pool = fresh.length > 0 ? fresh : [];
    if (pool.length === 0) return [];
    const subject = pool[seed % pool.length] as Subject;
    const made = draft(form, subject, { ...order, seed });
    return made ? [made] : [];
  });
}

/** Among those that use what is there, a lottery: close scores have close chances. The others follow, for want of better. */
function rank(drafts: readonly Draft[], order: Order, random: Random): Draft[] {
  const scored = drafts.map((made) => ({
    made,
    at: score(made, order),
    coverage: made.usable === 0 ? 1 : made.used / made.usable,
  }));
  const best = Math.max(...scored.map((one) => one.coverage));
  const floor = (best >= 0.8 ? 0.8 : best) - 1e-9;
  const top = Math.max(...scored.map((one) => (one.coverage >= floor ? one.at : -Infinity)));
  return scored
    .map(({ made, at, coverage }) => ({
      made,
      serves: coverage >= floor ? 1 : 0,
      key: (at - top) * 0.9 - Math.log(-Math.log(random.next() * 0.999_999 + 5e-7)),
    }))
    .sort((a, b) => b.serves - a.serves || b.key - a.key)
    .map((one) => one.made);
}

function asideFor(matched: MatchedTheme, made: Draft): string {
  if (matched.kind !== 'open') return '';
  const wish = matched.words === '' ? 'your own theme' : `“${matched.words}”`;
  return `We had no ready-made idea for ${wish}, so this ${made.subject.name} is yours to dress up: ask your child what would make it fit.`;
}

/** Every subject of the theme was used on every form lately: begin again. */
function draftsFor(subjects: readonly Subject[], order: Order, random: Random): Draft[] {
  const drafts = draftAll(subjects, order, random);
  return drafts.length > 0 ? drafts : draftAll(subjects, { ...order, recent: [] }, random);
}

function finish(made: Draft, wish: Wish): CraftPlan {
  const { order, matched, request, seed } = wish;
  return writePlan(made, {
    theme: matched.kind === 'theme' ? matched.theme : request.theme.trim().slice(0, 120),
    seed,
    aside: asideFor(matched, made),
    leftOver: order.leftOver,
    tooYoung: order.listed
      .filter((supply) => !made.maker.pantry.allows(supply))
      .map((supply) => supply.plural),
  });
}

/** Everything of a plan that is shown. */
export function textOf(craft: CraftPlan): CraftText {
  return {
    title: craft.title,
    description: craft.description,
    materials: craft.materials.map(({ name, amount, optional, substitutes }) => ({
      name,
      amount,
      optional,
      substitutes,
    })),
    steps: craft.steps.map(({ text, who }) => ({ text, who })),
    safetyNotes: craft.safetyNotes,
    goFurther: craft.goFurther,
    imageAlt: craft.alt || `${craft.title}, made of cut paper`,
  };
}

const fitsTheDay = (craft: CraftPlan, { minutes = Infinity, mess = 'lots' }: SuggestRequest): boolean =>
  craft.durationMinutes <= minutes && messLevels.indexOf(craft.mess) <= messLevels.indexOf(mess);

/** Whether the judge has nothing against a plan, as it stands. */
export const isSafe = (craft: CraftPlan): boolean =>
  judge(textOf(craft), craft.ageBand, { isOurs: true }).kind === 'known';

/** The best form of a subject for this family, where no recipe answers. The same request and seed give the same craft, always. */
export function suggestForm(request: SuggestRequest, seed: number): Suggestion {
  const matched = matchTheme(request.theme);
  if (matched.kind === 'declined') return { kind: 'declined', message: matched.message };
  const random = seeded(seed);
  const order = readRequest(request);
  const subjects = matched.subjects.map(getSubject);
  const wish: Wish = { request, seed, order, matched };
  const ranked = rank(draftsFor(subjects, order, random), order, random);
  let otherwise: CraftPlan | null = null;
  for (const made of ranked) {
    const craft = finish(made, wish);
    if (!isSafe(craft)) continue;
    if (fitsTheDay(craft, request)) return { kind: 'craft', craft };
    otherwise ??= craft;
  }
  if (otherwise !== null) return { kind: 'craft', craft: otherwise };
  return { kind: 'declined', message: 'No craft fits this yet. Please try another theme.' };
}
