import type { Token } from './token.ts';
import { kinds } from './vocabulary.ts';
import { isAdult, isKid } from './people.ts';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const madeOf =
  words(`paper papers cardboard card cardstock felt foam clay dough playdough fabric cloth toy toys pretend play fake imaginary painted drawn printed crayon chalk yarn pompom origami chocolate
  knitted crocheted sewn stuffed sponge foil tissue sticker stickers stamp cartoon storybook picture plush crepe cellophane wool woollen cotton lego plasticine salt-dough papier mache pretend-play embroidered stitched cut-out
  carved-foam traced invisible make-believe costume game digital animated chalked inflatable sketched illustrated quilled beaded fleece velvet denim silk satin model scribbled collage dotted folded woven pixel paint felted
  printable wallpaper magazine newspaper craft-foam corrugated gingerbread cookie sugar icing marzipan shadow balloon-shaped mosaic`);
const formOf =
  words(`shaped shape shapes colored coloured color colour like style styled themed print printed painting picture drawing card puppet template templates sticker stickers pattern patterned patterns red yellow green blue brown
  pink orange purple gray grey white black effect motif design outline silhouette cutout badge poster story tale song book cover costume mask hat stamp collage frog whale dart ivy pink-look game look theme doodle emoji
  cards pictures drawings coloring colouring sized size inspired square crown garland banner scene stripe striped stripes spots symbol sign icon logo letter letters word words`);
const depicts =
  words(`draw paint sketch doodle outline trace illustrate depict design write letter embroider stitch sculpt shape mold mould model color colour print stamp dot pretend imagine write compose invent picture crayon stencil
  fold quill weave knit crochet appliqué applique collage carve-free dream scribble photograph animate film cut knead pinch form fake mimic simulate`);
const likeWords = words(
  'like as named called resembles resemble looks look become becomes turns turn represent represents means imitate echo evoke',
);
const stuff =
  words(`paper cardboard card cardstock felt foam clay dough playdough fabric cloth yarn foil tissue wool sponge plasticine cellophane crepe scraps scrap sheets sheet strip strips tube tubes straws sticks stick crayon paint
  marker markers pencil chalk pastel pastels pen pens ink thread floss fleece denim socks sock`);
const deny = words(
  `no not none never without don't doesn't isn't aren't didn't can't cannot won't shouldn't mustn't nor neither avoid avoids skip skips skipping nothing nobody needn't wouldn't free instead rather forbidden`,
);
const spoiled = words(
  'only mind worry fret fuss panic problem forget just afraid hesitate doubt matter fear longer minute matter shy',
);
const scope =
  words(`a an the any some your their real actual of or and nor need needs needed use uses using used more than with for to be have at all glue scissors paint mess extra special fancy such kind type sort open hot sharp small loose little put
  let leave touch eat taste lick go near ever it them him her child children kids anyone anybody include add involve by in on own tools tool heat oven sewing cutting hold run light cut look tie play climb hang throw step reach walk stand pick pull swallow sniff drink`);

/** One of several things in a row: "no buttons, eyes, or beads". */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === ',' || /^(?:,|or|nor)$/.test(tokens[at + 1]?.word ?? '');

/** "Out of the wings, holding the bird": what stands before the comma takes nothing from what is done after it. */
const isBegunAnew = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === ',' && (tokens[from]?.word ?? '').endsWith('ing');

/** "no scissors needed", "never leave a child alone", "instead of a knife". */
export function isDenied(tokens: readonly Token[], from: number, to: number): boolean {
  for (let back = from - 1, steps = 0; back >= 0 && steps < 9; back -= 1, steps += 1) {
    const token = tokens[back] as Token;
    if (token.isBreak && token.word !== ',') return false;
    if (deny.has(token.word)) {
      if (token.word === 'free' || token.word === 'rather' || token.word === 'instead')
        return token.word === 'instead' || token.word === 'rather'
          ? /^(?:of|than)$/.test(tokens[back + 1]?.word ?? '')
          : false;
      return !spoiled.has(tokens[back + 1]?.word ?? '');
    }
    if (
      /^(?:away|out|off|clear|far)$/.test(token.word) &&
      /^(?:from|of)$/.test(tokens[back + 1]?.word ?? '') &&
      steps < 5 &&
      !isBegunAnew(tokens, from)
    )
      return true;
    if (!scope.has(token.word) && !isListed(tokens, back) && steps > 3) return false;
  }
  return isDeniedAfter(tokens, to);
}

