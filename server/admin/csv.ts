type Cell = string | number | boolean | null;

/** Spreadsheets take these beginnings for a formula and carry it out: an apostrophe makes them text. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of comma-separated values, as RFC 4180 has it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

type Columns<Entry> = readonly (keyof Entry & string)[];

/** A table as it is read, page after page: however long it is, only one page is held. */
export async function* csvLines<Entry extends object>(
  columns: Columns<Entry>,
  readPage: (cursor: string | undefined) => Promise<{ rows: readonly Entry[]; next: string | undefined }>,
): AsyncGenerator<string> {
  yield csvLine(columns);
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    yield page.rows.map((row) => csvLine(columns.map((column) => row[column] as Cell))).join('');
    cursor = page.next;
  } while (cursor !== undefined);
}
