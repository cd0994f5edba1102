import type { AgeBand } from '#contract/common.ts';
import type { Demand } from './craft.ts';
import { isAdult, isKid, type Cast } from './people.ts';
import { isDenied, isToldOf } from './pictured.ts';
import type { Token } from './token.ts';
import { sensesOf } from './senses.ts';
import { kinds } from './vocabulary.ts';

/** A sentence as it is weighed. */
export interface Weighed {
  readonly tokens: readonly Token[];
  readonly cast: Cast;
  readonly band: AgeBand;
  /** Words of the title: what the craft is about. */
  readonly told: ReadonlySet<string>;
  /** Words that a group of things has dealt with, and what it asks for. */
  readonly settled: ReadonlyMap<number, Demand>;
  readonly hasBodies: boolean;
  /** The rules by which a grown-up is wanted in this craft. */
  readonly asks: ReadonlySet<string>;
  /** A thing's name is read by its own lights. */
  readonly isMaterial: boolean;
}

const plain = new Set(
  "a an the this that these those its it it's is are be of and or but so as very just your their his her our my some any all each every one two three four five six".split(
    ' ',
  ),
);
const spots = new Set(
  'in into inside on onto under underneath behind near at beside over through against off up down with around to from out between across below above beneath round along past until while without for by'.split(
    ' ',
  ),
);
const owners = /^(?:your|their|his|her|my|own|our|bare|whose|\w+'s|\w+s')$/;

/** A word of a sentence as it is weighed. */
export interface Part {
  /** What it is taken for: its word, or what a rule has made of it. */
  name: string;
  senses: readonly string[];
  /** Said not to be, or only drawn: what speaks for harm may weigh less. */
  light: string;
  /** It is somebody's own. */
  isOwned: boolean;
  at: number;
  isSpot: boolean;
  isBreak: boolean;
}

const isOwned = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ word }) => owners.test(word));

function generalOf(token: Token): string {
  if (isKid(token)) return 'KID';
  if (isAdult(token)) return 'ADULT';
  if (token.kind === 0 && sensesOf(token).length === 0) return token.isName ? 'NAME' : 'UNKNOWN';
  if (/^\d/.test(token.word)) return 'NUMBER';
  return '';
}

/** Said not to be, drawn or likened, or named in the title. */
function lightOf(tokens: readonly Token[], told: ReadonlySet<string>, at: number): string {
  const { kind, word, base } = tokens[at] as Token;
  if (isDenied(tokens, at, at + 1)) return 'd';
  if (isToldOf(tokens, at)) return 't';
  return (kind & kinds.act) === 0 && (told.has(word) || told.has(base)) ? 'h' : '';
}

function partOf({ tokens, told, settled }: Weighed, at: number): Part | null {
  const token = tokens[at] as Token;
  const part = {
    at,
    isSpot: false,
    isBreak: false,
    senses: [] as readonly string[],
    light: '',
    isOwned: isOwned(tokens, at),
  };
  if (token.isBreak) return { ...part, name: token.word, isBreak: true };
  if (plain.has(token.word)) return null;
  if (token.isMeasure === true) return { ...part, name: 'MEASURE' };
  const demand = settled.get(at);
  if (demand !== undefined) return { ...part, name: `RULE-${demand}`, senses: [`rule-${demand}`] };
  const general = generalOf(token);
  if (general !== '') return { ...part, name: general, senses: [general] };
  if (spots.has(token.word)) return { ...part, name: token.word, isSpot: true };
  const senses = sensesOf(token);
  return {
    ...part,
    name: token.base,
    senses: senses.length > 0 ? senses : [kindOf(token)],
    light: lightOf(tokens, told, at),
  };
}

function kindOf({ kind }: Token): string {
  if ((kind & kinds.function) !== 0) return 'f';
  const isAct = (kind & kinds.act) !== 0;
  const isThing = (kind & kinds.thing) !== 0;
  if (isAct && isThing) return 'act-thing';
  if (isAct) return 'act';
  if (isThing) return 'thing';
  return 'quality';
}

/** The words of a sentence that say something. */
export const partsOf = (weighed: Weighed): Part[] =>
  weighed.tokens.flatMap((_, at) => partOf(weighed, at) ?? []);
