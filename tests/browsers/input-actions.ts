import type { Key, Point } from './driver.ts';

/** Input in the words that both WebDriver and WebDriver BiDi understand. */
type Actions = readonly object[];

const codes: Record<Key | 'Control', string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const down = (value: string): object => ({ type: 'keyDown', value });
const up = (value: string): object => ({ type: 'keyUp', value });
const keys = (actions: readonly object[]): Actions => [{ type: 'key', id: 'keyboard', actions }];

export const clickActions = ({ x, y }: Point): Actions => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const touchActions = ([first, ...others]: readonly Point[]): Actions => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', ...first, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...others.map((point) => ({ type: 'pointerMove', ...point, duration: 60 })),
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const keyActions = (key: Key): Actions => keys([down(codes[key]), up(codes[key])]);

export const writeActions = (text: string): Actions =>
  keys([
    down(codes.Control),
    down('a'),
    up('a'),
    up(codes.Control),
    ...Array.from(text).flatMap((letter) => [down(letter), up(letter)]),
  ]);
