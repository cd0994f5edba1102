import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { assertOpen, assertAccessible, comesTo, desk, openSite, phone } from '#tests/support/browser.ts';
import type { WindowOptions } from '#tests/support/browser.ts';
import { newPerson } from '#tests/support/people.ts';

const cardNames = /^Card (\d+), (.+)$/;
const ballColor = [0xd9, 0x49, 0x6f] as const;
const rulerColor = [0xf4, 0xbd, 0x4f] as const;

async function openGames(t: TestContext, options: WindowOptions = {}, address = '/games?seed=7') {
  const site = await openSite(t);
  const { client } = await newPerson(site.app);
  const page = await site.open(options);
  await page
    .context()
    .addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  await page.goto(address);
  await page.getByRole('button', { name: 'Card 1, face down' }).waitFor();
  return page;
}

/** From here on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T08:01:00Z');
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (name.test((await focusedName(page)) ?? '')) return;
  }
  assert.fail(`the ${key} key never reached ${name}`);
}

/** Walks from the focused card to another with the arrow keys. */
async function walkTo(page: Page, target: number): Promise<void> {
  for (let presses = 0; presses < 8; presses += 1) {
    const here = Number(cardNames.exec((await focusedName(page)) ?? '')?.[1]) - 1;
    if (here === target) return;
    const [column, wanted] = [here % 4, target % 4];
    if (column !== wanted) await page.keyboard.press(column < wanted ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(here < target ? 'ArrowDown' : 'ArrowUp');
  }
  assert.equal(Number(cardNames.exec((await focusedName(page)) ?? '')?.[1]) - 1, target);
}

/** Turns the focused card over and says what is on it. */
async function turnOver(page: Page, target: number): Promise<string> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => !document.activeElement?.getAttribute('aria-label')?.endsWith('face down'),
  );
  return cardNames.exec((await focusedName(page)) ?? '')?.[2] ?? '';
}

const pairsFound = (page: Page): Promise<number> =>
  page
    .getByRole('button', { name: /pair found$/ })
    .count()
    .then((cards) => cards / 2);

/** Two cards are judged after half a second when they are a pair, after a whole one when not. */
async function judged(page: Page, isPair: boolean): Promise<void> {
  const [before, down] = [await pairsFound(page), page.getByRole('button', { name: /face down$/ })];
  const downBefore = await down.count();
  await page.clock.runFor(isPair ? 450 : 950);
  assert.deepEqual([await pairsFound(page), await down.count()], [before, downBefore]);
  await page.clock.runFor(100);
  if (isPair) await comesTo(() => pairsFound(page), before + 1);
  else await comesTo(() => down.count(), downBefore + 2);
}

test('the cards end where their board does, and what lies face down is hidden without the third dimension', async (t) => {
  const page = await openGames(t);
  const board = await page.getByRole('table').boundingBox();
  const strip = await page.getByRole('status').boundingBox();
  const [first, last] = [1, 4].map((card) => page.getByRole('button', { name: `Card ${card}, face down` }));
  const [left, right] = [await first!.boundingBox(), await last!.boundingBox()];
  assert.ok(board && strip && left && right);
  const edges = [left.x, right.x + right.width].map(Math.round);
  assert.deepEqual(edges, [strip.x, strip.x + strip.width].map(Math.round));

  const faces = (card: Locator) =>
    card.evaluate((element) =>
      [...element.querySelectorAll('span > span:has(> svg)')].map(
        (side) => getComputedStyle(side).visibility,
      ),
    );
  const second = page.getByRole('button', { name: /^Card 2,/ });
  assert.deepEqual(await faces(second), ['visible', 'hidden']);
  await second.click();
  await comesTo(() => faces(second), ['hidden', 'visible']);
});

test('the memory game is won with the keyboard alone, from the names of its cards', async (t) => {
  const page = await openGames(t);
  await stopClock(page);
  await tabTo(page, /^Card 1,/);
  const names: string[] = [];
  for (let first = 0; first < 12; first += 2) {
    const pair = [await turnOver(page, first), await turnOver(page, first + 1)];
    await judged(page, pair[0] === pair[1]);
    names.push(...pair);
  }
  assert.equal(new Set(names).size, 6);
  for (const name of new Set(names)) {
    const [first = 0, second = 0] = names.flatMap((each, index) => (each === name ? [index] : []));
    if (first % 2 === 0 && second === first + 1) continue;
    assert.equal(await turnOver(page, first), await turnOver(page, second));
    await judged(page, true);
  }
  await page.getByRole('status').getByText('You found all 6 pairs!').waitFor();
  await page.clock.resume();
  await assertAccessible(page, 'the won game');

  await tabTo(page, /^Reset$/);
  await page.keyboard.press('Enter');
  await comesTo(() => page.getByRole('button', { name: /face down$/ }).count(), 12);
  await page.getByText('0 of 6 pairs found.').waitFor();
});

