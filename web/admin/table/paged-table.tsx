import type { ReactNode } from 'react';
import { type Column, DataTable, type Sorting } from '#web/ui/lists/data-table.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Pager } from '#web/ui/lists/pager.tsx';
import { tableMessages as words } from './table-messages.ts';
import type { Pages } from './use-pages.ts';

interface PagedTableProps<Row> {
  /** Its accessible name. */
  label: string;
  pages: Pages<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** Stands in its place when the list is empty. */
  empty: ReactNode;
  sorted?: Sorting;
  onSort?: (next: Sorting) => void;
}

/** A list that the server pages: on its way, broken, empty, or there. */
export function PagedTable<Row>({ pages, empty, label, ...table }: PagedTableProps<Row>) {
  const { page, failed } = pages;
  if (failed) return <ListProblem title={failed} onRetry={pages.refresh} />;
  if (page?.rows.length === 0 && page.before === 0) return empty;
  return (
    <>
      <DataTable {...table} label={label} rows={page?.rows} stale={pages.stale} />
      {page && (page.before > 0 || page.next !== null) && (
        <Pager label={label} range={words.range(page)} onPrevious={pages.toPrevious} onNext={pages.toNext} />
      )}
    </>
  );
}
