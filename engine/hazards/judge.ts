import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';
import { clauses, plainText } from './reading.ts';
import { hazardRules, type HazardRule } from './rules.data.ts';
import { findUnkind } from './unkind.ts';

/** Any craft, whoever made it up. */
export interface JudgedCraft {
  title: string;
  description: string;
  supplies: readonly (string | { name: string })[];
  steps: readonly (string | { text: string; who?: Who })[];
}

export type Change = 'together' | 'grown-up' | 'substitute' | 'refuse';

export interface Finding {
  rule: string;
  change: Change;
  reason: string;
  /** What could take its place, where a substitute helps. */
  instead: string;
  /** The words that were found. */
  words: string;
  where: 'title' | 'description' | 'supplies' | 'steps';
  /** Which supply or step, counted from 0; -1 for title and description. */
  at: number;
}

export interface Verdict {
  outcome: 'fine' | 'fine-with-changes' | 'refused';
  findings: readonly Finding[];
}

interface Reader {
  rule: HazardRule;
  find: RegExp;
  spare: RegExp | null;
}

const readers: readonly Reader[] = hazardRules.map((rule) => ({
  rule,
  find: new RegExp(`\\b(?:${rule.words})(?!\\w)`, 'gm'),
  spare: rule.except ? new RegExp(`\\b(?:${rule.except})(?!\\w)`, 'gm') : null,
}));

const grownUps =
  /(?<!no )(?<!without an? )(?<!without )\b(?:adults?|grown-?ups?|parents?|mom|mum|mommy|mummy|dad|daddy|caregivers?|carers?|teachers?|grandparents?|grandma|grandpa)\b/;
const togetherWords =
  /\b(?:together|help(?:s|ing|er)?(?! yourself)|supervis\w+|assist\w*|hand over hand|side by side|watch(?:es|ing)? closely)\b/;
const aloneWords =
  /\b(?:alone|unsupervised|unattended|by (?:him|her|it|your|them)sel(?:f|ves)|on (?:his|her|their|your) own|(?:no|without(?: an?| any)?) (?:adult|grown-?up|parent|supervision|help)s?|(?:adult|grown-?up|parent|supervision|help)s? (?:is |are )?(?:not|isn't|aren't) (?:needed|required|necessary))\b/;

/** Who does a step: what is written beside it, or what its words say. */
function doer(step: { text: string; who?: Who }): Who {
  if (step.who) return step.who;
  if (aloneWords.test(step.text)) return 'child';
  if (grownUps.test(step.text))
    return togetherWords.test(step.text) && !/\b(?:should|must|only|:)/.test(step.text)
      ? 'together'
      : 'grown-up';
  return /\btogether\b|\bhelp (?:your|the) (?:child|kid|toddler|little one)/.test(step.text)
    ? 'together'
    : 'child';
}