function isDeniedAfter(tokens: readonly Token[], to: number): boolean {
  const next = tokens.slice(to, to + 4).map((token) => token.word);
  if (next[0] === 'free' && tokens[to]?.isTied === true) return true;
  if (/^(?:nothing|nobody|none)$/.test(next[0] ?? '')) return true;
  return /^(?:(?:is|are) not|isn't|aren't|not) (?:needed|required|necessary|used|allowed|included|wanted|part)/.test(
    next.join(' '),
  );
}

/** So few words between quotation marks are only called so: "bake" the mud pies. */
const mostQuoted = 3;

const isMark = ({ word }: Token): boolean => word === '"';

function isQuoted(tokens: readonly Token[], at: number): boolean {
  const opened = tokens.slice(0, at).filter(isMark).length % 2 === 1;
  if (!opened) return false;
  const from = tokens.findLastIndex((token, index) => index < at && isMark(token));
  const to = tokens.findIndex((token, index) => index > at && isMark(token));
  return to > 0 && to - from - 1 <= mostQuoted;
}

const instrument = words('with using use via by');

const moves =
  /^(?:throw|toss|drop|put|push|hold|feed|fling|place|poke|dip|pass|lower|blow|jump|walk|run|reach|pour|spray|fall|go|set|slide|stick)$/;
const tears =
  /^(?:tear|torn|tearing|fold|folded|folding|snip|snipped|scrunch|scrunched|crumple|crumpled|twist|twisted|pleat|pleated)$/;

/** "Tissue, torn into big flames". */
function isTornInto(tokens: readonly Token[], from: number): boolean {
  let into = from - 1;
  while (
    into > from - 4 &&
    (((tokens[into]?.kind ?? 0) & kinds.quality) !== 0 || /^(?:a|an)$/.test(tokens[into]?.word ?? ''))
  )
    into -= 1;
  if (tokens[into]?.word !== 'into') return false;
  const before = tokens.slice(Math.max(0, into - 6), into);
  const torn = before.findLastIndex(({ word }) => tears.test(word));
  return torn >= 0 && !before.slice(torn + 1).some(({ base }) => moves.test(base));
}

const labels = /^(?:marked|labelled|labeled|named|titled|called|reads|reading|saying|says)$/;

/** "A felt drill": what it is made of stands before it. */
export function isMadeOf(tokens: readonly Token[], from: number): boolean {
  for (let back = from - 1; back >= Math.max(0, from - 3); back -= 1) {
    const token = tokens[back] as Token;
    if (token.isBreak) break;
    if (madeOf.has(token.word) || (token.isTied && madeOf.has(tokens[back - 1]?.word ?? ''))) return true;
    if ((token.kind & kinds.quality) === 0) break;
  }
  return false;
}

/** Whether a thing is only its likeness: made of paper, drawn, a pattern, a name. */
export function isLikeness(tokens: readonly Token[], from: number, to: number): boolean {
  if (isTornInto(tokens, from)) return true;
  if (isQuoted(tokens, from) || labels.test(tokens[from - 1]?.word ?? '')) return true;
  if (isMadeOf(tokens, from)) return true;
  const next = tokens[to];
  if (next && !next.isBreak && (formOf.has(next.word) || formOf.has(next.base))) return true;
  // "The nettles (paper ones don't sting)".
  if (next?.word === '(' && tokens[to + 2]?.word === 'ones') return madeOf.has(tokens[to + 1]?.word ?? '');
  return (tokens[to]?.isTied ?? false) && formOf.has(tokens[to]?.word ?? '');
}

