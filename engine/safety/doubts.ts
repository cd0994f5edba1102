import type { AgeBand } from '#contract/common.ts';
import type { Demand, Doubt, Field, Spot } from './craft.ts';
import type { Cast } from './people.ts';
import { isToldOf } from './pictured.ts';
import type { Hit, Line } from './line.ts';
import type { Survey } from './survey.ts';
import type { Weighed } from './parts.ts';
import { strongWords } from './wary.data.ts';
import { weigh } from './weigh.ts';

const words = (text: string): Set<string> =>
  new Set(text.split(/\s+/).filter((word) => word && !word.includes('-')));
const strong = words(strongWords);

/** Names of substances give themselves away by their endings. */
const chemical = /(?:ate|ide|ite|ium|ine|ene|ane|anol|itol|enol|yl|oxy|acid|amine|one)$/;
const stuff =
  /^(?:oil|powder|solution|fluid|spray|liquid|cleaner|salt|salts|crystals|gel|compound|concentrate|extract|agent|remover|thinner|tablets|pellets|granules|capsules|cell|cells|gas)$/;

/** A material's last word is what it is; it must be known. */
function strangeMaterial(line: Line, band: AgeBand): Doubt[] {
  const tokens = line.sentences[0]?.tokens ?? [];
  const end = tokens.findIndex(
    (token) => token.isBreak || /^(?:for|of|from|with|without|in|to|as|on)$/.test(token.word),
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
  const all = line.sentences[0]?.tokens ?? [];
  // "Felt for the nostrils", "paste without fungicide": what follows is not what is used.
  const end = all.findIndex(({ word }) => /^(?:for|without)$/.test(word));
  const tokens = end < 0 ? all : all.slice(0, end);
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

/** Words that a group of things has dealt with, and what it asks for. */
function settledIn(hits: readonly Hit[], line: Line, sentence: number): Map<number, Demand> {
  const settled = new Map<number, Demand>();
  for (const hit of hits)
    if (hit.line === line && hit.sentence === sentence && !hit.rule.isAct && !hit.isMild)
      for (let at = hit.from; at < hit.to; at += 1) settled.set(at, hit.demand);
  return settled;
}

/** Words of a list that a group knows, be it for a note alone: a freezer bag is no freezer. */
const namedIn = (hits: readonly Hit[], line: Line): Set<number> =>
  new Set(
    hits
      .filter((hit) => hit.line === line && !hit.rule.isAct)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );

const nothing: ReadonlySet<string> = new Set();

/** A sentence with all that its weight depends on. */
export function weighedOf(read: Survey, line: Line, at: number): Weighed {
  return {
    tokens: line.sentences[at]?.tokens ?? [],
    cast: line.casts[at] as Cast,
    band: read.band,
    told: /^(?:title|picture)$/.test(line.spot.field) ? nothing : read.told,
    settled: settledIn([...read.hits, ...read.harmless], line, at),
    hasBodies: read.hasBodies,
    asks: read.asks,
    isMaterial: /^(?:material|stand-in)$/.test(line.spot.field),
  };
}

/** From which weight on nobody vouches for a craft; of the youngest ones' dangers the rules know most. */
const limit: Record<AgeBand, number> = {
  '2-3': -1.15,
  '4-5': -1.55,
  '6-8': -1.75,
  '9-12': -1.95,
  '13+': -1.95,
};

/** What is only told, and a thing's bare name, say less than a step. */
const lighter: Partial<Record<Field, number>> = {
  title: 2.5,
  description: 1.55,
  material: 0.5,
  'stand-in': 0.5,
  note: 0.5,
};

/** So many sentences count together: a long craft is no worse than a short one. */
const together = 3;

/** Sentences that weigh nearly as much as the heaviest are named with it. */
const nearly = 1.5;

const caution =
  /\b(?:keep|never|avoid|watch|away|careful\w*|do not|don't|check|stay|wash|supervis\w*|adult|grown-?up|parent)\b/i;

/** A rule has said what the grown-up does here: the sentence was read. */
const readByRule = 1.4;

const isReadByRule = ({ hits }: Survey, line: Line): boolean =>
  line.spot.field === 'step' &&
  hits.some((hit) => hit.line === line && !hit.rule.isAct && /^(?:together|grown-up)$/.test(hit.demand));

interface Heft {
  line: Line;
  weight: number;
  words: readonly string[];
}

/** A rule has spoken of a thing: then its name is no matter of doubt. */
function heftsOf(read: Survey, line: Line): Heft[] {
  const { field } = line.spot;
  if (field === 'picture' || field === 'amount' || (field === 'note' && caution.test(line.text))) return [];
  return line.sentences.flatMap((_, at): Heft[] => {
    const weighed = weighedOf(read, line, at);
    if (weighed.isMaterial && weighed.settled.size > 0) return [];
    const { weight, words: found } = weigh(weighed);
    const less = (lighter[field] ?? 0) + (isReadByRule(read, line) ? readByRule : 0);
    return [{ line, weight: weight - less, words: found }];
  });
}

const doubtOf = ({ line, words: found }: Heft): Doubt => ({
  where: line.spot,
  words: found.join(', '),
  why: line.spot.field === 'material' ? 'material' : 'place',
});

/** What a craft is whole without goes by itself; the heaviest of all else count together, for half a danger may stand in each of two sentences. */
function heavy(hefts: readonly Heft[], most: number): Heft[] {
  const spare = hefts.filter(({ line, weight }) => isSpare(line.spot) && weight >= most);
  const rest = hefts.filter(({ line }) => !isSpare(line.spot));
  const counted = rest.toSorted((a, b) => b.weight - a.weight).slice(0, together);
  const whole = Math.log(counted.reduce((sum, { weight }) => sum + Math.exp(weight), 0));
  if (whole < most) return spare;
  const heaviest = counted[0]?.weight ?? 0;
  return [...spare, ...counted.filter(({ weight }) => weight >= heaviest - nearly)];
}

export const isSpare = ({ field }: Spot): boolean =>
  field === 'further' || field === 'note' || field === 'stand-in';

/** What the judge has not understood, and so does not vouch for. */
export function doubtsOf(read: Survey): Doubt[] {
  const { band, lines, hits, harmless } = read;
  const strange = lines
    .filter(({ spot }) => spot.field === 'material')
    .flatMap((line) => {
      const settled = namedIn([...hits, ...harmless], line);
      return strangeMaterial(line, band).concat(strayMaterial(line, settled));
    });
  const hefts = lines.flatMap((line) => heftsOf(read, line));
  return [...strange, ...heavy(hefts, limit[band]).map(doubtOf)];
}
