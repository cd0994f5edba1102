import type { Demand } from './craft.ts';
import type { Hit, Line } from './line.ts';
import { isAdult } from './people.ts';
import { isRemedied } from './remedies.ts';
import type { Token } from './token.ts';

/** What the list of materials says of a name that the steps use in short. */

const isMaterial = ({ line }: Hit): boolean => line.spot.field === 'material';
const isTitle = ({ line }: Hit): boolean => line.spot.field === 'title';

const stemOf = (words: string): string => words.replace(/e?s$/, '');

const holds = (long: string, short: string): boolean =>
  long.length > short.length && ` ${long} `.includes(` ${short} `);

const gravity: readonly Demand[] = ['fine', 'note', 'together', 'grown-up', 'replace', 'never'];

/** Said of the thing itself: then it is another one than what is listed. */
const anotherOne = /^(?:real|sharp|lit|burning|hot|another|craft|kitchen|carving|live|wax)$/;

const tokensOf = ({ line, sentence }: Hit): readonly Token[] => line.sentences[sentence]?.tokens ?? [];

const isAnotherOne = (hit: Hit): boolean =>
  tokensOf(hit)
    .slice(Math.max(0, hit.from - 2), hit.from)
    .some(({ word }) => anotherOne.test(word));

/**
 * A short name stands for the longer one that is listed: "the needle" is the blunt plastic one, "a bullet" one of the bullet
 * journal in the title. Names of a material that are real by themselves stay what they are.
 */
export function shortFor(all: readonly Hit[]): (hit: Hit) => boolean {
  const listed = all.filter((hit) => isMaterial(hit) && hit.isName && !hit.rule.isAct);
  const titled = all.filter((hit) => isTitle(hit) && hit.rule.id === 'harmless');
  return (hit) => {
    if (hit.rule.isAct || !hit.isName || isMaterial(hit) || hit.rule.flags.includes('v')) return false;
    if (isAnotherOne(hit)) return false;
    const short = stemOf(hit.words);
    if (listed.some(({ rule }) => rule === hit.rule)) return false;
    // "Lighter paper" is paper: a thing that is seldom only told of must be the last word of the longer name.
    const isToldOf = hit.rule.flags.includes('d') || hit.rule.id === 'explosive';
    const isMilder = ({ rule, words, demand }: Hit): boolean =>
      rule !== hit.rule &&
      holds(stemOf(words), short) &&
      (isToldOf || stemOf(words).endsWith(` ${short}`) || rule.id === 'big-magnet') &&
      gravity.indexOf(demand) <= gravity.indexOf(hit.demand);
    return listed.some(isMilder) || (hit.rule.flags.includes('d') && titled.some(isMilder));
  };
}

const sizes =
  /\b(?:fist|palm|hand|orange|apple|egg|lemon|tangerine|potato|pear|saucer|plate|tennis[ -]ball)[ -]sized?\b|\b(?:bigger|larger|wider|fatter) than (?:an? |your |their |the )?(?:child's |toddler's )?(?:fist|palm|mouth|golf ball|egg|ping[ -]?pong ball)\b|\bas (?:big|large|wide|fat) as (?:an? |your |their |the )?(?:child's |toddler's |whole )?(?:fist|palm|hand|orange|apple|egg|lemon|tangerine|saucer|plate|plum|biscuit|tennis ball)\b|\b(?:[5-9]|[1-9]\d) ?cm (?:across|wide|thick|in diameter|balls?)\b|\b[2-9][- ]inch(?:es)? (?:across|wide|thick|in diameter|balls?)\b/i;

/** Too big for the cylinder that small parts are held against, and small enough for a mouth all the same. */
const mouthfuls =
  /\b(?:walnut|golf[ -]ball|ping[ -]?pong[ -]ball|plum)[ -]sized?\b|\bas (?:big|large|fat) as (?:an? |your )?(?:walnut|golf ball|plum)\b|\b4(?:\.\d)? ?cm (?:across|wide|thick|in diameter|balls?)\b|\b(?:jumbo|giant|extra[ -]large)\b|\b(?:big|large|chunky|huge|wide)(?: \w+)? (?:pom[ -]?poms?|(?:curtain )?rings?|balls?|felt \w+|corks?|pine ?cones?|walnuts?|wooden beads?)\b|\bcurtain rings?\b|\b(?:big|biggest|large|largest|giant|fat|huge) pasta tubes?\b|\brigatoni\b|\bcannelloni\b|\b(?:sewn|stitched|riveted|screwed) (?:on|down|fast)\b/i;

const listedIn = (hits: readonly Hit[], size: RegExp): Set<string> =>
  new Set(
    hits
      .filter((hit) => hit.rule.id === 'small-parts' && isMaterial(hit) && size.test(hit.line.text))
      .map(({ words }) => stemOf(words)),
  );