const ownNames =
  /^(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|birds?|horses?|pon(?:y|ies)|hamsters?|snakes?|wasps?|bees?|spiders?|bears?|fish|frogs?|crocodiles?|dragons?|mouse|mice|cars?|trucks?|lorr(?:y|ies)|vans?|bus(?:es)?|trains?|tractors?|roads?|streets?|tracks?|railway|rails?|cots?|cribs?|cradles?|prams?|bunks?|baths?|bathtubs?|pools?|ponds?|lakes?|rivers?|seas?|ocean|roofs?|cliffs?|towers?|balcon(?:y|ies)|ladders?|ovens?|stoves?|freezers?|fridges?|dryers?)$/;
const toyish = words('cuddly plush toy shoebox matchbox teddy doll dolls barbie lego playmobil wooden');

const somebodysOwn =
  /^(?:real|live|living|stray|family|actual|next|neighbou?r's|friend's|grandma's|grandpa's)$/;

const bareName = (word: string): string => word.replace(/'s?$/, '');

const isToy = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ word, isBreak }) => !isBreak && (madeOf.has(word) || toyish.has(bareName(word))));

/** What is listed as a toy, or made of paper, though its name is that of something big or alive. */
export const playthingsIn = (lists: readonly (readonly Token[])[]): ReadonlySet<string> =>
  new Set(
    lists.flatMap((tokens) =>
      tokens.flatMap(({ word }, at) => {
        const name = bareName(word);
        return ownNames.test(name) && isToy(tokens, at) ? [name] : [];
      }),
    ),
  );

/** Whether all that an act is done to or in is a toy: the cuddly dog's collar, the cot made of a shoebox. */
export function isWithToys(
  tokens: readonly Token[],
  { from, to }: Span,
  playthings: ReadonlySet<string>,
): boolean {
  const named = tokens
    .slice(from, to)
    .flatMap(({ word }, at) => (ownNames.test(bareName(word)) ? [from + at] : []));
  return (
    named.length > 0 &&
    named.every((at) => playthings.has(bareName(tokens[at]?.word ?? '')) || isToy(tokens, at)) &&
    !named.some((at) => somebodysOwn.test(tokens[at - 1]?.word ?? '')) &&
    !tokens.slice(from, to).some(isKid)
  );
}

/** "Use yellow dots for the bars and the mallets": all that follows is a part of the figure. */
const isDecorating = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some((token) => /^(?:glue|dots|sprinkle|sprinkles|dab|scraps|stickers|paper|patches)$/.test(token.word));

const makes = words(
  'make build construct create craft roll twist cut shape fold form model mold mould sculpt knit sew stitch quill weave tear pinch wind glue turn crumple scrunch',
);

/** "One with a drill": what the drawn one has, and nothing that is worked with. */
const isAccompaniment = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'with' && /^(?:one|another|who|somebody)$/.test(tokens[at - 1]?.word ?? '');

/** "Read up on why etching cream is dangerous". */
const isReadUp = (tokens: readonly Token[], to: number): boolean =>
  tokens
    .slice(Math.max(0, to - 4), to)
    .some(({ base }) => /^(?:read|learn|talk|tell|write|wonder)$/.test(base));

/** "Like a label on a drum of acid": all of it is what something looks like. */
const isLikeAThing = (tokens: readonly Token[], at: number, to: number): boolean =>
  tokens[at]?.word === 'like' &&
  to - at < 9 &&
  /^(?:a|an|the)$/.test(tokens[at + 1]?.word ?? '') &&
  tokens.slice(at, to).every(({ word, isBreak }) => !isBreak && !/^(?:and|then|with|or)$/.test(word));

/** These give a shape to stuff and to a picture alike: what is done after them is done to what is there. */
const worksStuff = /^(?:cut|knead|pinch|weave|fold|stitch|form|stamp|print|dream|mold|mould)$/;

const media =
  /^(?:pencil|pencils|crayon|crayons|chalk|pastel|pastels|pen|pens|biro|ink|watercolou?r|fineliner|felt-tip)$/;

/** "Add chains and razor earrings in pencil." */
function isInPencil(tokens: readonly Token[], to: number): boolean {
  const end = tokens.at(-1)?.isBreak === true ? tokens.length - 1 : tokens.length;
  return (
    end > to + 1 &&
    media.test(tokens[end - 1]?.word ?? '') &&
    tokens[end - 2]?.word === 'in' &&
    !tokens.some(({ word }) => instrument.has(word))
  );
}

