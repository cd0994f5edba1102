import type { AgeBand } from '#contract/common.ts';
import { allSubjectIds, subjectName } from '#engine/themes/subject-ids.ts';
import type { Doubt } from './craft.ts';
import { isSomebody } from './figures.ts';
import { isAdult, isKid, type Cast } from './people.ts';
import { isDenied, isToldOf } from './pictured.ts';
import type { Token } from './reading.ts';
import type { Hit, Line, Survey } from './survey.ts';
import { kinds } from './vocabulary.ts';
import { bodyWords, firmWords, oddActs, strongWords, weakWords } from './wary.data.ts';

const words = (text: string): Set<string> =>
  new Set(text.split(/\s+/).filter((word) => word && !word.includes('-')));
const strong = words(strongWords);
const firm = words(firmWords);
const body = words(bodyWords);
const owners =
  /^(?:your|their|his|her|child's|toddler's|kid's|my|own|other's|friend's|friends'|brother's|sister's|baby's|somebody's|someone's|littleone's|children's|bare|whose)$/;
/** Hands are everywhere; cheeks, wrists and necks are nobody's business at a table. */
const usual = words(
  'hand hands finger fingers thumb thumbs fingertips palm head face arm arms foot feet eyes back lap',
);

function bodyWeight(tokens: readonly Token[], at: number, isFigure: boolean): number {
  const { word } = tokens[at] as Token;
  const isOwned = tokens.slice(Math.max(0, at - 3), at).some((token) => owners.test(token.word));
  if (isFigure && !isOwned) return usual.has(word) ? 0.05 : 0.2;
  if (usual.has(word)) return isOwned ? 0.5 : 0.2;
  return isOwned ? 2 : 0.7;
}

const weak = words(weakWords);

const weights = new Map<string, number>([
  ...[...weak].map((word) => [word, 0.5] as const),
  ...[...firm].map((word) => [word, 2] as const),
  ...[...strong].map((word) => [word, 3] as const),
]);

const weightOf = ({ isBreak, word, base }: Token): number =>
  isBreak ? 0 : (weights.get(word) ?? weights.get(base) ?? 0);

const isUnknown = (token: Token | undefined): boolean =>
  token !== undefined && !token.isBreak && token.kind === 0 && !token.isName;
const isNoun = (token: Token | undefined): boolean =>
  token !== undefined && !token.isBreak && (token.kind & kinds.thing) !== 0;

const leads = words(
  `in into inside onto under underneath behind near at beside over through against off up down with using use get take bring fetch add pour mix drop fill hold put place from to`,
);
const bears = words(
  'draw paint write sketch cut glue stitch call name say shout whisper sing read of like as print stamp fold model shape',
);
const articles = words(
  'a an the your their his her some any this that these those its my our little small big few two three more',
);

/** A word in a telling place that nobody here has heard of; for the youngest it is enough alone. */
const stranger = 1.6;
const strangerYoung = 3;

/** An everyday act that is none of making things. */
const oddAct = 1;
const oddFirm = 0.4;
const odd = words(oddActs);

const isOneOf = (names: RegExp, token: Token | undefined): boolean =>
  token?.forms.some((form) => names.test(form)) ?? false;

const flowing =
  /^(?:water|wax|paint|ink|glue|solder|dye|color|sand|line|thread|tape|seam|bead|ribbon|string|yarn|cord|tap|warm|cold|drip|track|stripe)$/;

/** Wax runs, and water is run over a rim: nobody does. */
const isFlow = (tokens: readonly Token[], at: number): boolean =>
  isOneOf(/^run$/, tokens[at]) && [tokens[at - 1], tokens[at + 1]].some((token) => isOneOf(flowing, token));

const threads =
  /^(?:stitch|thread|needle|seam|yarn|bead|floss|sew|hem|backstitch|knot|loop|weave|weft|warp|strand|crochet|braid)$/;
const threaded = /^(?:run|come|go|catch|pull|hang|bury|leave|skip|push|tight|back|poke|through|hold)$/;

const isAnother = (token: Token): boolean => isSomebody(token) && !/^your?$/.test(token.word);

/** "Come up between two stitches, catch the loop": a needle does it. */
const isNeedlework = (tokens: readonly Token[], at: number): boolean =>
  isOneOf(threaded, tokens[at]) &&
  tokens.some((token) => isOneOf(threads, token)) &&
  !tokens.some((token) => isAnother(token) && !/^the[my]$/.test(token.word));

const states =
  /^(?:bare|white|free|open|blank|dry|drying|lying|unpainted|empty|plain|out|room|space|gap|gaps|until|uncovered)$/;
const bareParts =
  /^(?:hand|hands|feet|foot|skin|arm|arms|finger|fingers|leg|legs|wire|wires|back|chest|bulb|flame)$/;

/** "Leave the faces bare", "leave it lying until it is hard": nobody is left. */
function isLeft(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (word === 'bare') return !bareParts.test(tokens[at + 1]?.word ?? '');
  if (word !== 'leave') return false;
  const after = tokens.slice(at + 1, at + 8);
  return after.some((token) => states.test(token.word)) && !after.some(isSomebody);
}

const doing =
  /^(?:lies|runs|sits|stands|hangs|swims|jumps|catches|closes|shines|pulls|leans|comes|goes|bites|points|tugs|holds)$/;

/** "Where it lies level", "the wall stands": a thing does it. */
function isThingsDoing(tokens: readonly Token[], at: number): boolean {
  if (!doing.test(tokens[at]?.word ?? '')) return false;
  const before = tokens[at - 1];
  if (before === undefined || before.isBreak || isSomebody(before)) return false;
  return /^(?:it|that|what|which|nothing|everything|something)$/.test(before.word) || isNoun(before);
}

const closing =
  /^(?:lid|door|box|freezer|trunk|window|room|bottle|jar|gate|drawer|case|bag|chest|suitcase|curtain|hatch)$/;
const cold = /^(?:freezer|refrigerator|fridge)$/;
const stowing = /^(?:put|carry|place|leave|set|freeze|rest|chill|keep|stand|slide|save|harden|cool)$/;

/** An end squeezed shut, a tray put in the freezer: nobody is inside. */
function isThingsPlace(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (tokens.some(isAnother)) return false;
  if (word === 'shut') return at > 1 && !tokens.some((token) => isOneOf(closing, token));
  if (word === 'wound')
    return /^(?:around|round|over|up|on|onto|twice|with|tightly|once)$/.test(tokens[at + 1]?.word ?? '');
  return cold.test(word) && tokens.slice(0, at).some((token) => isOneOf(stowing, token));
}

const placing = /^(?:run|lean|twist)$/;
const placed = /^(?:the|a|an|it|each|every|both|them|this|that|these)$/;

/** "Lean the plate against the wall", "run the tape around": it is a thing that leans. */
const isPlacing = (tokens: readonly Token[], at: number): boolean =>
  isOneOf(placing, tokens[at]) &&
  placed.test(tokens[at + 1]?.word ?? '') &&
  !tokens.some((token) => isAnother(token) || isOneOf(/^(?:ladder|plank|board|branch|pole)$/, token));

/** Everyday verbs that are a material's, a thread's or a thing's here. */
const isCraftWise = (tokens: readonly Token[], at: number): boolean =>
  isFlow(tokens, at) ||
  isLeft(tokens, at) ||
  isNeedlework(tokens, at) ||
  isThingsDoing(tokens, at) ||
  isPlacing(tokens, at) ||
  isThingsPlace(tokens, at);

function isOddAct(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.isBreak || !token.forms.some((form) => odd.has(form))) return false;
  const before = tokens[at - 1];
  return (
    before === undefined ||
    before.isBreak ||
    /^(?:and|then|to|can|them|you|child|toddler|or|kids|children|him|her|they|he|she|now|next|let)$/.test(
      before.word,
    )
  );
}

