import type { AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';
import type { CraftText, Spot } from './craft.ts';
import { castOf, isGivenToAdult, isKid, type Cast } from './people.ts';
import { isOfBodies, isWorn } from './figures.ts';
import { isFigure, markFigures } from './he.ts';
import { shortFor, sizedDemand } from './listed.ts';
import type { Hit, Line } from './line.ts';
import { isMadeOf, isPictured, isToldOf, playthingsIn } from './pictured.ts';
import { read } from './reading.ts';
import { isMeal, isSnack } from './snacks.ts';
import type { Token } from './token.ts';
import { toyRulesOf } from './toy-worlds.ts';
import { kinds } from './vocabulary.ts';
import { finders, isHazard, type Rule } from './rules.ts';
import { isName, standsFor } from './stands.ts';

export interface Survey {
  readonly band: AgeBand;
  readonly lines: readonly Line[];
  readonly hits: readonly Hit[];
  /** Turns of phrase that only sound like something. */
  readonly harmless: readonly Hit[];
  readonly readerIsAdult: boolean;
  readonly hasBodies: boolean;
  /** The rules by which a grown-up is wanted in this craft. */
  readonly asks: ReadonlySet<string>;
  /** Words of the title: what the craft is about. */
  readonly told: ReadonlySet<string>;
}

const spot = (field: Spot['field'], at = -1, sub = -1): Spot => ({ field, at, sub });

function textsOf(craft: CraftText): { spot: Spot; text: string; who: Who | null }[] {
  const who = null;
  return [
    { spot: spot('title'), text: craft.title, who },
    { spot: spot('description'), text: craft.description, who },
    ...craft.materials.flatMap(({ name, amount, substitutes }, index) => [
      { spot: spot('material', index), text: amount ? `${name} (${amount})` : name, who },
      ...substitutes.map((text, sub) => ({ spot: spot('stand-in', index, sub), text, who })),
    ]),
    ...craft.steps.map((step, index) => ({ spot: spot('step', index), text: step.text, who: step.who })),
    ...craft.safetyNotes.map((text, index) => ({ spot: spot('note', index), text, who })),
    ...(craft.goFurther ? [{ spot: spot('further'), text: craft.goFurther, who }] : []),
    { spot: spot('picture'), text: craft.imageAlt, who },
  ];
}

/** Names that only sound like something, to all rules or to the mild ones. */
const tellsOnly = new Set(['harmless', 'unwatched']);

/** What is a toy when it is made of felt or card; string stays string whatever it is made of. */
const isGrownUps = ({ isAct, demands, flags }: Rule): boolean =>
  !isAct && !flags.includes('o') && /^(?:grown-up|replace|never)$/.test(demands['4-5']);

interface Reading {
  band: AgeBand;
  hasBodies: boolean;
  isOfFigures: boolean;
  /** Things that are listed as toys, or made of paper. */
  playthings: ReadonlySet<string>;
  /** Words of the title and of the materials. */
  company: ReadonlySet<string>;
  /** Names that are listed for what only looks like it; they are gathered on the way. */
  liked: Set<string>;
}

function hitsOf(line: Line, { band, liked, ...reading }: Reading): Hit[] {
  return line.sentences.flatMap((sentence, index) => {
    const { tokens } = sentence;
    const cast = line.casts[index] as Cast;
    return finders.find(tokens).flatMap(({ value: rule, match: { from, to }, source }): Hit[] => {
      const demand = rule.demands[band];
      if (rule.flags.includes('l') && line.spot.field !== 'material') return [];
      const words = tokens
        .slice(from, to)
        .map((token) => token.word)
        .join(' ');
      if (
        !tellsOnly.has(rule.id) &&
        !standsFor(rule, { tokens, from, to, isListed: line.spot.field === 'material', ...reading })
      ) {
        if (line.spot.field === 'material' && isGrownUps(rule) && isMadeOf(tokens, from))
          liked.add(words.replace(/e?s$/, ''));
        return [];
      }
      return [
        {
          rule,
          demand,
          line,
          sentence: index,
          from,
          to,
          words,
          isName: isName(source),
          isMild: rule.isMild[band],
          doer: cast.doers[to - 1] ?? 'nobody',
        },
      ];
    });
  });
}

/** Where a longer name covers a shorter one, the longer speaks: "battery tea light" is no candle. */
function longest(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) =>
      hit.rule.isAct ||
      !hits.some(
        (other) =>
          other !== hit &&
          !other.rule.isAct &&
          (hit.isMild || isHazard(other.rule)) &&
          other.line === hit.line &&
          other.sentence === hit.sentence &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          other.to - other.from > hit.to - hit.from,
      ),
  );
}