/** Whether a thing is drawn, cut from paper, stood for by something: "roll a candle of red paper". */
export function isPictured(tokens: readonly Token[], from: number, to: number): boolean {
  if (isLikeness(tokens, from, to) || isWrittenDown(tokens, from) || isInPencil(tokens, to)) return true;
  let isAnew = false;
  for (let back = from - 1, steps = 0; back >= 0 && steps < 14; back -= 1, steps += 1) {
    const token = tokens[back] as Token;
    if (token.word === ':' && isListedThere(tokens, back)) return true;
    if (instrument.has(token.word) && steps < 4 && !isAccompaniment(tokens, back)) return false;
    if (token.word === 'and' && isActOnly(tokens[back + 1])) isAnew = true;
    if ((depicts.has(token.base) || depicts.has(token.word)) && !(isAnew && worksStuff.test(token.base)))
      return true;
    if (likeWords.has(token.word) && (steps < 5 || isLikeAThing(tokens, back, from))) return true;
    if (/^(?:swap|exchange|replace|substitute|trade)/.test(token.word)) return false;
    if (
      token.word === 'for' &&
      (steps < 4 || isDecorating(tokens, back)) &&
      !tokens.slice(0, back).some((one) => /^(?:swap|exchange|replace|substitute|trade)$/.test(one.base))
    )
      return true;
    if (token.word === 'into' && steps < 5) return true;
    if (/^(?:about|why)$/.test(token.word) && steps < 6 && isReadUp(tokens, back)) return true;
  }
  if (!tokens.slice(0, from).some((token, at) => makes.has(token.base) && isOrder(tokens, at))) return false;
  const after = tokens.slice(to, to + 5);
  const made = after.findIndex((token) => /^(?:from|of|in|with|out)$/.test(token.word));
  return made >= 0 && after.slice(made + 1, made + 5).some((token) => stuff.has(token.word));
}

/** A verb where a clause begins, or after the one who does it: "picture" in "lay the picture down" is none. */
function isOrder(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before.isBreak) return true;
  return (
    isKid(before) ||
    isAdult(before) ||
    /^(?:and|then|to|or|you|they|we|can|may|please|now|also|next|who|must|could|will|first|it)$|ly$|ing$/.test(
      before.word,
    )
  );
}

/** After a comma or "and" something else is done, unless a list goes on. */
const isNewAct = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind & (kinds.act | kinds.hazard | kinds.pattern)) !== 0 &&
  (token.kind & (kinds.thing | kinds.quality | kinds.function)) === 0;

/** Only articles and descriptions stand between: "for the two round eyes". */
const isOneThing = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(
      (token) => !/^(?:on|off|in|at|over|under|with|from|to|by|into|up|out|down|through)$/.test(token.word),
    );

/** What is written down is not done: "write one thing on each: bake, sing". */
function isWrittenDown(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findLastIndex(({ word }, index) => word === ':' && index < at);
  return tokens
    .slice(0, Math.max(0, colon))
    .some((token, index) => /^(?:write|letter)$/.test(token.base) && isOrder(tokens, index));
}

/** "A charge for each plant: drying up, loitering on the radiator": what is written is told and not asked for. */
const isWrittenTale = (tokens: readonly Token[], at: number): boolean =>
  isWrittenDown(tokens, at) &&
  tokens[tokens.findLastIndex(({ word }, index) => word === ':' && index < at) + 1]?.word?.endsWith('ing') ===
    true;

/** "Draw what worries you: a burning match, a storm": the list tells what is drawn. */
const isListedThere = (tokens: readonly Token[], colon: number): boolean =>
  /^(?:a|an|the|one|two|three|some|perhaps|maybe)$/.test(tokens[colon + 1]?.word ?? '') &&
  tokens.slice(0, colon).some(({ base }, at) => shows.has(base) && isOrder(tokens, at));

