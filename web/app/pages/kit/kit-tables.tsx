import { useState } from 'react';
import { type Column, DataTable, type Sorting } from '#web/ui/lists/data-table.tsx';
import { Pager } from '#web/ui/lists/pager.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

interface Sheet {
  name: string;
  paper: string;
  sheets: number;
}

const stock: Sheet[] = [
  { name: 'Tissue paper', paper: 'Thin', sheets: 1204 },
  { name: 'Cardboard', paper: 'Thick', sheets: 38 },
];

const columns: Column<Sheet>[] = [
  { name: 'name', label: 'Name', sort: 'asc', cell: ({ name }) => name },
  { name: 'paper', label: 'Paper', cell: ({ paper }) => paper },
  {
    name: 'sheets',
    label: 'Sheets',
    sort: 'desc',
    numeric: true,
    cell: ({ sheets }) => sheets.toLocaleString('en'),
  },
];

export function KitTables() {
  const [sorted, setSorted] = useState<Sorting>({ by: 'name', direction: 'asc' });
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  return (
    <KitSection title="Tables">
      <div className={styles.full}>
        <PanelHead title="Paper" note="1,242 sheets" refreshing={false} onRefresh={() => undefined} />
        <PanelHead title="Paper, refreshing" refreshing onRefresh={() => undefined} />
        <SearchField label="Search the paper" value={search} onSearch={setSearch} />
        <DataTable
          label="Paper"
          columns={columns}
          rows={stock}
          keyOf={({ name }) => name}
          sorted={sorted}
          onSort={setSorted}
        />
        <DataTable label="Paper on its way" columns={columns} rows={undefined} keyOf={String} awaited={2} />
        <Pager
          label="Paper"
          range={`Page ${page} of 3`}
          onPrevious={page > 1 ? () => setPage(page - 1) : null}
          onNext={page < 3 ? () => setPage(page + 1) : null}
        />
      </div>
    </KitSection>
  );
}
