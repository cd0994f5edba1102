import type { Held } from './watched-node.ts';

/** What may be added from the first look to the last, by the line through all looks. */
export type Allowance = Readonly<Partial<Record<Exclude<keyof Held, 'now'>, number>>>;

/** Least squares: what a straight line through these rises from the first to the last. */
export function rise(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [over, under] = [0, 0];
  for (const [at, value] of values.entries()) {
    over += (at - middle) * (value - mean);
    under += (at - middle) ** 2;
  }
  return (over / under) * (values.length - 1);
}

/** What grew more than it may, with every look at it. */
export function growing(looks: readonly Held[], allowed: Allowance): string[] {
  const limits = Object.entries(allowed) as [keyof Allowance, number][];
  return limits.flatMap(([what, most]) => {
    const values = looks.map((look) => look[what]);
    const grown = rise(values);
    const seen = values.map((value) => Math.round(value * 10) / 10).join(', ');
    return grown > most ? [`${what} grew by ${grown.toFixed(1)}, more than ${most}: ${seen}`] : [];
  });
}
