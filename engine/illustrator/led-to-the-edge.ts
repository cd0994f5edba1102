/** Where the sheet ends above, or nearly. */
const upperEdge = -97;
/** Beyond the picture's edge, for a craft is drawn a little smaller than its sheet. */
const beyond = -112;

/** Where a line comes from that goes on past its end. */
function goneOn(end: number, before: number, [y, yBefore]: readonly [number, number]): number {
  return y === yBefore ? end : end + ((end - before) * (beyond - y)) / (y - yBefore);
}

/** A string that comes from the sheet's upper edge comes from the picture's: it would begin in the air. */
export function ledToTheEdge(row: string): string {
  const [word = '', tone = '', width = '', ...rest] = row.split(' ');
  const numbers = rest.map(Number);
  const heights = numbers.filter((_, at) => at % 2 === 1);
  if (!/^[lz][m_^]*$/.test(word) || heights.length < 2) return row;
  // A rod that lies along the edge hangs from nothing.
  if (heights.every((y) => y < upperEdge + 12)) return row;
  const points = heights.map((y, at): [number, number] => [numbers[at * 2] ?? 0, y]);
  const led = points.map(([x, y], at): readonly number[] => {
    const next = at === 0 ? points[1] : at === points.length - 1 ? points[at - 1] : undefined;
    if (next === undefined || y > upperEdge) return [x, y];
    return [Math.round(goneOn(x, next[0], [y, next[1]]) * 10) / 10, beyond];
  });
  return [word, tone, width, ...led.flat()].join(' ');
}
