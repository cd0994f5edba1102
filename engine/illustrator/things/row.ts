import type { Rows } from '#engine/illustrator/paper/notation.ts';

/** Things of the craft table as they look in cut paper: `name tone numbers…` stands for several rows of the notation. */
export type Draw = (tone: string, n: readonly number[]) => Rows;

export const at = (n: readonly number[], index: number, otherwise = 0): number => n[index] ?? otherwise;
export const f = (value: number): string => (Math.round(value * 100) / 100).toString();
export const row = (kind: string, tone: string, ...n: readonly number[]): string =>
  `${kind} ${tone} ${n.map(f).join(' ')}`;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
