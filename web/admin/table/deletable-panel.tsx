import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import styles from '#web/admin/cells.module.css';
import { DeleteDialog } from '#web/admin/delete-dialog.tsx';
import { TablePanel, type TableSource, type TableTexts } from './table-panel.tsx';

interface DeletablePanelProps<Row, Sort extends string> {
  source: TableSource<Row, Sort>;
  columns: readonly Column<Row>[];
  texts: TableTexts & {
    columns: { actions: string };
    deletion: Record<'title' | 'done' | 'failed', string>;
  };
  /** Says which row the button deletes. */
  labelOf: (row: Row) => string;
  questionOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
}

/** A list of the console whose rows can be deleted, one at a time. */
export function DeletablePanel<Row, Sort extends string>({
  source,
  columns,
  texts,
  labelOf,
  questionOf,
  remove,
}: DeletablePanelProps<Row, Sort>) {
  const [doomed, setDoomed] = useState<Row | null>(null);
  const { title, done, failed } = texts.deletion;
  const actions = (row: Row) => (
    <span className={styles.actions}>
      <IconButton label={labelOf(row)} title={title} onClick={() => setDoomed(row)}>
        <Trash2 size={20} />
      </IconButton>
    </span>
  );
  return (
    <>
      <TablePanel
        source={source}
        columns={[...columns, { name: 'actions', label: texts.columns.actions, cell: actions }]}
        texts={texts}
      />
      {doomed && (
        <DeleteDialog
          title={title}
          text={questionOf(doomed)}
          done={done}
          failed={failed}
          remove={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
