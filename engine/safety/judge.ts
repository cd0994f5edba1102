import type { AgeBand } from '#contract/common.ts';
import { courseOf, courseOfOurs, type Course } from './course.ts';
import type { CraftChange, CraftText, Doubt, Finding } from './craft.ts';
import { doubtsOf, isSpare } from './doubts.ts';
import { addGrownUp, closeUp, leaveOut, openFor, type Mending } from './mend.ts';
import { notesFor, stayNote } from './notes.ts';
import { ShownCraft, shownKey } from './shown.ts';
import { swapped } from './swap.ts';
import type { Hit } from './line.ts';
import { survey, type Survey } from './survey.ts';

/** It may be shown, perhaps mended. `isPlain`: the rules had nothing at all to say. */
export interface Known {
  kind: 'known';
  shown: ShownCraft;
  changes: readonly CraftChange[];
  notes: readonly string[];
  isPlain: boolean;
}

export interface Dangerous {
  kind: 'dangerous';
  findings: readonly Finding[];
}

/** Nobody could vouch for it. `known` is what it is once a second reader does. */
export interface Unreadable {
  kind: 'unreadable';
  doubts: readonly Doubt[];
  known: Known;
}

export type Verdict = Known | Dangerous | Unreadable;

interface Sorted {
  hit: Hit;
  course: Course;
}

const findingOf = (hit: Hit): Finding => ({
  rule: hit.rule.id,
  demand: hit.demand,
  reason: hit.rule.reason,
  instead: hit.rule.instead,
  where: hit.line.spot,
  words: hit.words,
});

function carryOut(mending: Mending, sorted: readonly Sorted[], band: AgeBand): void {
  const done = new Set<string>();
  for (const { hit, course } of sorted) {
    const key = `${hit.rule.id} ${hit.line.spot.at}`;
    if (course === 'drop') leaveOut(mending, hit.line.spot, hit.rule.reason);
    if (course !== 'add' || done.has(key)) continue;
    done.add(key);
    addGrownUp(mending, hit, band);
  }
}

interface Judging {
  craft: CraftText;
  read: Survey;
  sorted: readonly Sorted[];
  /** Doubts about what a craft is whole without: stand-ins, notes and the way to go further. */
  spare: readonly Doubt[];
}

const unclear = 'We could not make out what is meant.';

function mended({ craft, read, sorted, spare }: Judging): Known {
  const mending = openFor(craft);
  carryOut(mending, sorted, read.band);
  for (const { where } of spare) leaveOut(mending, where, unclear);
  const asked = sorted.filter(({ course }) => course === 'add' || course === 'note').map(({ hit }) => hit);
  const given = notesFor(asked, read.band);
  const stay = asked.every(({ isMild }) => isMild) ? stayNote(read, craft.materials) : [];
  const notes = [...stay, ...given];
  return {
    kind: 'known',
    shown: new ShownCraft(shownKey, closeUp(mending, notes)),
    changes: mending.changes,
    notes,
    isPlain: spare.length === 0 && sorted.every(({ hit, course }) => hit.isMild || course === 'leave'),
  };
}

const asItStands = (craft: CraftText): Known => ({
  kind: 'known',
  shown: new ShownCraft(shownKey, craft),
  changes: [],
  notes: [],
  isPlain: true,
});

/** A step that was given to the grown-up is another one: it is doubted when it still is in its new words. */
function stillDoubted(doubts: readonly Doubt[], { changes, shown }: Known, band: AgeBand): Doubt[] {
  const mendedSteps = new Set(changes.flatMap(({ where }) => (where.field === 'step' ? [where.at] : [])));
  const isMended = ({ where }: Doubt): boolean => where.field === 'step' && mendedSteps.has(where.at);
  if (!doubts.some(isMended)) return [...doubts];
  const now = doubtsOf(survey(shown, band));
  return doubts.filter(
    (one) => !isMended(one) || now.some((other) => isMended(other) && other.where.at === one.where.at),
  );
}

interface Refusal {
  craft: CraftText;
  band: AgeBand;
  refused: readonly Hit[];
  isLast: boolean;
}

/** The same craft with other things, judged anew; else the refusal stands. */
function swappedOr({ craft, band, refused, isLast }: Refusal): Verdict {
  const dangerous: Dangerous = { kind: 'dangerous', findings: refused.map(findingOf) };
  const other = isLast ? null : swapped(craft, refused);
  if (!other) return dangerous;
  const verdict = judge(other.craft, band, { isSwapped: true });
  if (verdict.kind !== 'known') return dangerous;
  return { ...verdict, changes: [...other.changes, ...verdict.changes], isPlain: false };
}

/**
 * What a craft is for a child of this band: known, dangerous, or not to be vouched for. No claim inside it can change the rules.
 * `isOurs`: the house wrote its sentences, so they need no second look; what they name is judged all the same.
 */
export function judge(craft: CraftText, band: AgeBand, { isOurs = false, isSwapped = false } = {}): Verdict {
  const read = survey(craft, band);
  const sorted = read.hits.map((hit) => ({
    hit,
    course: isOurs ? courseOfOurs(hit, read) : courseOf(hit, read),
  }));
  const refused = sorted.filter(({ course }) => course === 'refuse');
  if (refused.length > 0)
    return swappedOr({ craft, band, refused: refused.map(({ hit }) => hit), isLast: isOurs || isSwapped });
  if (isOurs) return asItStands(craft);
  const all = doubtsOf(read);
  const known = mended({
    craft,
    read,
    sorted,
    spare: all.filter(({ where }) => isSpare(where)),
  });
  const doubts = stillDoubted(
    all.filter(({ where }) => !isSpare(where)),
    known,
    band,
  );
  return doubts.length > 0 ? { kind: 'unreadable', doubts, known } : known;
}
