import { useCallback } from 'react';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import type { Sorting } from '#web/ui/lists/data-table.tsx';
import { readView, type TableView, type ViewChoices, withView } from './table-view.ts';

/** Search, kind and order live in the address, so that they survive a reload and can be passed on. */
export function useTableView<Sort extends string>(choices: ViewChoices<Sort>) {
  const shown = readView(useSearch(), choices);
  const searchFor = useCallback((search: string) => change({ search }), []);
  return {
    shown,
    searchFor,
    filterBy: (filter: string) => change({ filter }),
    sortBy: ({ by, direction }: Sorting) => change({ sort: by, direction }),
    showAll: () => change({ search: '', filter: '' }),
  };
}

function change(part: Partial<TableView<string>>): void {
  const address = new URLSearchParams(location.search);
  navigate(location.pathname + withView(address, part), { replace: true });
}
