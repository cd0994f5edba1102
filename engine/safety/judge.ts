import type { AgeBand } from '#contract/common.ts';
import type { CraftChange, CraftText, Doubt, Finding } from './craft.ts';
import { doubtsOf } from './doubts.ts';
import { addGrownUp, closeUp, leaveOut, openFor, type Mending } from './mend.ts';
import { isLookedAfter, notesFor, stayNote } from './notes.ts';
import { ShownCraft, shownKey } from './shown.ts';
import { survey, type Hit, type Survey } from './survey.ts';

export type Verdict =
  /** It may be shown, perhaps mended. `isPlain`: every material is known, and the rules had nothing at all to say. */
  | { kind: 'known'; shown: ShownCraft; changes: readonly CraftChange[]; notes: readonly string[]; isPlain: boolean }
  | { kind: 'dangerous'; findings: readonly Finding[] }
  | { kind: 'unreadable'; doubts: readonly Doubt[]; known: Extract<Verdict, { kind: 'known' }>; craft: CraftText; band: AgeBand };

export type Known = Extract<Verdict, { kind: 'known' }>;

type Course = 'leave' | 'refuse' | 'drop' | 'add' | 'note';

const cautions = /\b(?:keep|never|avoid|watch|away|careful\w*|warning|chok\w*|danger\w*|do not|don't|not|without|no|check|out of reach|adult|grown-?up|supervis\w*|stay|wash|only|if)\b/i;

/** The grown-up is named where the thing comes up first; a step that only puts it away need not say it again. */
const isSaidElsewhere = (hit: Hit, { hits }: Survey): boolean =>
  !hit.rule.isAct &&
  hits.some(
    ({ rule, line, doer }) =>
      rule === hit.rule && line !== hit.line && line.spot.field === 'step' &&
      (doer === 'grown-up' || line.isForAdult || (hit.demand === 'together' && line.isNear)),
  );

function courseInSteps(hit: Hit, read: Survey): Course {
  const { demand, doer, line } = hit;
  if (demand === 'never' || demand === 'replace') return 'refuse';
  if (demand === 'note') return isLookedAfter(hit, read) ? 'leave' : 'note';
  if (doer !== 'child' && isSaidElsewhere(hit, read)) return 'leave';
  if (demand === 'together') {
    if (doer === 'grown-up' || doer === 'both' || line.isNear || line.isForAdult) return 'leave';
    const isMild = hit.rule.demands['6-8'] === 'fine' || hit.rule.demands['6-8'] === 'note' || line.who === 'grown-up';
    if (isMild && doer !== 'child' && line.who !== null && line.who !== 'child') return isLookedAfter(hit, read) ? 'leave' : 'note';
    return 'add';
  }
  if (doer === 'grown-up' || line.isForAdult) return 'leave';
  if (doer === 'child') return 'refuse';
  if (line.who === 'grown-up') return isLookedAfter(hit, read) ? 'leave' : 'note';
  return 'add';
}

/** Named in a title or a description they are used, whatever the steps say. */
const told = new Set(['magnet', 'button-cell', 'water-bead', 'slime', 'dry-ice', 'resin']);

/** Told of somebody who is there, and no fact of nature. */
const isDone = ({ line, sentence }: Hit): boolean =>
  line.spot.field === 'title' ||
  /\b(?:you|your|yourself|kids?|child(?:ren)?|toddlers?|little ones?|friends?|brothers?|sisters?|they)\b/i.test(line.sentences[sentence]?.text ?? '');

function courseOf(hit: Hit, read: Survey): Course {
  const { rule, demand, line } = hit;
  const isGrave = demand === 'never' || demand === 'replace';
  switch (line.spot.field) {
    case 'step':
      return courseInSteps(hit, read);
    case 'material':
    case 'amount':
      if (isGrave) return 'refuse';
      return isLookedAfter(hit, read) ? 'leave' : 'note';
    case 'stand-in':
      return isGrave || demand === 'grown-up' ? 'drop' : 'leave';
    case 'further':
      if (demand === 'note') return 'leave';
      if (!isGrave && courseInSteps(hit, read) === 'leave') return 'leave';
      return 'drop';
    case 'note':
      if (!isGrave || (!rule.flags.match(/[ac]/) && cautions.test(line.text))) return 'leave';
      return 'drop';
    default:
      if (rule.flags.includes('k') && !isGrave) return isLookedAfter(hit, read) ? 'leave' : 'note';
      return isGrave && (rule.isAct ? isDone(hit) && (rule.demands['13+'] === 'never' || /[ac]/.test(rule.flags)) : told.has(rule.id)) ? 'refuse' : 'leave';
  }
}

const findingOf = (hit: Hit): Finding => ({
  rule: hit.rule.id,
  demand: hit.demand,
  reason: hit.rule.reason,
  instead: hit.rule.instead,
  where: hit.line.spot,
  words: hit.words,
});

/** Sentences of the house are known and say beside them, truly, who does them; what a family's own words add is judged like any. */
function courseOfOurs(hit: Hit): Course {
  const { demand, line, doer } = hit;
  const { field } = line.spot;
  if (demand === 'note' || field === 'note' || field === 'title' || field === 'description' || field === 'picture') return 'leave';
  if (demand === 'never' || demand === 'replace') return 'refuse';
  if (field !== 'step') return 'leave';
  const isHelped = line.who !== 'child' || doer === 'grown-up' || doer === 'both' || line.isNear;
  const isDone = line.who === 'grown-up' || doer === 'grown-up' || line.isForAdult;
  return (demand === 'together' ? isHelped : isDone) ? 'leave' : 'refuse';
}

interface Sorted {
  hit: Hit;
  course: Course;
}

function carryOut(mending: Mending, sorted: readonly Sorted[]): void {
  const done = new Set<string>();
  for (const { hit, course } of sorted) {
    const key = `${hit.rule.id} ${hit.line.spot.at}`;
    if (course === 'drop') leaveOut(mending, hit.line.spot, hit.rule.reason);
    if (course !== 'add' || done.has(key)) continue;
    done.add(key);
    addGrownUp(mending, hit);
  }
}

/** What a craft is for a child of this band: known, dangerous, or not to be vouched for. No claim inside it can change the rules. */
export function judge(craft: CraftText, band: AgeBand, { isOurs = false } = {}): Verdict {
  const read = survey(craft, band);
  const sorted = read.hits.map((hit) => ({ hit, course: isOurs ? courseOfOurs(hit) : courseOf(hit, read) }));
  const refused = sorted.filter(({ course }) => course === 'refuse');
  if (refused.length > 0) return { kind: 'dangerous', findings: refused.map(({ hit }) => findingOf(hit)) };
  const mending = openFor(craft);
  carryOut(mending, sorted);
  const asked = notesFor(sorted.filter(({ course }) => course === 'add' || course === 'note').map(({ hit }) => hit));
  const notes = isOurs ? [] : asked.length > 0 ? asked : stayNote(read, craft.materials.map(({ name }) => name));
  const shown = new ShownCraft(shownKey, closeUp(mending, notes));
  const isPlain = sorted.every(({ course }) => course === 'leave');
  const known: Known = { kind: 'known', shown, changes: mending.changes, notes, isPlain };
  const doubts = isOurs ? [] : doubtsOf(read);
  return doubts.length > 0 ? { kind: 'unreadable', doubts, known, craft, band } : known;
}
