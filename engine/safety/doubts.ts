import type { AgeBand } from '#contract/common.ts';
import type { Doubt } from './craft.ts';
import type { Cast } from './people.ts';
import { isDenied, isPictured } from './pictured.ts';
import type { Token } from './reading.ts';
import type { Hit, Line, Survey } from './survey.ts';
import { kinds } from './vocabulary.ts';
import { firmWords, strongWords, weakWords } from './wary.data.ts';

const words = (text: string): Set<string> => new Set(text.split(/\s+/).filter((word) => word && !word.includes('-')));
const strong = words(strongWords);
const firm = words(firmWords);
const weak = words(weakWords);

const weights = new Map<string, number>([
  ...[...weak].map((word) => [word, 0.5] as const),
  ...[...firm].map((word) => [word, 2] as const),
  ...[...strong].map((word) => [word, 3] as const),
]);

const weightOf = ({ isBreak, word, base }: Token): number => (isBreak ? 0 : (weights.get(word) ?? weights.get(base) ?? 0));

interface Reading {
  tokens: readonly Token[];
  cast: Cast;
  told: ReadonlySet<string>;
  /** Words that a rule has dealt with. */
  settled: ReadonlySet<number>;
}

/** How far a sentence leads away from the table, and the words that do. What a grown-up does weighs less. */
function strayOf({ tokens, cast, told, settled }: Reading): { score: number; words: string[] } {
  const found: string[] = [];
  let score = 0;
  for (const [at, token] of tokens.entries()) {
    const weight = weightOf(token);
    if (weight === 0 || settled.has(at) || told.has(token.base) || told.has(token.word)) continue;
    if (isPictured(tokens, at, at + 1) || isDenied(tokens, at, at + 1)) continue;
    score += cast.doers[at] === 'grown-up' ? weight * 0.3 : cast.isNear ? weight * 0.6 : weight;
    found.push(token.word);
  }
  return { score, words: found };
}

/** What the craft is about is no place to go to and nothing to be met with. */
function toldIn(lines: readonly Line[]): Set<string> {
  const told = new Set<string>();
  for (const line of lines)
    if (line.spot.field === 'title')
      for (const { tokens } of line.sentences) for (const token of tokens) for (const form of token.forms) told.add(form);
  return told;
}

const isUnknown = (token: Token | undefined): boolean => token !== undefined && !token.isBreak && token.kind === 0 && !token.isName;
const isNoun = (token: Token | undefined): boolean => token !== undefined && !token.isBreak && (token.kind & kinds.thing) !== 0;

const leads = words(`in into inside onto under underneath behind near at beside over through against off up down with using use get take bring fetch add pour mix drop fill hold put place from to`);
const bears = words('draw paint write sketch cut glue stitch call name say shout whisper sing read of like as print stamp fold model shape');
const articles = words('a an the your their his her some any this that these those its my our little small big few two three more');

/** An act, a thing or a place that nobody here has heard of. */
function strangerAt(tokens: readonly Token[], at: number): Doubt['why'] | null {
  if (!isUnknown(tokens[at])) return null;
  const next = tokens[at + 1];
  // It only says what sort: "a blotchy rainbow".
  if (isNoun(next) || (next !== undefined && !next.isBreak && (next.kind & kinds.quality) !== 0)) return null;
  let back = at - 1;
  const before = tokens[back];
  if (before === undefined || before.isBreak) return next === undefined || next.isBreak ? null : 'act';
  if (/^(?:to|and|then|can|them|you|child|toddler)$/.test(before.word) && next !== undefined && articles.has(next.word)) return 'act';
  while (back >= 0 && (articles.has(tokens[back]?.word ?? '') || ((tokens[back]?.kind ?? 0) & kinds.quality) !== 0)) back -= 1;
  const lead = tokens[back];
  if (lead === undefined || bears.has(lead.base) || tokens.slice(0, at).some((token) => bears.has(token.base))) return null;
  return leads.has(lead.word) ? 'thing' : null;
}

function strangersIn(line: Line): Doubt[] {
  return line.sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at): Doubt[] => {
      const why = strangerAt(tokens, at);
      return why ? [{ where: line.spot, words: token.word, why }] : [];
    }),
  );
}

/** A material's last word is what it is; it must be known. */
function strangeMaterial(line: Line, isYoung: boolean): Doubt[] {
  const tokens = line.sentences[0]?.tokens ?? [];
  const end = tokens.findIndex((token) => token.isBreak);
  const name = end < 0 ? tokens : tokens.slice(0, end);
  const unknown = name.filter(isUnknown);
  const head = name.findLast((token, at) => !/^(?:for|of|from|with|in|to)$/.test(token.word) && !name.slice(0, at).some(({ word }) => /^(?:for|of|from|with|in|to)$/.test(word)));
  if (unknown.length === 0) return [];
  if (!isYoung && head !== undefined && !isUnknown(head) && unknown.length === 1) return [];
  return [{ where: line.spot, words: unknown.map(({ word }) => word).join(' '), why: 'material' }];
}

function settledIn(hits: readonly Hit[], line: Line, sentence: number): Set<number> {
  const settled = new Set<number>();
  for (const hit of hits)
    if (hit.line === line && hit.sentence === sentence && !hit.rule.isAct)
      for (let at = hit.from; at < hit.to; at += 1) settled.add(at);
  return settled;
}

const limit: Record<AgeBand, number> = { '2-3': 2.9, '4-5': 2.9, '6-8': 2.9, '9-12': 2.9, '13+': 2.9 };

/** What the judge has not understood, and so does not vouch for. */
export function doubtsOf({ band, lines, hits }: Survey): Doubt[] {
  const told = toldIn(lines);
  return lines.flatMap((line): Doubt[] => {
    const { field } = line.spot;
    if (field === 'material') return strangeMaterial(line, band === '2-3' || band === '4-5');
    if (field !== 'step' && field !== 'further') return [];
    const stray = line.sentences.flatMap(({ tokens }, at): Doubt[] => {
      const { score, words: found } = strayOf({ tokens, cast: line.casts[at] as Cast, told, settled: settledIn(hits, line, at) });
      return score >= limit[band] ? [{ where: line.spot, words: found.join(', '), why: 'place' }] : [];
    });
    return [...stray, ...strangersIn(line)];
  });
}
