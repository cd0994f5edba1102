import assert from 'node:assert/strict';
import test from 'node:test';
import { move, notesOf, stateFrom, swipeOf } from './make-state.ts';

const steps = 3;
const start = stateFrom({}, steps);

test('from getting ready over every step to the end, and no further', () => {
  let state = start;
  const places = [state.place];
  for (let press = 0; press < 6; press += 1) {
    state = move(state, { kind: 'go', by: 1 }, steps);
    places.push(state.place);
  }
  assert.deepEqual(places, [0, 1, 2, 3, 4, 4, 4]);
  assert.deepEqual(state.done, [1, 2, 3], 'whoever goes on has done it');
  assert.equal(move(start, { kind: 'go', by: -1 }, steps).place, 0);
});

test('a tick is taken back by another', () => {
  const ticked = move(start, { kind: 'tick', step: 2 }, steps);
  assert.deepEqual(ticked.done, [2]);
  assert.deepEqual(move(ticked, { kind: 'tick', step: 2 }, steps).done, []);
});

test('making goes on where it was left', () => {
  let state = move(start, { kind: 'jump', to: 2 }, steps);
  state = move(state, { kind: 'start-timer', step: 2, endsAt: 9000 }, steps);
  assert.deepEqual(stateFrom(JSON.parse(JSON.stringify(notesOf(state))), steps), state);
  assert.deepEqual(move(state, { kind: 'stop-timer', step: 2 }, steps).timers, {});
});

test('a finished craft begins anew, and notes of a longer one do no harm', () => {
  assert.equal(stateFrom({ step: steps + 1, done: [1, 2, 3] }, steps).place, 0);
  assert.deepEqual(stateFrom({ step: 9, done: [1, 9] }, steps), start);
  assert.deepEqual(stateFrom({ step: 2, done: [1, 9] }, steps).done, [1]);
});

test('a swipe is a clear way sideways', () => {
  assert.equal(swipeOf({ x: -90, y: 10 }), 1);
  assert.equal(swipeOf({ x: 90, y: -10 }), -1);
  assert.equal(swipeOf({ x: -40, y: 0 }), null);
  assert.equal(swipeOf({ x: -80, y: 200 }), null);
});