interface Seen {
  ball: { x: number; y: number } | null;
  ruler: { x: number; y: number } | null;
  focused: string;
}

/** What a player sees: where ball and ruler are, by their colors, in the game's own 320 by 400; and the focused name. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(
    ([ballRgb, rulerRgb]) => {
      const canvas = document.querySelector('canvas')!;
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      const middleOf = (rgb: readonly number[], top: number) => {
        let [count, x, y] = [0, 0, 0];
        for (let dot = Math.floor(top) * width * 4; dot < data.length; dot += 4) {
          if (data[dot] !== rgb[0] || data[dot + 1] !== rgb[1] || data[dot + 2] !== rgb[2]) continue;
          count += 1;
          x += (dot / 4) % width;
          y += Math.floor(dot / 4 / width);
        }
        return count ? { x: ((x / count) * 320) / width, y: ((y / count) * 320) / width } : null;
      };
      const active = document.activeElement;
      return {
        ball: middleOf(ballRgb, 0),
        // Bricks of the same color lie higher up.
        ruler: middleOf(rulerRgb, height * 0.9),
        focused: active?.getAttribute('aria-label') ?? active?.textContent ?? '',
      };
    },
    [ballColor, rulerColor] as const,
  );

const scoreOf = async (page: Page): Promise<number> =>
  Number(await page.locator('dt:text-is("Score") + dd').textContent());

/** Plays with the arrow keys and a clock that waits for the player, until the main button says one of these. */
async function playUntil(page: Page, done: RegExp, maxMoves = 1200): Promise<void> {
  let held: string | null = null;
  const hold = async (key: string | null) => {
    if (held === key) return;
    if (held) await page.keyboard.up(held);
    if (key) await page.keyboard.down(key);
    held = key;
  };
  for (let move = 0; move < maxMoves; move += 1) {
    const { ball, ruler, focused } = await look(page);
    if (done.test(focused)) return hold(null);
    if (focused === 'Next ball') await page.keyboard.press('Enter');
    // Off the middle by turns, so that the ball leaves in other directions each time.
    const aim = (ball?.x ?? 160) + 24 * Math.sin(move / 23) - (ruler?.x ?? 160);
    await hold(Math.abs(aim) < 6 ? null : aim < 0 ? 'ArrowLeft' : 'ArrowRight');
    await page.clock.runFor(80);
  }
  assert.fail(`the game never came to ${done}`);
}

