/** What little there is can still be seen. */
const smallest = 3;

/** In hundredths of the tallest. Less than nothing (money given back) has no bar. */
export function barHeights(values: readonly number[]): number[] {
  const tallest = Math.max(0, ...values);
  return values.map((value) => (value <= 0 ? 0 : Math.max(smallest, (value / tallest) * 100)));
}