/** "With a lighter tone": what the act is done with is only called so. */
const isSpared = (hit: Hit, all: readonly Hit[]): boolean =>
  hit.rule.isAct &&
  all.some(
    (other) =>
      other.rule.id === 'harmless' &&
      other.line === hit.line &&
      other.sentence === hit.sentence &&
      other.from < hit.to &&
      (other.to > hit.to || (other.to === hit.to && other.from <= hit.from)),
  );

const handling =
  /^(?:pick|gather|collect|string|shell|boil|mash|crush|rub|squeeze|grind|touch|catch|eat|burn|cook|chew|taste|simmer|stew|light|ignite|load|fire|peel|strip|snap)$/;

const marking = /^(?:pen|marker|pencil|crayon|brush|glitter|paint|metallic)$/;

/** Picked, crushed or lit: nobody does that to a picture. */
const isHandled = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 5), from)
    .some((token) => handling.test(token.base) && (token.kind & kinds.act) !== 0) &&
  !tokens.slice(from + 1).some(({ base }) => marking.test(base));

/** "On the hot plate", "in the oven": used, whatever is drawn there. */
function isAtHand(tokens: readonly Token[], from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .filter(({ word }) => !/^(?:a|an|the|your|warm|hot|low)$/.test(word));
  return /^(?:on|in|into|over|with)$/.test(before.at(-1)?.word ?? '');
}

/** "The soup is boiling!": where nothing else in the craft is hot, it is the cardboard stove's. */
const isOnlySaid = ({ rule, words }: Pick<Hit, 'rule' | 'words'>, hits: readonly Hit[]): boolean =>
  rule.id === 'heat' &&
  /^(?:boiling|bakes|cooks|sizzl(?:e|es|ing))$/.test(words) &&
  !hits.some((other) => /^(?:heat|hot|fire|candle)/.test(other.rule.id) && other.words !== words);

/** What is listed is real; what is only told of and made of paper once is made of paper throughout. */
function realHits(hits: readonly Hit[], liked: ReadonlySet<string>): Hit[] {
  const listed = new Set(
    hits
      .filter(({ line }) => line.spot.field === 'material' || line.spot.field === 'stand-in')
      .map(({ rule }) => rule.id),
  );
  const drawn = new Set(
    hits
      .filter(
        ({ rule, line, sentence, from, to }) =>
          !rule.isAct && isPictured(line.sentences[sentence]?.tokens ?? [], from, to),
      )
      .map(({ rule }) => rule.id),
  );
  return hits.filter(({ rule, line, sentence, from, to, isMild, words, doer }) => {
    const tokens = line.sentences[sentence]?.tokens ?? [];
    if (isMild && /^(?:title|description)$/.test(line.spot.field) && !rule.flags.includes('k')) return false;
    if (rule.isAct || listed.has(rule.id)) return true;
    if (liked.has(words.replace(/e?s$/, ''))) return false;
    if (doer !== 'grown-up' && isOnlySaid({ rule, words }, hits)) return false;
    if (rule.flags.includes('v')) return isAtHand(tokens, from) || !isToldOf(tokens, from);
    const isTool =
      /^(?:with|using|use|a|the)$/.test(tokens[from - 1]?.word ?? '') &&
      tokens.slice(Math.max(0, from - 3), from).some((token) => /^(?:with|using|use)$/.test(token.word));
    if (rule.flags.includes('d') && isHandled(tokens, from)) return !isPictured(tokens, from, to);
    if (rule.flags.includes('d'))
      return isTool && words !== 'flames' && rule.demands['13+'] !== 'never' && !isPictured(tokens, from, to);
    if (isTool) return true;
    return !drawn.has(rule.id) && !isPictured(tokens, from, to);
  });
}

