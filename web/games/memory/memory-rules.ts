import { shuffle } from '#web/games/random.ts';

export const pairCount = 6;
const matchDelayMs = 500;
const mismatchDelayMs = 1000;

interface MemoryCard<Name extends string = string> {
  name: Name;
  isMatched: boolean;
}

export interface MemoryState<Name extends string = string> {
  cards: readonly MemoryCard<Name>[];
  /** The cards turned over and not yet judged: none, one or two. */
  open: readonly number[];
  turns: number;
  /** What the next deal is shuffled with. */
  seed: number;
}

/** Six pairs drawn from the names, lying face down. */
export function deal<Name extends string>(names: readonly Name[], seed: number): MemoryState<Name> {
  const [drawn, afterDraw] = shuffle(names, seed);
  const pairs = drawn.slice(0, pairCount).flatMap((name) => [name, name]);
  const [cards, nextSeed] = shuffle(pairs, afterDraw);
  return { cards: cards.map((name) => ({ name, isMatched: false })), open: [], turns: 0, seed: nextSeed };
}

/** Turns a card over. Nothing happens while two cards wait to be judged, or for a card that is already up. */
export function flip<State extends MemoryState>(state: State, index: number): State {
  const card = state.cards[index];
  if (!card || card.isMatched || state.open.length > 1 || state.open.includes(index)) return state;
  const open = [...state.open, index];
  return { ...state, open, turns: state.turns + (open.length === 2 ? 1 : 0) };
}

export function isMatch({ cards, open }: MemoryState): boolean {
  const [first = -1, second = -1] = open;
  return open.length === 2 && cards[first]?.name === cards[second]?.name;
}

/** How long the two open cards stay as they are; null when there is nothing to judge. */
export function judgeDelayMs(state: MemoryState): number | null {
  if (state.open.length < 2) return null;
  return isMatch(state) ? matchDelayMs : mismatchDelayMs;
}

/** Keeps the open pair, or turns the two back. */
export function judge<State extends MemoryState>(state: State): State {
  if (state.open.length < 2) return state;
  if (!isMatch(state)) return { ...state, open: [] };
  const cards = state.cards.map((card, index) =>
    state.open.includes(index) ? { ...card, isMatched: true } : card,
  );
  return { ...state, cards, open: [] };
}

export function pairsFound({ cards }: MemoryState): number {
  return cards.filter((card) => card.isMatched).length / 2;
}

export function isWon(state: MemoryState): boolean {
  return pairsFound(state) === pairCount;
}

export const columns = 4;

/** Where an arrow key leads from a card; null when it is none, or leads over the edge. */
export function neighbor(index: number, key: string): number | null {
  const column = index % columns;
  const cardCount = pairCount * 2;
  if (key === 'ArrowLeft') return column > 0 ? index - 1 : null;
  if (key === 'ArrowRight') return column < columns - 1 ? index + 1 : null;
  if (key === 'ArrowUp') return index >= columns ? index - columns : null;
  if (key === 'ArrowDown') return index + columns < cardCount ? index + columns : null;
  if (key === 'Home') return index - column;
  return key === 'End' ? index - column + columns - 1 : null;
}
