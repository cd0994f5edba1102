import type { Brick } from './brick-rules.ts';

/** A brick that was hit: a piece of paper on its way down. It is for the eye alone. */
export interface Scrap {
  brick: Brick;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  age: number;
}

export const scrapSteps = 48;

export function dropScrap(brick: Brick, push: number): Scrap {
  const { x, y, width, height } = brick;
  return { brick, x: x + width / 2, y: y + height / 2, vx: push * 0.3, vy: -0.6, turn: 0, age: 0 };
}

/** Lets them fall a little further; those that are down are gone. */
export function moveScraps(scraps: Scrap[]): Scrap[] {
  for (const scrap of scraps) {
    scrap.x += scrap.vx + Math.sin(scrap.age / 7) * 0.8;
    scrap.y += scrap.vy;
    scrap.vy += 0.09;
    scrap.turn += scrap.vx < 0 ? -0.03 : 0.03;
    scrap.age += 1;
  }
  return scraps.filter(({ age }) => age < scrapSteps);
}