/** Whether the words speak to the grown-up: then "you" is not the child. */
const speaksToAdult = (craft: CraftText, band: AgeBand): boolean => {
  if (band === '2-3' || band === '4-5') return true;
  const all = [craft.description, ...craft.steps.map((step) => step.text)].join(' ');
  return /\b(?:your (?:child|kid|son|daughter|little one|toddler|grandchild|teen)\w*|the (?:child|children|kids)\b|(?:children|kids|toddlers) )/i.test(
    all,
  );
};

const formsIn = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.flatMap(({ forms }) => forms))),
  );

const isInCompany = ({ onlyWith }: Rule, words: ReadonlySet<string>): boolean =>
  onlyWith.length === 0 || onlyWith.some((word) => words.has(word));

const toysOf = (lines: readonly Line[]): ReadonlySet<string> =>
  playthingsIn(
    lines.flatMap(({ spot: { field }, sentences }) =>
      field === 'material' ? sentences.map(({ tokens }) => tokens) : [],
    ),
  );

function linesOf(craft: CraftText, readerIsAdult: boolean): Line[] {
  const texts = textsOf(craft).map(({ spot: where, text, who }) => ({
    spot: where,
    text,
    who,
    isTitle: where.field === 'title',
    sentences: read(text),
  }));
  if (!isWorn(craft)) markFigures(texts);
  return texts.map(({ spot: where, text, who, sentences }): Line => {
    const casts = sentences.map(({ tokens }) => castOf(tokens, readerIsAdult));
    return {
      spot: where,
      text,
      who,
      sentences,
      casts,
      isNear: casts.some((cast) => cast.isNear),
      isForAdult: isGivenToAdult(text),
    };
  });
}

interface Found {
  craft: CraftText;
  lines: readonly Line[];
  all: readonly Hit[];
  company: ReadonlySet<string>;
  liked: ReadonlySet<string>;
}

/** What the rules found, without what only sounds like it in this craft, and with what its size asks for. */
function meant({ craft, lines, all, company, liked }: Found): Hit[] {
  const isEaten = isSnack(craft);
  const named = longest(all);
  const toys = toyRulesOf(craft);
  const isShort = shortFor(named);
  const sized = sizedDemand(named, lines);
  const asked = named.filter(
    (hit) => hit.demand !== 'fine' && !toys.has(hit.rule.id) && !isSpared(hit, all) && !isShort(hit),
  );
  return realHits(asked, liked)
    .filter(
      ({ rule, words }) =>
        (isEaten ? !isMeal(rule.id, words) : rule.id !== 'meal') && isInCompany(rule, company),
    )
    .flatMap((hit): Hit[] => {
      const demand = sized(hit);
      return demand === null ? [] : [demand === hit.demand ? hit : { ...hit, demand }];
    });
}

/** The title names a figure, and no child is spoken of: then "she" is the owl that is made. */
const tellsOfFigures = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ spot: { field }, sentences }) =>
      field === 'title' && sentences.some(({ tokens }) => tokens.some(isFigure)),
  ) && !lines.some(({ sentences }) => sentences.some(({ tokens }) => tokens.some(isKid)));

export function survey(craft: CraftText, band: AgeBand): Survey {
  const readerIsAdult = speaksToAdult(craft, band);
  const lines = linesOf(craft, readerIsAdult);
  const hasBodies = isOfBodies(craft);
  const liked = new Set<string>();
  const playthings = toysOf(lines);
  const isOfFigures = tellsOfFigures(lines);
  const company = formsIn(lines.filter(({ spot: { field } }) => field === 'title' || field === 'material'));
  const reading = { band, hasBodies, isOfFigures, playthings, company, liked };
  const all = lines.flatMap((line) => hitsOf(line, reading));
  const hits = meant({ craft, lines, all, company, liked });
  return {
    band,
    lines,
    hits,
    harmless: all.filter(({ rule }) => rule.id === 'harmless'),
    readerIsAdult,
    hasBodies,
    asks: new Set(
      hits.flatMap(({ rule, demand }) => (demand === 'together' || demand === 'grown-up' ? [rule.id] : [])),
    ),
    told: formsIn(lines.filter((line) => line.spot.field === 'title')),
  };
}