const figureNames = new Set([
  ...allSubjectIds.flatMap((id) => subjectName(id).split(/[ -]/)),
  ...`puppet figure doll teddy bear frog explorer dragon ship boat car train plane rocket ball marble shark monster robot bird fish lion mouse rabbit horse cow pig duck sheep hero king queen knight witch wizard pirate princess prince
  fairy elf gnome ghost troll giant spider snail snake turtle whale crab octopus bee butterfly ladybug caterpillar dinosaur monkey tiger elephant giraffe penguin seal owl fox wolf hedgehog squirrel kite wheel top truck bus
  parachute glider spinner astronaut alien mermaid unicorn clown soldier sailor farmer animal creature snowman skeleton bat zombie mummy wind sun rain cloud leaf flower character toy lava volcano water`.split(
    /\s+/,
  ),
]);

/** From where on a figure acts: "make the shark bite the boat". */
function figureFrom(tokens: readonly Token[]): number {
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:let|make|watch|see|help|have)$/.test(token.word)) continue;
    let noun = at + 1;
    while (
      noun < tokens.length &&
      (articles.has(tokens[noun]?.word ?? '') ||
        ((tokens[noun]?.kind ?? 0) & (kinds.quality | kinds.thing)) === kinds.quality)
    )
      noun += 1;
    const who = tokens[noun];
    if (
      who &&
      isNoun(who) &&
      who.forms.some((form) => figureNames.has(form)) &&
      !isKid(who) &&
      !isAdult(who) &&
      !/^(?:friend|friends|brother|sister|someone|somebody|people|person|hand|hands|finger|fingers|face|head|water|baby|dog|cat|pet)$/.test(
        who.word,
      )
    )
      return noun;
  }
  return Number.POSITIVE_INFINITY;
}

