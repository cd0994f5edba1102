import type { Field } from './craft.ts';
import { canHandOver } from './hand-over.ts';
import { isLookedAfter } from './notes.ts';
import type { Hit } from './line.ts';
import type { Survey } from './survey.ts';

/** What becomes of a rule's words: nothing, a refusal, left out, a grown-up put into the words, a note. */
export type Course = 'leave' | 'refuse' | 'drop' | 'add' | 'note';

const cautions =
  /\b(?:keep|never|avoid|watch|away|careful\w*|warning|chok\w*|danger\w*|do not|don't|check|out of reach|supervis\w*|stay|wash)\b/i;

/** The grown-up is named where the thing comes up first; a step that only puts it away need not say it again. */
const isSaidElsewhere = (hit: Hit, { hits }: Survey): boolean =>
  !hit.rule.isAct &&
  hits.some(
    ({ rule, line, doer }) =>
      rule === hit.rule &&
      line !== hit.line &&
      line.spot.field === 'step' &&
      (doer === 'grown-up' || line.isForAdult || (hit.demand === 'together' && line.isNear)),
  );

const noteOrLeave = (hit: Hit, read: Survey): Course => (isLookedAfter(hit, read) ? 'leave' : 'note');

function courseTogether(hit: Hit, read: Survey): Course {
  const { doer, line, rule } = hit;
  const isNear = doer === 'grown-up' || doer === 'both' || line.isNear || line.isForAdult;
  // Where the next age may do it alone, what is written beside the step is enough with a note.
  const next = rule.demands['6-8'];
  const isMild = next === 'fine' || next === 'note' || line.who === 'grown-up';
  const isEnough = isNear || (isMild && doer !== 'child' && line.who !== 'child');
  return isEnough ? noteOrLeave(hit, read) : 'add';
}

function courseInSteps(hit: Hit, read: Survey): Course {
  const { demand, doer, line } = hit;
  if (demand === 'never' || demand === 'replace') return 'refuse';
  if (demand === 'note' || (doer !== 'child' && isSaidElsewhere(hit, read))) return noteOrLeave(hit, read);
  if (demand === 'together') return courseTogether(hit, read);
  const isAdults = doer === 'grown-up' || line.isForAdult;
  if (!isAdults && doer === 'child') return canHandOver(hit) ? 'add' : 'refuse';
  return isAdults || line.who === 'grown-up' ? noteOrLeave(hit, read) : 'add';
}

/** Named in a title or a description they are used, whatever the steps say. */
const tellingNames = new Set([
  'magnet',
  'strong-magnet',
  'button-cell',
  'water-bead',
  'slime',
  'dry-ice',
  'resin',
]);

/** Told of somebody who is there, and no fact of nature. */
const isAboutSomebody = ({ line, sentence }: Hit): boolean =>
  line.spot.field === 'title' ||
  /\b(?:you|your|yourself|kids?|child(?:ren)?|toddlers?|little ones?|friends?|brothers?|sisters?|they)\b/i.test(
    line.sentences[sentence]?.text ?? '',
  );

const isDoneElsewhere = (hit: Hit, { hits }: Survey): boolean =>
  hits.some(({ rule, line }) => rule === hit.rule && !/^(?:title|picture)$/.test(line.spot.field));

function courseInProse(hit: Hit, read: Survey): Course {
  const { rule, demand } = hit;
  if (demand !== 'never' && demand !== 'replace')
    return rule.flags.includes('k') ? noteOrLeave(hit, read) : 'leave';
  if (!rule.isAct) return tellingNames.has(rule.id) ? 'refuse' : 'leave';
  const isPromise = /[ac]/.test(rule.flags);
  // A title jokes: what nothing else in the craft speaks of is not done.
  if (hit.line.spot.field === 'title' && !isPromise && !isDoneElsewhere(hit, read)) return 'leave';
  const isForAnyAge = rule.demands['13+'] === 'never' || isPromise;
  return isForAnyAge && isAboutSomebody(hit) ? 'refuse' : 'leave';
}

type Rule = (hit: Hit, read: Survey) => Course;

const isGrave = ({ demand }: Hit): boolean => demand === 'never' || demand === 'replace';

function courseInFurther(hit: Hit, read: Survey): Course {
  if (hit.demand === 'note') return 'leave';
  const course = isGrave(hit) ? 'drop' : courseInSteps(hit, read);
  return course === 'leave' || course === 'note' ? course : 'drop';
}

const courseInNotes: Rule = (hit) => {
  const isCaution = !/[ac]/.test(hit.rule.flags) && cautions.test(hit.line.text);
  return !isGrave(hit) || isCaution ? 'leave' : 'drop';
};

const courseInMaterials: Rule = (hit, read) => (isGrave(hit) ? 'refuse' : noteOrLeave(hit, read));

const courses: Readonly<Record<Field, Rule>> = {
  step: courseInSteps,
  material: courseInMaterials,
  amount: courseInMaterials,
  'stand-in': (hit) => (isGrave(hit) || hit.demand === 'grown-up' ? 'drop' : 'leave'),
  further: courseInFurther,
  note: courseInNotes,
  title: courseInProse,
  description: courseInProse,
  picture: courseInProse,
};

/** What becomes of what a rule found, by the field that it stands in. */
export const courseOf: Rule = (hit, read) => courses[hit.line.spot.field](hit, read);

/** Things that a craft of the house never uses without listing them: a word that is not listed only tells of them. */
const listedThings = new Set([
  'small-parts',
  'nuts',
  'alcohol',
  'balloon',
  'seeds',
  'berry',
  'battery',
  'led-light',
  'tin-can',
]);
const somebody =
  /\b(?:child|children|kids?|friends?|brother|sister|sibling|somebody|someone|you|yourself)\b/i;
const living = /\b(?:live|living|real|alive|dead|wild|stray|pets?|dog|cat)\b/i;

/** Told of a thing that is not there, or of the animal or the figure that is made. */
function isTold({ rule, line, sentence }: Hit, { hits }: Survey): boolean {
  const text = line.sentences[sentence]?.text ?? '';
  if (rule.id === 'creatures') return !living.test(text);
  if (rule.id === 'shut-in') return !somebody.test(text);
  const isListed = hits.some(
    (other) => other.rule === rule && /^(?:material|stand-in)$/.test(other.line.spot.field),
  );
  return listedThings.has(rule.id) && !isListed && line.spot.field !== 'material';
}

/** Whether the step where the thing is at work belongs to those who may: "three times as strong in the oven". */
const isWithOthers = (hit: Hit, { hits }: Survey): boolean =>
  hit.isName &&
  hits.some(
    ({ rule, line }) =>
      rule === hit.rule && line !== hit.line && line.spot.field === 'step' && line.who === 'grown-up',
  );

/** Sentences of the house are known and say beside them, truly, who does them; what a family's own words add is judged like any. */
export function courseOfOurs(hit: Hit, read: Survey): Course {
  const { demand, line, doer } = hit;
  const { field } = line.spot;
  if (demand === 'note' || !/^(?:step|material|amount|stand-in|further)$/.test(field)) return 'leave';
  if (isTold(hit, read)) return 'leave';
  if (demand === 'never' || demand === 'replace') return 'refuse';
  if (field !== 'step' || isWithOthers(hit, read)) return 'leave';
  const isShared = line.who !== 'child' || doer === 'grown-up' || doer === 'both' || line.isNear;
  const isAdults = line.who === 'grown-up' || doer === 'grown-up' || line.isForAdult;
  return (demand === 'together' ? isShared : isAdults) ? 'leave' : 'refuse';
}