const denied =
  /(?:\b(?:no|without(?: an?| any| the)?|never(?: use| touch| eat| add| include)?|(?:do not|don't|doesn't|does not|must not|shouldn't|should not|cannot|can't|won't)(?: need| use| require| eat| add| touch| involve)?|instead of|rather than|avoid(?:s|ing)?|skip(?: the)?|free of|nor|not|keep \w+ away from|away from|far from|nothing|no need (?:for|of))(?: (?:any|a|an|the|craft|kitchen|sewing|utility|real|sharp|hot|your|open|loose|small|actual|kind of|type of|glue or|scissors or|tape or|mess or|paint or))*) $/;
const notNeeded =
  /^(?:s)?(?: [\w-]+){0,2} (?:(?:is|are) not|isn't|aren't|not) (?:needed|required|necessary|used|allowed|included)|^-free|^ free\b/;

function isDenied(text: string, at: number, length: number): boolean {
  return denied.test(text.slice(Math.max(0, at - 60), at)) || notNeeded.test(text.slice(at + length));
}

function occurs(find: RegExp, text: string): boolean {
  find.lastIndex = 0;
  return find.test(text);
}

/** The words of a rule in a text, apart from harmless phrases and denials. */
function hits(reader: Reader, text: string): string[] {
  if (!occurs(reader.find, text)) return [];
  reader.find.lastIndex = 0;
  const shown = reader.spare ? text.replaceAll(reader.spare, (phrase) => '·'.repeat(phrase.length)) : text;
  return [...shown.matchAll(reader.find)]
    .filter((match) => shown[match.index - 1] !== '-' && !isDenied(shown, match.index, match[0].length))
    .map((match) => match[0]);
}

interface Place {
  where: Finding['where'];
  at: number;
  text: string;
  who: Who;
}

function placesOf(craft: JudgedCraft): Place[] {
  const steps = craft.steps.flatMap((step, at): Place[] => {
    const read =
      typeof step === 'string' ? { text: plainText(step) } : { ...step, text: plainText(step.text) };
    const whole = doer(read);
    return clauses(read.text).map((text) => ({
      where: 'steps',
      at,
      text,
      who: read.who ?? (grownUps.test(text) || aloneWords.test(text) ? doer({ text }) : whole),
    }));
  });
  const supplies = craft.supplies.map((supply, at): Place => ({
    where: 'supplies',
    at,
    text: plainText(typeof supply === 'string' ? supply : supply.name),
    who: 'child',
  }));
  const prose = (['title', 'description'] as const).flatMap((where): Place[] =>
    clauses(plainText(craft[where])).map((text) => ({ where, at: -1, text, who: 'child' })),
  );
  return [...prose, ...supplies, ...steps];
}

const changes: Record<string, Change> = { t: 'together', g: 'grown-up', r: 'substitute', x: 'refuse' };

function isMet(level: string, who: Who): boolean {
  return (level === 't' && who !== 'child') || (level === 'g' && who === 'grown-up');
}

interface Judging {
  level: string;
  places: readonly Place[];
}

function findingsOf(reader: Reader, { level, places }: Judging): Finding[] {
  const { rule } = reader;
  const found: Finding[] = [];
  let inSteps = 0;
  const listed: Finding[] = [];
  for (const place of places) {
    const [words] = hits(reader, place.text);
    if (words === undefined) continue;
    const finding: Finding = {
      rule: rule.id,
      change: changes[level] ?? 'refuse',
      reason: rule.reason,
      instead: rule.instead ?? '',
      words,
      where: place.where,
      at: place.at,
    };
    const supervised = level === 't' || level === 'g';
    if (place.where === 'steps') {
      inSteps += 1;
      if (!isMet(level, place.who)) found.push(finding);
    } else if (place.where === 'supplies') {
      if (rule.kind === 'thing') listed.push(finding);
      else if (!supervised) found.push(finding);
    } else if (level === 'x' || (level === 'r' && rule.kind === 'deed')) found.push(finding);
  }
  const supervised = level === 't' || level === 'g';
  const shownByAdult = supervised && inSteps > 0 && found.length === 0;
  return shownByAdult ? found : [...found, ...listed];
}

/**
 * Whether a child of this band may do this craft. It reads what is really said in title, description, supplies and steps;
 * no claim inside them can change the rules.
 */
export function judge(craft: JudgedCraft, band: AgeBand): Verdict {
  const places = placesOf(craft);
  const whole = places.map((place) => place.text).join('\n');
  const index = ageBandNames.indexOf(band);
  const findings = readers.flatMap((reader) => {
    const level = reader.rule.levels.charAt(index);
    return level === '.' || !occurs(reader.find, whole) ? [] : findingsOf(reader, { level, places });
  });
  const anyUnkind = findUnkind(whole) !== null;
  for (const place of anyUnkind ? places : []) {
    const unkind = findUnkind(place.text);
    if (unkind)
      findings.push({
        rule: unkind.topic,
        change: 'refuse',
        reason: unkind.message,
        instead: '',
        words: '',
        where: place.where,
        at: place.at,
      });
  }
  const refused = findings.some((finding) => finding.change === 'refuse');
  return { outcome: refused ? 'refused' : findings.length > 0 ? 'fine-with-changes' : 'fine', findings };
}