interface Reading {
  tokens: readonly Token[];
  cast: Cast;
  told: ReadonlySet<string>;
  /** Words that a rule has dealt with. */
  settled: ReadonlySet<number>;
  isYoung: boolean;
  hasBodies: boolean;
}

const nearness = (cast: Cast, at: number): number =>
  cast.doers[at] === 'grown-up' ? 0.3 : cast.isNear ? 0.6 : 1;

/** How far a sentence leads away from the table, and the words that do. What a grown-up does weighs less. */
function strayOf({ tokens, cast, told, settled, isYoung, hasBodies }: Reading): {
  score: number;
  words: string[];
} {
  const found: string[] = [];
  let score = 0;
  const figures = figureFrom(tokens);
  const isFigure = !hasBodies && !tokens.some(isSomebody);
  for (const [at, token] of tokens.entries()) {
    if (at > figures) break;
    if (token.isMeasure === true) continue;
    if (body.has(token.word)) {
      if (isToldOf(tokens, at) || isDenied(tokens, at, at + 1) || told.has(token.word) || settled.has(at))
        continue;
      score += bodyWeight(tokens, at, isFigure) * nearness(cast, at);
      found.push(token.word);
      continue;
    }
    const own =
      weightOf(token) >= 2
        ? weightOf(token) + (isOddAct(tokens, at) ? oddFirm : 0)
        : weightOf(token) + (isOddAct(tokens, at) ? oddAct : 0);
    const weight = strangerAt(tokens, at) === null ? own : isYoung ? strangerYoung : stranger;
    if (
      weight === 0 ||
      isCraftWise(tokens, at) ||
      settled.has(at) ||
      told.has(token.base) ||
      told.has(token.word)
    )
      continue;
    if (isToldOf(tokens, at) || isDenied(tokens, at, at + 1)) continue;
    score += weight * nearness(cast, at);
    found.push(token.word);
  }
  return { score, words: found };
}

/** What the craft is about is no place to go to and nothing to be met with. */
function toldIn(lines: readonly Line[]): Set<string> {
  const told = new Set<string>();
  for (const line of lines)
    if (line.spot.field === 'title')
      for (const { tokens } of line.sentences)
        for (const token of tokens) if (!odd.has(token.base)) for (const form of token.forms) told.add(form);
  return told;
}

/** An act, a thing or a place that nobody here has heard of. */
function strangerAt(tokens: readonly Token[], at: number): Doubt['why'] | null {
  if (!isUnknown(tokens[at])) return null;
  const next = tokens[at + 1];
  // It only says what sort: "a blotchy rainbow".
  if (isNoun(next) || (next !== undefined && !next.isBreak && (next.kind & kinds.quality) !== 0)) return null;
  let back = at - 1;
  const before = tokens[back];
  if (before === undefined || before.isBreak) return next === undefined || next.isBreak ? null : 'act';
  if (
    /^(?:to|and|then|can|them|you|child|toddler)$/.test(before.word) &&
    next !== undefined &&
    articles.has(next.word)
  )
    return 'act';
  while (
    back >= 0 &&
    (articles.has(tokens[back]?.word ?? '') || ((tokens[back]?.kind ?? 0) & kinds.quality) !== 0)
  )
    back -= 1;
  const lead = tokens[back];
  if (
    lead === undefined ||
    bears.has(lead.base) ||
    tokens.slice(0, at).some((token) => bears.has(token.base))
  )
    return null;
  return leads.has(lead.word) ? 'thing' : null;
}

