import type { CraftText, Demand } from './craft.ts';
import type { Hit, Survey } from './survey.ts';

const staying =
  /\b(?:stay|sit|supervis\w*|within reach|beside|close by|alongside|at the table|keep (?:an eye|watch)|watch)\b/i;
const adult = /\b(?:adults?|grown-?ups?|parents?|mum|mom|dad|caregivers?|carers?|teachers?)\b/i;
/** Named, but not for the work: "tell an adult what you are making", "quicker with a parent". */
const idle =
  /\b(?:show|tell|ask|photo\w*|admire|thank|surprise|gift|give it|for (?:your|a|the)|(?:is|will be|are) (?:about|around|in|near\w*|somewhere)|quicker|faster|easier|knows?|likes?|loves?|time to|where|what)\b/i;
const acting =
  /\b(?:help\w*|watch\w*|hold\w*|does|do|cuts?|works?|stay\w*|supervis\w*|keep\w*|check\w*|guide\w*|beside|close by|together|handles?|does it|lights?|pours?|heats?|melts?|bakes?|makes?|puts?|uses?|only)\b/i;

/** A sentence in which a grown-up is at the thing and not only in the house. */
function isTrulySaid(text: string, { words, rule }: Hit): boolean {
  if (!adult.test(text) || (idle.test(text) && !acting.test(text.replace(idle, '')))) return false;
  const low = text.toLowerCase();
  const names = words.split(' ').filter((word) => word.length > 2);
  return (
    names.some((word) => low.includes(word.replace(/e?s$|ing$/, ''))) ||
    (rule.flags.includes('w') && low.includes('wash'))
  );
}

/** What is used here is looked after already where a step or a note of the craft says so in one breath. */
export const isLookedAfter = (hit: Hit, { lines }: Survey): boolean =>
  lines.some(
    ({ spot, text: whole, sentences }) =>
      (spot.field === 'note' && hit.demand === 'note' && staying.test(whole)) ||
      (/^(?:step|note)$/.test(spot.field) && sentences.some(({ text }) => isTrulySaid(text, hit))),
  );

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
  'long-cord': 'cord',
  'hot-wax': 'hot wax',
  poke: 'point',
  cutting: 'scissors',
  'thick-cut': 'thick card',
  dye: 'dye',
  ceiling: 'things',
};

/** The sentence that says what the grown-up does and watches. */
export const watchSentence = ({ rule, isName, words }: Hit): string =>
  rule.watch.replaceAll('{it}', isName ? words : (toolOf[rule.id] ?? 'tools'));

const most = 4;

const gravity: Record<Demand, number> = {
  fine: 0,
  note: 1,
  together: 2,
  'grown-up': 3,
  replace: 4,
  never: 5,
};

/** The notes that the craft gets besides its own. */
export function notesFor(hits: readonly Hit[]): string[] {
  const byRule = new Map<string, string>();
  for (const hit of hits.toSorted((a, b) => gravity[b.demand] - gravity[a.demand])) {
    const text = hit.rule.isAct ? actNotes[hit.rule.id] : watchSentence(hit);
    if (text && !byRule.has(hit.rule.id)) byRule.set(hit.rule.id, text);
  }
  return [...new Set(byRule.values())].slice(0, most);
}

export const actNotes: Readonly<Record<string, string>> = {
  water: 'A grown-up stays within arm’s reach at the edge of the water and watches all the time.',
  'water-deep': 'A grown-up stays within arm’s reach at the edge of the water and watches all the time.',
  heights: 'A grown-up does what is up high and watches that nobody climbs.',
  'hang-up': 'A grown-up does what is up high and watches that nobody climbs.',
  neck: 'A grown-up watches while anything is worn around the neck, and takes it off for play and sleep.',
  outing:
    'A grown-up comes along on the walk, keeps everybody in sight and away from water, roads and traffic, says what may be gathered, and watches that hands are washed afterwards.',
  shore:
    'A grown-up stays within arm’s reach at the edge of the water, on the bank, beach or bridge, and watches all the time.',
  'light-up':
    'A grown-up lights the candle, watches the flame all the time and never leaves it alone; children keep back.',
  'small-fire':
    'A grown-up lights the fire, handles everything hot with a bucket of water at hand, and watches the flames and embers until they are out.',
  'hot-stuff':
    'A grown-up does the melting and pouring at the hob or microwave, watches the hot pan all the time, and lets everything cool before it is touched.',
  felting:
    'A grown-up sits close by, watches the fingers near the barbed felting needle, and counts the needles afterwards.',
  'sharp-tools':
    'A grown-up clamps the work, watches that hands stay behind the sharp blade of the cutter or saw, and sees to safety goggles.',
  toss: 'A grown-up watches that nobody throws at a face or an animal.',
  blow: 'A grown-up watches that the straw is for blowing out only and stays away from eyes.',
  smash:
    'A grown-up does the breaking alone, with gloves and safety glasses, and watches that nobody else is near.',
};
