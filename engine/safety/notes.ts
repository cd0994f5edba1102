import type { AgeBand } from '#contract/common.ts';
import type { CraftText, Demand } from './craft.ts';
import type { Hit } from './line.ts';
import type { Survey } from './survey.ts';

const staying =
  /\b(?:stay|sit|supervis\w*|within reach|beside|close by|alongside|at the table|keep (?:an eye|watch)|watch)\b/i;
const adult = /\b(?:adults?|grown-?ups?|parents?|mum|mom|dad|caregivers?|carers?|teachers?)\b/i;
/** Named, but not for the work: "tell an adult what you are making", "quicker with a parent". */
const idle =
  /\b(?:show|tell|ask|photo\w*|admire|thank|surprise|gift|give it|for (?:your|a|the)|(?:is|will be|are) (?:about|around|in|near\w*|somewhere)|quicker|faster|easier|knows?|likes?|loves?|time to|where|what)\b/i;
/** Words of a rule that name nothing. */
const small = /^(?:the|and|with|into|onto|from|over|under|your|their|its|for|off|out|them|that|this)$/;
/** More than doing it: it is seen to that nothing happens. */
const caring =
  /\b(?:help\w*|watch\w*|hold\w*|stay\w*|supervis\w*|keep\w*|check\w*|guid\w*|steadi\w*|steady|beside|close by|next to|alongside|within reach|arm's reach|sees that|looks? on|only)\b/i;

/** Whether the thing is named, or the washing of hands where that will do. */
function isNamed(text: string, { words, rule }: Hit): boolean {
  const low = text.toLowerCase();
  const names = words.split(' ').filter((word) => word.length > 2 && !small.test(word));
  return (
    names.some((word) => low.includes(word.replace(/e?s$|ing$/, ''))) ||
    (rule.flags.includes('w') && low.includes('wash'))
  );
}

/** A sentence in which a grown-up is at the thing and not only in the house. */
const isTrulySaid = (text: string, hit: Hit): boolean =>
  adult.test(text) && caring.test(text.replace(idle, '')) && isNamed(text, hit);

/** What is used here is looked after already where a step or a note of the craft says so in one breath. */
export const isLookedAfter = (hit: Hit, { lines }: Survey): boolean =>
  lines.some(
    ({ spot, sentences }) =>
      (spot.field === 'note' &&
        hit.demand === 'note' &&
        sentences.some(({ text }) => adult.test(text) && staying.test(text) && isNamed(text, hit))) ||
      (/^(?:step|note)$/.test(spot.field) && sentences.some(({ text }) => isTrulySaid(text, hit))),
  );

/** What is meant for mouths, or blown with them. */
const eaten =
  /\b(?:eat\w*|munch\w*|nibbl\w*|tast\w*|snacks?|supper|lunch|breakfast|picnic|biscuits?|cookies|icing|frosting|yum\w*|drinks?|sips?|lick\w*|whistle|blow|straws?)\b/i;

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
  const isEaten = lines.some(({ spot: { field }, text }) => field !== 'note' && eaten.test(text));
  const mouths = isEaten ? '' : ', and that none of it goes into a mouth';
  return [`A grown-up stays beside your child and watches what happens with the ${listed}${mouths}.`];
}

/** The sentence that says what the grown-up does and watches; empty when nobody has to. */
export function watchSentence({ rule, isName, words }: Hit, band: AgeBand): string {
  const { sentence, tool } = rule.watch[band];
  const thing = words.replace(/^(?:with )?(?:a|the) |^with | (?:along|around)$/g, '');
  return sentence.replaceAll('{it}', isName ? thing : tool || 'tools');
}

const most = 6;
/** Of what is worth a note and nothing else. */
const mostMild = 4;

/** Rules that say nearly the same: where there is more to say than anybody reads, the first of them speaks for all. */
const kin: readonly (readonly string[])[] = [
  ['knife', 'carve', 'sharp-tools'],
  ['heat', 'hot-stuff', 'hot-pour', 'shrink', 'oven-clay'],
  ['water-deep', 'water-edge', 'water', 'open-water', 'play-water', 'shore', 'muddy-play'],
  ['candle', 'light-up', 'stem-light', 'wick', 'match'],
  ['fire', 'campfire', 'twist-bread', 'small-fire'],
  ['salt-dough', 'salt-dough-made', 'dough', 'raw-food', 'raw-egg'],
  ['archery', 'projectile', 'launch', 'toss'],
  ['kite', 'kite-day'],
  ['swing', 'swing-ride'],
  ['heights', 'hang-up', 'ceiling', 'ladder'],
  ['hammer', 'pins', 'toy-hammer'],
  ['saw', 'saws', 'power-tool'],
  ['scissors', 'cutting', 'sharp-scissors'],
  ['cord', 'thread', 'made-cord', 'neck-things', 'garland', 'strong-cord', 'long-cord'],
  ['sun-viewer', 'sunlight', 'magnifier'],
  ['sticks', 'splinters'],
  ['chillies', 'spices'],
  ['frying', 'hot-oil', 'hot-plates'],
  ['solar', 'sunlight'],
  ['bucket', 'play-water'],
];

const kinOf = (id: string): string => kin.find((ids) => ids.includes(id))?.[0] ?? id;

const gravity: Record<Demand, number> = {
  fine: 0,
  note: 1,
  together: 2,
  'grown-up': 3,
  replace: 4,
  never: 5,
};

/** Of what is mild, what the craft is about comes before what only lies on the table. */
const weightOf = ({ demand, isMild, rule }: Hit): number =>
  isMild ? (rule.flags.includes('k') ? 0.5 : 0) : gravity[demand];

/** The notes that the craft gets besides its own. */
export function notesFor(hits: readonly Hit[], band: AgeBand): string[] {
  const byRule = new Map<string, { text: string; isMild: boolean }>();
  for (const hit of hits.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const text = watchSentence(hit, band);
    if (text && !byRule.has(hit.rule.id)) byRule.set(hit.rule.id, { text, isMild: hit.isMild });
  }
  const told = new Set<string>();
  const repeats: string[] = [];
  const firsts = [...byRule].flatMap(([id, { text, isMild }]) => {
    const isFirst = !told.has(kinOf(id));
    told.add(kinOf(id));
    if (!isFirst) repeats.push(text);
    return isFirst ? [{ text, isMild }] : [];
  });
  const grave = firsts.filter(({ isMild }) => !isMild);
  const mild = firsts.filter(({ isMild }) => isMild).slice(0, mostMild);
  return [...new Set([...grave, ...mild].map(({ text }) => text).concat(repeats))].slice(0, most);
}