/** Names of substances give themselves away by their endings. */
const chemical = /(?:ate|ide|ite|ium|ine|ene|ane|anol|itol|enol|yl|oxy|acid|amine|one)$/;
const stuff =
  /^(?:oil|powder|solution|fluid|spray|liquid|cleaner|salt|salts|crystals|gel|compound|concentrate|extract|agent|remover|thinner|tablets|pellets|granules|capsules|cell|cells|gas)$/;

/** A material's last word is what it is; it must be known. */
function strangeMaterial(line: Line, band: AgeBand): Doubt[] {
  const tokens = line.sentences[0]?.tokens ?? [];
  const end = tokens.findIndex(
    (token) => token.isBreak || /^(?:for|of|from|with|in|to|as|on)$/.test(token.word),
  );
  const name = end < 0 ? tokens : tokens.slice(0, end);
  const unknown = name.filter((token) => !token.isBreak && token.kind === 0);
  const head = name.at(-1);
  if (unknown.length === 0 || head === undefined) return [];
  const isChemical =
    unknown.some(({ word }) => word.length > 4 && chemical.test(word)) || stuff.test(head.word);
  const isHead = unknown.includes(head);
  const isYoung = band === '2-3' || band === '4-5';
  if (!isChemical && !(isHead && (isYoung || band === '6-8')) && !(isYoung && unknown.length > 1)) return [];
  return [{ where: line.spot, words: unknown.map(({ word }) => word).join(' '), why: 'material' }];
}

/** What is at home in a shed, a cupboard of cleaners or a medicine chest is no craft material, whatever it is called. */
function strayMaterial(line: Line, settled: ReadonlySet<number>): Doubt[] {
  const tokens = line.sentences[0]?.tokens ?? [];
  const found = tokens.filter(
    (token, at) =>
      !token.isBreak &&
      !settled.has(at) &&
      (strong.has(token.word) || strong.has(token.base)) &&
      !isToldOf(tokens, at),
  );
  return found.length > 0
    ? [{ where: line.spot, words: found.map(({ word }) => word).join(' '), why: 'material' }]
    : [];
}

function settledIn(hits: readonly Hit[], line: Line, sentence: number): Set<number> {
  const settled = new Set<number>();
  for (const hit of hits)
    if (hit.line === line && hit.sentence === sentence && !hit.rule.isAct)
      for (let at = hit.from; at < hit.to; at += 1) settled.add(at);
  return settled;
}

/** Where the grown-up must come in at all, less is needed to stop: the words may say more than a grown-up can mend. */
const helped = 2.4;
const isHelped = (hits: readonly Hit[], line: Line, sentence: number): boolean =>
  hits.some(
    (hit) =>
      hit.line === line &&
      hit.sentence === sentence &&
      (hit.demand === 'together' || hit.demand === 'grown-up') &&
      hit.doer !== 'grown-up' &&
      !line.isNear,
  );

const limit: Record<AgeBand, number> = { '2-3': 2.5, '4-5': 2.5, '6-8': 2.5, '9-12': 2.6, '13+': 2.8 };

const caution =
  /\b(?:keep|never|avoid|watch|away|careful\w*|do not|don't|check|stay|wash|supervis\w*|adult|grown-?up|parent)\b/i;

/** What the judge has not understood, and so does not vouch for. */
export function doubtsOf({ band, lines, hits, harmless, hasBodies }: Survey): Doubt[] {
  const told = toldIn(lines);
  return lines.flatMap((line): Doubt[] => {
    const { field } = line.spot;
    if (field === 'material')
      return [
        ...strangeMaterial(line, band),
        ...strayMaterial(line, settledIn([...hits, ...harmless], line, 0)),
      ];
    if (field !== 'step' && field !== 'further' && (field !== 'note' || caution.test(line.text))) return [];
    return line.sentences.flatMap(({ tokens }, at): Doubt[] => {
      const { score, words: found } = strayOf({
        tokens,
        cast: line.casts[at] as Cast,
        told,
        settled: settledIn([...hits, ...harmless], line, at),
        isYoung: band === '2-3' || band === '4-5',
        hasBodies,
      });
      return score >= (isHelped(hits, line, at) ? helped : limit[band])
        ? [{ where: line.spot, words: found.join(', '), why: 'place' }]
        : [];
    });
  });
}
