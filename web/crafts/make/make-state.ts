import type { CraftNotes } from '#web/crafts/device-notes.ts';

/** Where somebody is while making: place 0 is getting ready, then the steps, then the end. */
export interface MakeState {
  place: number;
  done: readonly number[];
  /** Step (from 1) to the instant its timer ends. */
  timers: Readonly<Record<number, number>>;
}

export type MakeMove =
  | { kind: 'go'; by: 1 | -1 }
  | { kind: 'jump'; to: number }
  | { kind: 'tick'; step: number }
  | { kind: 'start-timer'; step: number; endsAt: number }
  | { kind: 'stop-timer'; step: number };

/** Goes on where it was left; a craft that was finished begins anew. */
export function stateFrom({ step = 0, done = [], timers = {} }: CraftNotes, stepCount: number): MakeState {
  const known = done.filter((each) => each >= 1 && each <= stepCount);
  if (step > stepCount || step < 0) return { place: 0, done: [], timers: {} };
  return { place: step, done: known, timers };
}

type Step<K extends MakeMove['kind']> = (
  state: MakeState,
  made: Extract<MakeMove, { kind: K }>,
  stepCount: number,
) => MakeState;

const within = (place: number, stepCount: number): number => Math.min(Math.max(place, 0), stepCount + 1);

const moves: { [K in MakeMove['kind']]: Step<K> } = {
  go(state, { by }, stepCount) {
    // Whoever goes on has done it.
    const isForward = by === 1 && state.place >= 1 && state.place <= stepCount;
    const done = isForward ? withStep(state.done, state.place) : state.done;
    return { ...state, done, place: within(state.place + by, stepCount) };
  },
  jump: (state, { to }, stepCount) => ({ ...state, place: within(to, stepCount) }),
  tick(state, { step }) {
    const isDone = state.done.includes(step);
    return { ...state, done: isDone ? state.done.filter((each) => each !== step) : [...state.done, step] };
  },
  'start-timer': (state, { step, endsAt }) => ({ ...state, timers: { ...state.timers, [step]: endsAt } }),
  'stop-timer': (state, { step }) => {
    const { [step]: _stopped, ...timers } = state.timers;
    return { ...state, timers };
  },
};

export function move(state: MakeState, made: MakeMove, stepCount: number): MakeState {
  return (moves[made.kind] as Step<typeof made.kind>)(state, made, stepCount);
}

const withStep = (done: readonly number[], step: number): readonly number[] =>
  done.includes(step) ? done : [...done, step];

export const notesOf = ({ place, done, timers }: MakeState): CraftNotes => ({
  step: place,
  done: [...done],
  timers,
});

/** What a finger meant: a clear way sideways, not a scroll. */
export function swipeOf(way: { x: number; y: number }): 1 | -1 | null {
  if (Math.abs(way.x) < 56 || Math.abs(way.x) < Math.abs(way.y) * 1.6) return null;
  return way.x < 0 ? 1 : -1;
}
