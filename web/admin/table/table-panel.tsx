import type { ReactNode } from 'react';
import { type CsvTable, csvPath } from '#contract/admin.ts';
import type { CallOptions } from '#web/lib/call.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import type { ConsolePage } from './console-list.ts';
import { ExportButton } from './export-button.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PagedTable } from './paged-table.tsx';
import { tableMessages as words } from './table-messages.ts';
import styles from './table-panel.module.css';
import type { TableView, ViewChoices } from './table-view.ts';
import { type PageAsked, usePages } from './use-pages.ts';
import { useTableView } from './use-table-view.ts';

/** A list that the server pages, sorts, searches and exports. */
export interface TableSource<Row, Sort extends string> extends ViewChoices<Sort> {
  table: CsvTable;
  fetchPage: (query: PageAsked & Partial<TableView<Sort>>, options: CallOptions) => Promise<ConsolePage<Row>>;
  keyOf: (row: Row) => string | number;
  filter?: {
    /** As the server calls it. */
    name: string;
    label: string;
    /** Says that all kinds are shown. */
    all: string;
    values: readonly string[];
    labelOf: (value: string) => string;
  };
}

export interface TableTexts {
  title: string;
  search: string;
  /** What an empty list says. */
  none: string;
  failed: string;
}

interface TablePanelProps<Row, Sort extends string> {
  source: TableSource<Row, Sort>;
  columns: readonly Column<Row>[];
  texts: TableTexts;
  /** What else can be done with the whole. */
  children?: ReactNode;
}

/** One tab of the console that is a list. */
export function TablePanel<Row, Sort extends string>({
  source,
  columns,
  texts,
  children,
}: TablePanelProps<Row, Sort>) {
  const { table, filter: kinds } = source;
  const view = useTableView(source);
  const { search, filter, sort, direction } = view.shown;
  const asked = { ...(search && { search }), ...(filter && { filter }), sort, direction };
  const pages = usePages({
    queryKey: [...adminKeys.table(table), asked],
    fetchPage: (page, options) => source.fetchPage({ ...asked, ...page }, options),
    failed: texts.failed,
  });
  return (
    <section className={styles.panel}>
      <PanelHead
        title={texts.title}
        note={pages.page ? words.total(pages.page) : null}
        refreshing={pages.fetching}
        onRefresh={pages.refresh}
      >
        {children}
        <ExportButton
          path={csvPath(table)}
          query={{
            search: search || null,
            sort,
            direction,
            ...(kinds && filter && { [kinds.name]: filter }),
          }}
          name={table}
        />
      </PanelHead>
      <div className={styles.tools}>
        <SearchField label={texts.search} value={search} onSearch={view.searchFor} />
        {kinds && (
          <SelectField
            labelHidden
            label={kinds.label}
            value={filter}
            onChange={view.filterBy}
            options={[
              { value: '', label: kinds.all },
              ...kinds.values.map((value) => ({ value, label: kinds.labelOf(value) })),
            ]}
          />
        )}
      </div>
      {pages.page?.firstPeople && <p className={styles.note}>{words.firstPeople(pages.page.firstPeople)}</p>}
      <PagedTable
        label={texts.title}
        pages={pages}
        columns={columns}
        keyOf={source.keyOf}
        empty={
          <NothingFound
            text={texts.none}
            narrowed={search !== '' || filter !== ''}
            onShowAll={view.showAll}
          />
        }
        sorted={{ by: sort, direction }}
        onSort={view.sortBy}
      />
    </section>
  );
}
