import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/class-names.ts';
import styles from './data-table.module.css';
import { panelMessages } from './panel-messages.ts';
import { Skeleton } from './skeleton.tsx';

export type SortDirection = 'asc' | 'desc';

export interface Sorting {
  by: string;
  direction: SortDirection;
}

export interface Column<Row> {
  /** What the list is sorted by, where it can be. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The list can be sorted by it, and the first press on its head sorts this way. */
  sort?: SortDirection;
  /** Stands at the right, figure below figure. */
  numeric?: boolean;
  /** Holds words of any length: on a card it has a line of its own. */
  long?: boolean;
}

interface DataTableProps<Row> {
  /** Its accessible name. */
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  sorted?: Sorting;
  onSort?: (next: Sorting) => void;
  /** What is shown is being replaced. */
  stale?: boolean;
  /** How many rows to keep the place for while they are on their way. */
  awaited?: number;
}

/** Rows and columns where there is room, and one card for each row where there is not. */
export function DataTable<Row>({ awaited = 6, stale, rows, ...table }: DataTableProps<Row>) {
  const { label, columns, keyOf } = table;
  return (
    <div className={styles.place}>
      {!rows && <span className="visually-hidden">{panelMessages.loading}</span>}
      <table className={styles.table} aria-busy={!rows || stale || undefined}>
        <caption className="visually-hidden">{label}</caption>
        <TableHead {...table} />
        <tbody className={classes(styles.rows, stale && styles.stale)}>
          {rows
            ? rows.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} />)
            : Array.from({ length: awaited }, (_, index) => (
                <WaitingRow key={index} columns={columns.length} />
              ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sorted' | 'onSort'>;

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function TableHead<Row>({ columns, sorted, onSort }: HeadProps<Row>) {
  return (
    <thead className={styles.head} data-sortable={columns.some(({ sort }) => sort) || undefined}>
      <tr>
        {columns.map(({ name, label, sort, numeric }) => {
          const direction = sorted?.by === name ? sorted.direction : null;
          return (
            <th
              key={name}
              scope="col"
              data-numeric={numeric}
              data-sortable={sort && true}
              aria-sort={direction ? ariaSort[direction] : undefined}
            >
              {sort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort?.({ by: name, direction: nextDirection(direction, sort) })}
                >
                  {label}
                  <SortMark direction={direction} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function nextDirection(now: SortDirection | null, first: SortDirection): SortDirection {
  if (!now) return first;
  return now === 'asc' ? 'desc' : 'asc';
}

function SortMark({ direction }: { direction: SortDirection | null }) {
  if (!direction) return <ArrowUpDown size={15} className={styles.idle} />;
  return direction === 'asc' ? <ArrowUp size={15} /> : <ArrowDown size={15} />;
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const [first, ...rest] = columns;
  return (
    <tr>
      <th scope="row" data-label={first?.label}>
        {first?.cell(row)}
      </th>
      {rest.map(({ name, label, numeric, long, cell }) => (
        <td key={name} data-label={label} data-numeric={numeric} data-long={long}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function WaitingRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <td key={index}>
          <Skeleton height="20px" width={index === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  );
}