/** Drawn or likened within its own clause: enough for a word that is dangerous nowhere by itself. */
export function isToldOf(tokens: readonly Token[], at: number): boolean {
  if (isWrittenDown(tokens, at)) return true;
  if (isNewAct(tokens[at]) && isOrder(tokens, at)) return false;
  if (isLikeness(tokens, at, at + 1)) return true;
  for (let back = at - 1, steps = 0; back >= 0 && steps < 10; back -= 1, steps += 1) {
    const token = tokens[back] as Token;
    if (token.word === 'then' || token.word === ';' || (token.word === ':' && !isListedThere(tokens, back)))
      return false;
    if ((token.word === ',' || token.word === 'and') && isNewAct(tokens[back + 1])) return false;
    if ((depicts.has(token.base) || attaches.has(token.base)) && isOrder(tokens, back)) return true;
    if (likeWords.has(token.word) && steps < 5) return true;
    if (token.word === 'for' && steps < 4 && isOneThing(tokens, back + 1, at)) return true;
  }
  return false;
}

/** What is glued on, added or scratched in is a part of the figure. */
const attaches = words('glue add tape stick press scratch fix attach pose sew dab roll use');

const shows = words(
  'draw paint sketch doodle outline illustrate depict write letter embroider pretend imagine photograph animate film compose invent scribble crayon stencil dream picture fake mimic simulate',
);

interface Span {
  from: number;
  to: number;
}

export const somebodys =
  /^(?:your|their|his|her|my|own|friend's|brother's|sister's|bare|you|them|him|somebody's|someone's)$/;

/**
 * Whether an act's words only say what is drawn or likened and, with `isBroad`, what is cut, shaped or glued on: a ladder on the
 * roof of a paper house.
 */
export function isScenery(tokens: readonly Token[], { from, to }: Span, isBroad: boolean): boolean {
  const own = tokens.slice(from, to);
  const isSomebodys = own.some(
    (token) => isKid(token) || (somebodys.test(token.word) && token.isFigures !== true),
  );
  if (isBroad && own.some((token, at) => token.word === 'for' && at > 0)) return true;
  if (isBroad && isShaped(tokens, { from, to })) return true;
  if (isWrittenTale(tokens, from)) return true;
  for (let back = from - 1; back >= 0; back -= 1) {
    const token = tokens[back] as Token;
    if (token.word === 'then' || token.word === ';' || (token.word === ':' && !isListedThere(tokens, back)))
      return false;
    if (token.word === 'and' && (isActOnly(tokens[back + 1]) || isTasted(tokens, back + 1))) return false;
    if (shows.has(token.base) && isOrder(tokens, back)) return true;
    if (isBroad && depicts.has(token.base) && isOrder(tokens, back)) return true;
    if (isBroad && attaches.has(token.base) && isOrder(tokens, back) && !isSomebodys) return true;
    if (token.word === 'for' && awaits.test(tokens[back - 1]?.base ?? '')) return false;
    if (/^(?:for|like|as)$/.test(token.word)) return from - back < 5 && (isBroad || token.word !== 'for');
  }
  return false;
}

/** "Wait for a wave": it comes. */
const awaits = /^(?:wait|look|listen|search|reach|watch)$/;

const shapes = words('tear cut snip fold roll twist scrunch crumple bend shape form pleat');

/** "Tear the tissue into flames": what it becomes, and not where it goes. */
function isShaped(tokens: readonly Token[], { from, to }: Span): boolean {
  if (tokens[from]?.word !== 'into' || tokens[from + 1]?.word === 'the') return false;
  if (tokens.slice(from, to).some(({ word }) => somebodys.test(word))) return false;
  const before = tokens.slice(0, from);
  const shaped = before.findLastIndex(
    ({ base, forms }) => [base, ...forms].some((form) => shapes.has(form)) || base === 'torn',
  );
  return shaped >= 0 && !before.slice(shaped + 1).some(({ base }) => moves.test(base));
}

const isActOnly = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind & kinds.act) !== 0 && (token.kind & (kinds.thing | kinds.quality)) === 0;

const tastes = words('eat lick drink taste swallow chew nibble sip suck bite sniff');

/** "And eat it": done to what is there already, and no more of what is drawn. */
const isTasted = (tokens: readonly Token[], at: number): boolean =>
  tastes.has(tokens[at]?.word ?? '') && /^(?:it|them|the|your)$/.test(tokens[at + 1]?.word ?? '');
