import { wholeNumber } from '#web/lib/formats.ts';

interface Counted {
  total: number | null;
  isEstimate: boolean;
}

interface Shown extends Counted {
  rows: readonly unknown[];
  /** How many stand on the pages before. */
  before: number;
}

const total = ({ total: count, isEstimate }: Counted) =>
  count === null ? null : `${isEstimate ? 'about ' : ''}${wholeNumber(count)}`;

const range = (page: Shown) => {
  const ofAll = total(page);
  const shown = `${wholeNumber(page.before + 1)}–${wholeNumber(page.before + page.rows.length)}`;
  return ofAll === null ? shown : `${shown} of ${ofAll}`;
};

export const tableMessages = {
  total,
  range: (page: Shown) => (page.rows.length === 0 ? 'No more entries' : range(page)),
  firstPeople: (count: number) =>
    `More people fit than this list looks at: it shows the first ${count} of them. Type more letters to come closer.`,
  showAll: 'Show all',
  nothingFits: 'Nothing fits what you look for.',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exportFailed: 'The export did not work',
} as const;
