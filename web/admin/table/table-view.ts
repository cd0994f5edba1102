import type { SortDirection } from '#web/ui/lists/data-table.tsx';

/** What is looked for in a list, and in which order it stands. It has its place in the address. */
export interface TableView<Sort extends string> {
  search: string;
  /** Only what is of this kind; empty for all. */
  filter: string;
  sort: Sort;
  direction: SortDirection;
}

export interface ViewChoices<Sort extends string> {
  sorts: readonly Sort[];
  /** How the list stands when nothing was chosen. */
  first: { sort: Sort; direction: SortDirection };
  filter?: { values: readonly string[] };
}

export function readView<Sort extends string>(
  address: URLSearchParams,
  { sorts, first, filter: choice }: ViewChoices<Sort>,
): TableView<Sort> {
  const search = address.get('search')?.trim() ?? '';
  const filter = choice?.values.find((value) => value === address.get('filter')) ?? '';
  const sort = sorts.find((name) => name === address.get('sort'));
  if (!sort) return { search, filter, ...first };
  return { search, filter, sort, direction: address.get('direction') === 'desc' ? 'desc' : 'asc' };
}

/** The address with a changed view; what is not chosen does not stand in it. */
export function withView(address: URLSearchParams, change: Partial<TableView<string>>): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
