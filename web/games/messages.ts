import type { IconName } from './memory/icons.tsx';

const points = (score: number) => `Score ${score}`;
const livesLeft = (lives: number) => `${lives} ${lives === 1 ? 'life' : 'lives'} left`;

export const gamesMessages = {
  tabs: { label: 'Games', memory: 'Memory Game', bricks: 'Brick Breaker' },
  sound: 'Sound',
  memory: {
    board: 'Memory cards',
    start: 'Turn over two cards that look the same.',
    paused: 'Paused. The cards wait for you.',
    card: (number: number, what: string) => `Card ${number}, ${what}`,
    faceDown: 'face down',
    matched: (icon: string) => `${icon}, pair found`,
    first: (icon: string) => `${capital(icon)}. Where is the other one?`,
    match: (icon: string) => `A pair: ${icon}!`,
    mismatch: (first: string, second: string) => `${capital(first)} and ${second}: not a pair.`,
    progress: (found: number, all: number) => `${found} of ${all} pairs found.`,
    won: 'You found all 6 pairs!',
    wonText: (turns: number) => `It took ${turns} turns. Who needs fewer?`,
    reset: 'Reset',
  },
  bricks: {
    game: 'Brick Breaker game',
    board: (bricks: number, level: number) => `The board of level ${level}: ${bricks} paper bricks left`,
    level: 'Level',
    score: 'Score',
    lives: 'Lives',
    calm: 'Slow',
    start: 'Start',
    launch: 'Next ball',
    pause: 'Pause',
    resume: 'Resume',
    next: 'Next level',
    again: 'Play again',
    left: 'Paddle left',
    right: 'Paddle right',
    help: 'Move the ruler with the arrow keys, the two buttons or a finger on the board.',
    helpOnTouch: 'Move the ruler with a finger on the board, the two buttons or the arrow keys.',
    ready: 'Knock down the paper',
    paused: 'Paused',
    dropped: 'Oops, dropped it',
    cleared: (level: number) => `Level ${level} done`,
    clearedText: '50 points come with the next one.',
    over: 'Game over',
    lost: (lives: number, score: number) => `Ball lost. ${livesLeft(lives)}. ${points(score)}.`,
    livesLeft,
    points,
    hit: (bricks: number, score: number) => `${points(score)}. ${bricks} bricks left.`,
    done: (level: number, score: number) => `Level ${level} done. ${points(score)}.`,
    finished: (score: number) => `Game over. ${points(score)}.`,
    playing: (level: number) => `Level ${level}. Playing.`,
  },
  page: {
    title: 'Waiting games',
    games: 'Two games',
    balls: 'Bouncing balls',
    craft: 'A sample craft',
    craftTitle: 'Paper bird',
    craftPicture: 'A bird cut from orange paper, with a folded blue wing',
  },
  balls: { stop: 'Stop the balls', go: 'Let the balls bounce' },
} as const;

export const iconWords: Record<IconName, string> = {
  scissors: 'scissors',
  'glue-pot': 'glue pot',
  leaf: 'leaf',
  button: 'button',
  feather: 'feather',
  star: 'star',
  fish: 'fish',
  heart: 'heart',
  moon: 'moon',
  mushroom: 'mushroom',
  boat: 'paper boat',
  kite: 'kite',
  crayon: 'crayon',
  yarn: 'ball of yarn',
  snail: 'snail',
  flower: 'flower',
  umbrella: 'umbrella',
  bird: 'bird',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