const fasteners =
  /^(?:rubber band|elastic band|loom band|hair tie|hair bobble|paper ?clip|brad|split pin|paper fastener|brass fastener|binder clip)s?$/;

const sealed =
  /\b(?:glu\w+|tap(?:e|es|ed|ing)|seal\w*|screw\w*)\b[^.;]{0,40}\b(?:lids?|caps?|shut|closed|tops?|ends?|bags?|pouch)\b|\b(?:lids?|caps?|tops?|ends?|bags?|pouch)\b[^.;]{0,25}\b(?:glu\w+|tap(?:e|es|ed)|seal\w*)\b/i;

const near = ({ doer, line }: Hit): boolean =>
  doer === 'grown-up' || line.isForAdult || (line.spot.field === 'material' && line.isNear);

const holding =
  /^(?:rubber band|elastic band|paper ?clip|brad|split pin|paper fastener|brass fastener|binder clip)s?$/;
const worn =
  /\b(?:wrists?|fingers?|bracelets?|hair|ankles?|chokers?|snap\w*|ping\w*|flick\w*|looms?|chew\w*|braid\w*|wear\w*)\b/i;

const told = (lines: readonly Line[]): string =>
  lines.map(({ spot, text }) => (spot.field === 'picture' ? '' : text)).join(' . ');

/** A clip or a band that holds the card is the grown-up's to put on, unless a child is told to. */
function demandOfFastener(words: string, hits: readonly Hit[], lines: readonly Line[]): Demand | null {
  const stem = stemOf(words);
  const used = hits.filter(
    ({ rule, line, words: other }) =>
      rule.id === 'small-parts' && line.spot.field === 'step' && stemOf(other) === stem,
  );
  if (used.length > 0 && used.every(near)) return 'note';
  const isListed = hits.some(
    (hit) => hit.rule.id === 'small-parts' && isMaterial(hit) && stemOf(hit.words) === stem,
  );
  const isChilds = used.some(({ doer, line }) => doer !== 'nobody' || line.who === 'child');
  return isListed && !isChilds && holding.test(words) && !worn.test(told(lines)) ? 'grown-up' : null;
}

const isChilds = ({ who, casts }: Line): boolean =>
  who === 'child' || casts.some(({ doers }) => doers.includes('child'));

/** A rattle's filling behind a lid that is glued shut: a note where the grown-up fills it, and nobody's but the grown-up's to fill. */
function demandOfFilling(words: string, lines: readonly Line[]): Demand | null {
  const stem = stemOf(words);
  const last = stem.slice(stem.lastIndexOf(' ') + 1);
  const steps = lines.filter(({ spot }) => spot.field === 'step');
  const filled = steps.filter(({ text }) => text.toLowerCase().includes(last));
  const sealing = steps.filter(({ text }) => sealed.test(text));
  if (sealing.length === 0) return null;
  // What no step speaks of was in there before the grown-up shut it.
  if (filled.length === 0)
    return sealing.every(({ isNear, isForAdult }) => isNear || isForAdult) ? 'note' : null;
  if (filled.every(({ isNear, isForAdult }) => isNear || isForAdult)) return 'note';
  return filled.some(isChilds) ? null : 'grown-up';
}

/** What harms in small hands and not in those of a grown-up, who may do that part. */
const adultsTools = new Set([
  'super-glue',
  'drill',
  'awl',
  'power-tool',
  'spray',
  'varnish',
  'nail-polish',
  'plaster',
  'hot-wax',
  'heat-tool',
  'wood-burn',
  'alcohol',
  'metal-wool',
  'kiln',
  'cut-glass',
]);

const isGrave = (demand: Demand): boolean => demand === 'never' || demand === 'replace';

/** "While you drill upstairs" is no care: the grown-up must be named. */
const isNamedAdults = (hit: Hit): boolean => near(hit) && tokensOf(hit).some(isAdult);

/** The rules whose every word in the steps is the grown-up's doing. */
function leftToAdults(all: readonly Hit[]): Set<string> {
  const used = all.filter(
    (hit) => adultsTools.has(hit.rule.id) && (hit.line.spot.field === 'step' || isNamedAdults(hit)),
  );
  return new Set(
    used.flatMap(({ rule }) =>
      used.every((other) => other.rule !== rule || isNamedAdults(other)) ? [rule.id] : [],
    ),
  );
}

const soft =
  /^(?:puree|pureed|sauce|juice|jam|jelly|yogurt|yoghurt|smoothie|paste|powder|mash|mashed|compote|syrup)$/;
const cutSmall =
  /\b(?:quartered|quarters|cut lengthways|cut lengthwise|cut (?:the |each |every |all )?\w+ (?:\w+ )?(?:lengthways|lengthwise|small)|halved lengthways|halved lengthwise|mashed|pur[eé]ed|finely chopped|squashed)\b/i;

