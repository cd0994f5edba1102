import { isKid } from './people.ts';
import type { Sentence } from './reading.ts';
import type { Token } from './token.ts';

/** Nobody of flesh and blood goes by these names in a craft. */
const figures =
  /^(?:puppets?|monsters?|robots?|dragons?|dolls?|dolly|unicorns?|dinosaurs?|dinos?|whales?|sharks?|hammerheads?|crocodiles?|alligators?|owls?|lions?|tigers?|bears?|teddy|teddies|caterpillars?|frogs?|fish|eels?|octopus(?:es)?|snakes?|elephants?|penguins?|hedgehogs?|fox|foxes|wolf|wolves|bunn(?:y|ies)|monkeys?|giraffes?|hippos?|zebras?|sloths?|llamas?|pandas?|koalas?|reindeer|yeti|ogres?|trolls?|giants?|witch|wizards?|ghosts?|aliens?|zombies?|vampires?|skeletons?|scarecrows?|goblins?|gnomes?|elf|elves|mermaids?|snow(?:man|men)|gingerbread|mr|mrs|miss|sir|madam|cyborg)(?:'s)?$/;

const alive =
  /^(?:friends?|brothers?|sisters?|bab(?:y|ies)|mum|mom|dad|grandma|grandpa|neighbou?rs?|players?|partners?|persons?|people|somebody|someone|everyone|anyone|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamsters?|horses?|pon(?:y|ies)|birds?|guinea|models?|actors?|volunteers?|teachers?)(?:'s)?$/;

const pronoun = /^(?:he|she|him|her|his|hers|himself|herself|he's|she's|he'll|she'll)$/;
const leads = /^(?:let|help|ask|encourage|praise|watch|show|sit|lift)$/;

/** What a child does or holds at the table, and no figure. */
const childsActs =
  /^(?:can|may|could|likes?|wants?|chooses?|picks?|dips?|holds?|presses|paints?|sticks?|tears?|scribbles?|helps?|tips?|dabs?|rolls?|draws?|shakes?|pours?|stamps?|fills?|finds?|decides?)$/;
const childsThings = /^(?:brush|paintbrush|tray|lap|apron|chair|highchair|sleeves|turn|cot|bath|toothbrush)$/;

export const isFigure = ({ word }: Token): boolean => figures.test(word);

function isLikeChild(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? '';
  if (leads.test(tokens[at - 1]?.word ?? '')) return true;
  return /^s?he$/.test(tokens[at]?.word ?? '') ? childsActs.test(next) : childsThings.test(next);
}

/** "Let him pick": the child goes by it somewhere, so nobody can say who it is elsewhere. */
function isOfChild(tokens: readonly Token[]): boolean {
  let last: 'child' | 'figure' | 'nobody' = 'nobody';
  for (const [at, token] of tokens.entries()) {
    if (isFigure(token)) last = 'figure';
    else if (isKid(token)) last = 'child';
    else if (pronoun.test(token.word) && (last === 'child' || isLikeChild(tokens, at))) return true;
  }
  return false;
}

/** With one of these in the sentence nobody takes a "his" for the robot's. */
const smothering = /^(?:balloons?|bags?|sacks?|film|clingfilm|plastic|pillows?|ropes?|noose|belts?|gag)$/;

const parts =
  /^(?:necks?|mouths?|nose|noses|snout|lips?|faces?|ears?|eyes?|heads?|chest|cheeks?|tongue|chin|teeth|throat|back|tummy|belly|jaws?|hands?|fingers?|feet|legs?|arms?)$/;

/** "Into his wide mouth": what is the figure's by these words is nobody's body. */
function markPart(tokens: readonly Token[], from: number): void {
  for (const token of tokens.slice(from, from + 3)) {
    if (token.isBreak) return;
    if (parts.test(token.word)) {
      token.isMeasure = true;
      return;
    }
  }
}

/** A "he" after the monster, with nobody named before, is the monster. */
function markLine(tokens: readonly Token[], isTitled: boolean): void {
  if (tokens.some(({ word }) => smothering.test(word))) return;
  let isIt = isTitled;
  for (const [at, token] of tokens.entries()) {
    if (isKid(token) || alive.test(token.word)) return;
    if (isFigure(token)) {
      isIt = true;
      if (token.word.endsWith("'s")) markPart(tokens, at + 1);
    } else if (isIt && pronoun.test(token.word)) {
      token.isFigures = true;
      if (/^(?:his|her)$/.test(token.word)) markPart(tokens, at + 1);
    }
  }
}

interface Told {
  isTitle: boolean;
  sentences: readonly Sentence[];
}

/** Marks every "he" and "her" that is the figure's that is made. */
export function markFigures(lines: readonly Told[]): void {
  const all = lines.map(({ sentences }) => sentences.flatMap(({ tokens }) => tokens));
  if (all.some(isOfChild)) return;
  const isTitled = lines.some(
    ({ isTitle, sentences }) => isTitle && sentences.some(({ tokens }) => tokens.some(isFigure)),
  );
  for (const tokens of all) markLine(tokens, isTitled);
}