test('a level of brick breaker is won with the keyboard alone', async (t) => {
  const page = await openGames(t);
  await tabTo(page, /^Memory Game$/);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await stopClock(page);
  await tabTo(page, /^Slow$/);
  await page.keyboard.press('Enter');
  await comesTo(() => page.getByRole('button', { name: 'Slow' }).getAttribute('aria-pressed'), 'false');
  await tabTo(page, /^Start$/);

  const { ruler: before } = await look(page);
  await page.keyboard.down('ArrowRight');
  await page.clock.runFor(200);
  await page.keyboard.up('ArrowRight');
  const { ruler: after } = await look(page);
  assert.ok(before && after && after.x > before.x + 30, 'the ruler follows the arrow key');

  await page.keyboard.press('Enter');
  await comesTo(() => focusedName(page), 'Pause');
  await page.keyboard.press('Enter');
  await comesTo(() => focusedName(page), 'Resume');
  await page.keyboard.press('Enter');
  await comesTo(() => scoreOf(page), 0);
  await playUntil(page, /^Next level$/);
  await comesTo(() => scoreOf(page), 150);
  await page.getByText('Level 1 done', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await comesTo(() => scoreOf(page), 200);
  await comesTo(() => page.locator('dt:text-is("Level") + dd').textContent(), '2');
  await comesTo(() => focusedName(page), 'Start');
  await page.keyboard.press('Tab');
  await comesTo(() => focusedName(page), 'Paddle right', 'the Tab key leaves the board');
  await page.clock.resume();
  await assertAccessible(page, 'the second level');
});

test('three lost balls end the game, which then begins anew', async (t) => {
  const page = await openGames(t);
  await page.getByRole('tab', { name: 'Brick Breaker' }).click();
  await stopClock(page);
  const left = page.getByRole('button', { name: 'Paddle left' });
  for (const next of ['Next ball', 'Next ball', 'Play again']) {
    await page.getByRole('button', { name: /^(Start|Next ball)$/ }).click();
    for (let moves = 0; moves < 400; moves += 1) {
      if (await page.getByRole('button', { name: next }).isVisible()) break;
      const { ball, ruler } = await look(page);
      const isUnder = ball && ruler && Math.abs(ball.x - ruler.x) < 60;
      const side = ball && ball.x < 160 ? 'right' : 'left';
      // A press without a pointer, as screen readers send it.
      if (isUnder)
        await page
          .getByRole('button', { name: `Paddle ${side}` })
          .evaluate((button: HTMLElement) => button.click());
      await page.clock.runFor(160);
    }
    await page.getByRole('button', { name: next }).waitFor();
  }
  await page.getByText('Game over', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await left.waitFor();
  await comesTo(() => scoreOf(page), 0);
  await page.getByText('Knock down the paper').waitFor();
});

test('the ball waits while the page is out of sight, and for the player to go on', async (t) => {
  const page = await openGames(t, { reducedMotion: false });
  await page.getByRole('tab', { name: 'Brick Breaker' }).click();
  await stopClock(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(300);
  const turnAway = (state: string) =>
    page.evaluate((wanted) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => wanted });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turnAway('hidden');
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  const { ball } = await look(page);
  await page.clock.runFor(500);
  await turnAway('visible');
  await page.clock.runFor(500);
  assert.deepEqual((await look(page)).ball, ball);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(300);
  assert.notDeepEqual((await look(page)).ball, ball);
});

test('the paddle moves without dragging: by a held button, and by a point on the board', async (t) => {
  const page = await openGames(t);
  await page.getByRole('tab', { name: 'Brick Breaker' }).click();
  await stopClock(page);
  const { ruler: before } = await look(page);
  await page.getByRole('button', { name: 'Paddle left' }).hover();
  await page.mouse.down();
  await page.clock.runFor(400);
  await page.mouse.up();
  const { ruler: held } = await look(page);
  assert.ok(before && held && held.x < before.x - 30);
  await page.locator('canvas').hover({ position: { x: 200, y: 300 } });
  await page.clock.runFor(100);
  const { ruler: pointed } = await look(page);
  assert.ok(pointed && pointed.x > held.x + 60);
});

test('sound is off until it is switched on, and the choice stays', async (t) => {
  const page = await openGames(t);
  const sound = page.getByRole('button', { name: 'Sound' });
  await comesTo(() => sound.getAttribute('aria-pressed'), 'false');
  await sound.click();
  await comesTo(() => sound.getAttribute('aria-pressed'), 'true');
  await page.reload();
  await sound.waitFor();
  await comesTo(() => sound.getAttribute('aria-pressed'), 'true');
  await sound.click();
  await page.reload();
  await sound.waitFor();
  await comesTo(() => sound.getAttribute('aria-pressed'), 'false');
});

test('the balls stop when asked to', async (t) => {
  const page = await openGames(t, { reducedMotion: false }, '/test-games');
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
    );
  await comesTo(async () => (await running()) > 10, true);
  for (const stops of [2, 1]) {
    const stop = page.getByRole('button', { name: 'Stop the balls' });
    await comesTo(() => stop.count(), stops);
    await stop.first().evaluate((button: HTMLElement) => button.click());
  }
  await page.getByRole('button', { name: 'Let the balls bounce' }).nth(1).waitFor();
  await comesTo(() => running(), 0);
});

for (const [size, sizeName] of [
  [phone, 'a phone'],
  [desk, 'a desk'],
  [{ width: 320, height: 640 }, 'the narrowest phone'],
] as const) {
  test(`the games are open to everybody, on ${sizeName}`, async (t) => {
    const page = await openGames(t, { size });
    await page.getByRole('button', { name: 'Card 2,' }).click();
    await assertOpen(page, 'the memory game');
    await page.getByRole('tab', { name: 'Brick Breaker' }).click();
    await page.getByRole('button', { name: 'Start' }).scrollIntoViewIfNeeded();
    await assertOpen(page, 'brick breaker');
  });
}

test('the way to play stands above the board, and names fingers first where there are fingers', async (t) => {
  const page = await openGames(t, { size: phone });
  await page.getByRole('tab', { name: 'Brick Breaker' }).click();
  const [forKeys, forFingers] = [page.getByText(/^Move the ruler with the/), page.getByText(/with a finger/)];
  await forKeys.waitFor();
  assert.equal(await forFingers.isVisible(), false);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await forFingers.waitFor();
  assert.equal(await forKeys.isVisible(), false);
  const [words, board] = [await forFingers.boundingBox(), await page.locator('canvas').last().boundingBox()];
  assert.ok(words && board && words.y + words.height <= board.y, 'above the board');
});
