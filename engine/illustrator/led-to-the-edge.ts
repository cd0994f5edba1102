/** Where the sheet ends above, or nearly. */
const upperEdge = -97;
/** Beyond the picture's edge, for a craft is drawn a little smaller than its sheet. */
const beyond = -112;

/** A string that comes from the sheet's upper edge comes from the picture's: it would begin in the air. */
export function ledToTheEdge(row: string): string {
  const [word = '', tone = '', width = '', ...points] = row.split(' ');
  const heights = points.filter((_, at) => at % 2 === 1).map(Number);
  const [first = 0, last = 0] = [heights[0], heights.at(-1)];
  // A rod that lies along the edge hangs from nothing.
  const hangs = /^[lz][m_^]*$/.test(word) && heights.some((y) => y > upperEdge + 12);
  if (!hangs) return row;
  const before = first <= upperEdge ? [points[0], beyond] : [];
  const after = last <= upperEdge ? [points.at(-2), beyond] : [];
  return [word, tone, width, ...before, ...points, ...after].join(' ');
}
