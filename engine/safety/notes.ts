import type { CraftText } from './craft.ts';
import type { Hit, Line, Survey } from './survey.ts';

const staying =
  /\b(?:stay|sit|supervis\w*|within reach|beside|close by|alongside|at the table|keep (?:an eye|watch)|watch)\b/i;
const cautious =
  /\b(?:watch\w*|adult|grown-?up|parent|carer|keep|never|wash|check|away|careful\w*|only|do not|don't|out of)\b/i;

function isSaidIn(line: Line, hit: Hit): boolean {
  if (line.spot.field !== 'note') return false;
  if (staying.test(line.text) && hit.demand === 'note') return true;
  if (!cautious.test(line.text)) return false;
  const low = line.text.toLowerCase();
  const words = hit.words.split(' ').filter((word) => word.length > 2);
  return (
    words.some((word) => low.includes(word.replace(/s$/, ''))) ||
    (hit.rule.flags.includes('w') && low.includes('wash'))
  );
}

/** Small parts, cords and the like are looked after already where a note of the craft or a grown-up in its words says so. */
export function isLookedAfter(hit: Hit, { lines, hits }: Survey): boolean {
  const isNamed = hits.some(
    ({ rule, line }) =>
      rule === hit.rule && /^(?:step|note)$/.test(line.spot.field) && (line.isNear || line.isForAdult),
  );
  return isNamed || lines.some((line) => isSaidIn(line, hit));
}

/** For the youngest, a craft that names no grown-up anywhere is given one. */
export function stayNote({ band, lines }: Survey, materials: CraftText['materials']): string[] {
  if (band !== '2-3' && band !== '4-5') return [];
  if (
    lines.some(
      (line) =>
        line.isNear ||
        line.isForAdult ||
        line.who === 'grown-up' ||
        (line.spot.field === 'note' && staying.test(line.text)),
    )
  )
    return [];
  const things = materials.slice(0, 3).map(({ name }) => name.replace(/,.*$/, '').trim().toLowerCase());
  const listed =
    things.length > 1
      ? `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`
      : (things[0] ?? 'things');
  return [`A grown-up stays beside your child and watches what happens with the ${listed}.`];
}

/** What an act is done with, where its words do not name it: "saw the branch". */
const toolOf: Readonly<Record<string, string>> = {
  saw: 'saw',
  drill: 'drill',
  pins: 'hammer',
  knife: 'knife',
  needle: 'needle',
  heat: 'heat',
};

/** The sentence that says what the grown-up does and watches. */
export const watchSentence = ({ rule, isName, words }: Hit): string =>
  rule.watch.replaceAll('{it}', isName ? words : (toolOf[rule.id] ?? 'tools'));

const most = 4;

/** The notes that the craft gets besides its own. */
export function notesFor(hits: readonly Hit[]): string[] {
  const byRule = new Map<string, string>();
  for (const hit of hits) {
    const text = hit.rule.isAct ? actNotes[hit.rule.id] : watchSentence(hit);
    if (text && !byRule.has(hit.rule.id)) byRule.set(hit.rule.id, text);
  }
  return [...new Set(byRule.values())].slice(0, most);
}

export const actNotes: Readonly<Record<string, string>> = {
  water: 'A grown-up stays within arm’s reach of the water and watches all the time.',
  'water-deep': 'A grown-up stays within arm’s reach of the water and watches all the time.',
  heights: 'A grown-up does what is up high and watches that nobody climbs.',
  'hang-up': 'A grown-up does what is up high and watches that nobody climbs.',
  neck: 'A grown-up watches while anything is worn around the neck, and takes it off for play and sleep.',
  outing:
    'A grown-up comes along, keeps everybody away from roads and traffic, says what may be picked or touched, and watches that hands are washed afterwards.',
  toss: 'A grown-up watches that nobody throws at a face or an animal.',
  blow: 'A grown-up watches that the straw is for blowing out only and stays away from eyes.',
  smash:
    'A grown-up does the breaking alone, with gloves and safety glasses, and watches that nobody else is near.',
};
