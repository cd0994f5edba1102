import { type RefObject, useEffect } from 'react';
import { board } from './brick-rules.ts';
import type { BrickRunner } from './brick-runner.ts';

interface BoardInput {
  runner: BrickRunner;
  game: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A tap on the board. */
  onTap: () => void;
}

const directions: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys anywhere in the game, a finger or mouse on the board. */
export function useBoardInput({ runner, game, canvas, onTap }: BoardInput): void {
  useEffect(() => (game.current ? listenToKeys(runner, game.current) : undefined), [runner, game]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const stop = new AbortController();
    element.addEventListener('click', onTap, { signal: stop.signal });
    listenToPointer(runner, { element, signal: stop.signal });
    return () => stop.abort();
  }, [runner, canvas, onTap]);
}

/** No key but the two arrows is taken from the page. */
function listenToKeys(runner: BrickRunner, game: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const held: string[] = [];
  const follow = () => runner.hold(directions[held.at(-1) ?? ''] ?? 0);
  const release = (key: string) => {
    const place = held.indexOf(key);
    if (place < 0) return;
    held.splice(place, 1);
    follow();
  };
  const press = (event: KeyboardEvent) => {
    if (!directions[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.repeat) return;
    held.push(event.key);
    follow();
  };
  game.addEventListener('keydown', press, { signal });
  game.addEventListener('keyup', (event) => release(event.key), { signal });
  game.addEventListener('focusout', () => [...held].forEach(release), { signal });
  return () => stop.abort();
}

function listenToPointer(
  runner: BrickRunner,
  { element, signal }: { element: HTMLElement; signal: AbortSignal },
): void {
  const point = (event: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect();
    runner.point(((event.clientX - left) / width) * board.width);
  };
  const letGo = () => runner.point(null);
  element.addEventListener('pointerdown', point, { signal });
  element.addEventListener('pointermove', point, { signal });
  element.addEventListener('pointercancel', letGo, { signal });
  element.addEventListener('pointerleave', letGo, { signal });
}