/** Food that is no lump any more: mashed, or cut so that nobody chokes on it. */
const isCutSmall = (hit: Hit): boolean =>
  soft.test(tokensOf(hit)[hit.to]?.word ?? '') || cutSmall.test(hit.line.text);

const tinyMagnet = /\b(?:tiny|mini|small|little|strong|super|neodymium|ball|bead|disc|shiny|\d ?mm)\b/i;

const blownUp = /\b(?:blown[- ]up|inflated|blows? (?:it |them |up )?(?:up )?|pumps? (?:it|them|up))\b/i;
const floppy =
  /\b(?:not blown|uninflated|floppy|stretch\w*|chew\w*|bites?|teeth|mouth|lips|cut|ripped|torn|burst|half)\b/i;

const isBlownUp = (lines: readonly Line[]): boolean => {
  const text = told(lines);
  return blownUp.test(text) && !floppy.test(text);
};

/** The lid is on, and a grown-up's hand upon it. */
const button = /\b(?:press|push|tap)(?:es)?\b.{0,20}\b(?:button|switch)\b/i;

const planting = /\b(?:plant(?:s|ed|ing)?|soil|compost|earth|bury)\b/i;
const kitchen =
  /\b(?:peel\w*|chop\w*|bit(?:e|es|ing)|teeth|soup|tast\w*|nibbl\w*|lick\w*|mouth\w*|cook\w*|eat\w*)\b/i;

/** A bulb that goes into the earth, and not into a game of kitchen. */
const isPlanted = (lines: readonly Line[]): boolean => {
  const text = told(lines);
  return planting.test(text) && !kitchen.test(text);
};

/** What a grown-up cuts lengthwise, or what melts in the mouth; nuts, sweets and popcorn stay away whatever is done. */
const cuttable =
  /^(?:grape|cherry tomato|olive|blueberr(?:y|ies)|cherr(?:y|ies)|raisin|cereal hoop|cheerio|pea|cranberr(?:y|ies))(?:s|es)?$/;
const hasty =
  /\b(?:whole|pop|pops|popp\w+|cheeks?|runs?|running|lie|lying|catch\w*|mouths?|how many|race|toss\w*|walk\w*|toddl\w+ about|hard|unattended|nibbl\w+|firm|car|seat|bounc\w+|danc\w+|jump\w*)\b/i;

const isEatenSitting = (lines: readonly Line[]): boolean => !hasty.test(told(lines));

/** "The pearls" of a Pearl Tray whose dough is rolled as large as an orange. */
function isBigOne(stem: string, all: readonly Hit[], lines: readonly Line[]): boolean {
  if (all.some((hit) => hit.rule.id === 'small-parts' && isMaterial(hit))) return false;
  const large = lines.filter(({ spot, text }) => spot.field === 'material' && sizes.test(text));
  const titles = lines.filter(({ spot }) => spot.field === 'title');
  return large.length > 0 && [...large, ...titles].some(({ text }) => text.toLowerCase().includes(stem));
}

/** What small things and small food ask for where the list says how big they are, or the steps who holds them; null drops them. */
export function sizedDemand(all: readonly Hit[], lines: readonly Line[]): (hit: Hit) => Demand | null {
  const big = listedIn(all, sizes);
  const middling = listedIn(all, mouthfuls);
  const cut = new Set(
    all.filter((hit) => hit.rule.id === 'small-food' && isCutSmall(hit)).map(({ words }) => stemOf(words)),
  );
  const leftTo = leftToAdults(all);
  return (hit) => {
    const { rule, words, demand } = hit;
    if (/^(?:big-)?magnet$/.test(rule.id) && tinyMagnet.test(hit.line.text)) return 'never';
    if (isGrave(demand) && leftTo.has(rule.id)) return 'grown-up';
    if (demand === 'replace' && isRemedied(rule.id, told(lines))) return 'together';
    if (rule.id === 'balloon' && demand === 'never') return isBlownUp(lines) ? 'grown-up' : demand;
    if (rule.id === 'blend' && demand === 'grown-up' && button.test(hit.line.text)) return 'together';
    if (rule.id === 'bulbs' && demand === 'never') return isPlanted(lines) ? 'together' : demand;
    if (demand !== 'replace') return rule.id === 'small-parts' && big.has(stemOf(words)) ? null : demand;
    if (rule.id === 'small-food') {
      if (cut.has(stemOf(words))) return 'note';
      return cuttable.test(words) && isEatenSitting(lines) ? 'together' : demand;
    }
    if (rule.id !== 'small-parts') return demand;
    if (big.has(stemOf(words)) || isBigOne(stemOf(words), all, lines)) return null;
    if (middling.has(stemOf(words))) return 'together';
    if (fasteners.test(words)) return demandOfFastener(words, all, lines) ?? demand;
    return demandOfFilling(words, lines) ?? demand;
  };
}
