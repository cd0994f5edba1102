import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  ballRadius,
  ballSpeed,
  board,
  launch,
  layBricks,
  newGame,
  nextLevel,
  paddle,
  step,
  stepMs,
  stepsDue,
  type BrickEvent,
  type BrickInput,
  type BrickState,
} from './brick-rules.ts';

const still: BrickInput = { direction: 0, pointerX: null };

/** Plays with the paddle under the ball, a little off the middle so that the ball goes everywhere. */
function play(start: BrickState, maxSteps = 100_000): BrickState {
  let state = start;
  for (let count = 0; count < maxSteps && state.phase !== 'cleared'; count += 1) {
    if (state.phase === 'ready') state = launch(state);
    const pointerX = state.ball.x + 36 * Math.sin(count / 97);
    ({ state } = step(state, { direction: 0, pointerX }));
  }
  return state;
}

/** Plays without moving until something happens. */
function runUntil(start: BrickState, event: BrickEvent): BrickState {
  let state = start;
  for (let count = 0; count < 5000; count += 1) {
    const stepped = step(state.phase === 'ready' ? launch(state) : state, { direction: -1, pointerX: null });
    state = stepped.state;
    if (stepped.events.includes(event)) return state;
  }
  throw new Error(`${event} never came`);
}

test('the figures are those of the rules', () => {
  assert.deepEqual([board.width, board.height, paddle.width, ballRadius], [320, 400, 80, 10]);
  assert.deepEqual([1, 2, 3, 9, 10, 99].map(ballSpeed), [2, 2.5, 3, 6, 6, 6]);
  const shape = (level: number) => {
    const bricks = layBricks(level);
    return [new Set(bricks.map((brick) => brick.y)).size, new Set(bricks.map((brick) => brick.x)).size];
  };
  assert.deepEqual([1, 2, 3, 20].map(shape), [
    [3, 5],
    [4, 6],
    [5, 7],
    [5, 7],
  ]);
  const game = newGame(1);
  assert.deepEqual([game.lives, game.score, game.level, game.phase], [3, 0, 1, 'ready']);
});

test('bricks lie apart and inside the board', () => {
  for (const level of [1, 2, 3]) {
    for (const { x, y, width, height } of layBricks(level)) {
      assert.ok(x >= 0 && x + width <= board.width && y >= 0 && y + height < paddle.top - 100);
    }
  }
});

test('a brick is worth 10, a level done 50, and the next level waits for the player', () => {
  const cleared = play(newGame(3));
  assert.equal(cleared.phase, 'cleared');
  assert.equal(cleared.score, 150);
  assert.equal(cleared.bricks.filter((brick) => brick.isStanding).length, 0);
  const next = nextLevel(cleared);
  assert.deepEqual([next.phase, next.level, next.score, next.bricks.length], ['ready', 2, 200, 24]);
  assert.equal(nextLevel(next), next);
});

test('every level up to the fastest can be won', () => {
  let state = newGame(11);
  for (let level = 1; level <= 10; level += 1) {
    state = play(state);
    assert.equal(state.phase, 'cleared', `level ${level}`);
    state = nextLevel(state);
  }
  assert.equal(state.lives, 3);
});

test('a ball that falls costs a life, and the third ends the game', () => {
  const second = runUntil(newGame(5), 'life-lost');
  assert.deepEqual([second.lives, second.phase], [2, 'ready']);
  const third = runUntil(second, 'life-lost');
  assert.equal(third.lives, 1);
  const over = runUntil(third, 'over');
  assert.deepEqual([over.lives, over.phase], [0, 'over']);
  assert.equal(step(over, still).state, over);
  assert.equal(launch(over), over);
});

test('the same seed and inputs play the same game', () => {
  assert.deepEqual(play(newGame(8)), play(newGame(8)));
  assert.notDeepEqual(launch(newGame(1)).ball, launch(newGame(2)).ball);
});

test('the ball keeps its speed, the paddle and the ball stay on the board, and the score only grows', () => {
  const directions = fc.array(fc.constantFrom<BrickInput['direction'][]>(-1, 0, 1), {
    minLength: 20,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer(), directions, (seed, moves) => {
      let state = launch(newGame(seed));
      for (const direction of moves) {
        for (let count = 0; count < 20 && state.phase === 'playing'; count += 1) {
          const before = state;
          ({ state } = step(state, { direction, pointerX: null }));
          assert.ok(state.paddleX >= 0 && state.paddleX <= board.width - paddle.width);
          assert.ok(state.ball.x >= ballRadius - 1e-9 && state.ball.x <= board.width - ballRadius + 1e-9);
          assert.ok(state.ball.y >= ballRadius - 1e-9);
          if (state.phase === 'playing')
            assert.ok(Math.abs(Math.hypot(state.ball.vx, state.ball.vy) - 2) < 1e-9);
          assert.ok(state.score >= before.score);
        }
      }
    }),
  );
});

test('time turns into steps whatever the frame rate', () => {
  for (const frameRate of [24, 30, 60, 90, 144]) {
    let waitingMs = 0;
    let total = 0;
    for (let frame = 0; frame < frameRate; frame += 1) {
      const { steps, leftMs } = stepsDue(waitingMs + 1000 / frameRate);
      waitingMs = leftMs;
      total += steps;
    }
    assert.ok(Math.abs(total - 60) <= 1, `${frameRate} frames gave ${total} steps`);
  }
  assert.deepEqual(stepsDue(60_000), { steps: 8, leftMs: 0 });
  assert.equal(stepsDue(stepMs).steps, 1);
});
