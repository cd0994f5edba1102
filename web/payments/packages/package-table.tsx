import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { dollars } from '#contract/payments.ts';
import type { EditablePackage } from '#contract/payments-packages.ts';
import { IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { packagesMessages as words } from './packages-messages.ts';
import { type Move, useOrder } from './use-order.ts';

interface PackageTableProps {
  /** Undefined while they load. */
  packages: readonly EditablePackage[] | undefined;
  onEdit: (edited: EditablePackage) => void;
}

const facts: Column<EditablePackage>[] = [
  { name: 'name', label: words.name, cell: ({ name }) => name },
  { name: 'credits', label: words.credits, numeric: true, cell: ({ credits }) => credits },
  { name: 'price', label: words.price, numeric: true, cell: ({ price }) => dollars(price) },
  {
    name: 'description',
    label: words.description,
    cell: ({ description, credits }) =>
      description ?? <span className={styles.quiet}>{words.made(credits)}</span>,
  },
  {
    name: 'state',
    label: words.state,
    cell: ({ isActive }) => (
      <span className={styles.mark} data-tone={isActive ? 'good' : 'notice'}>
        {isActive ? words.forSale : words.notForSale}
      </span>
    ),
  },
];

const none: readonly EditablePackage[] = [];

/** In the order in which buyers see them. */
export function PackageTable({ packages, onEdit }: PackageTableProps) {
  const all = packages ?? none;
  const { place, move, announcement } = useOrder(all);
  return (
    <div ref={place}>
      <DataTable
        label={words.title}
        columns={[...facts, actions({ all, move, onEdit })]}
        rows={packages}
        keyOf={({ id }) => id}
        awaited={3}
      />
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}

interface RowWork {
  all: readonly EditablePackage[];
  move: (id: number, by: Move) => void;
  onEdit: (edited: EditablePackage) => void;
}

const actions = (work: RowWork): Column<EditablePackage> => ({
  name: 'actions',
  label: words.actions,
  cell: (row) => <Actions {...work} row={row} />,
});

function Actions({ row, all, move, onEdit }: RowWork & { row: EditablePackage }) {
  const { id, name } = row;
  return (
    <div className={styles.rowActions}>
      <IconButton
        label={words.up(name)}
        data-move={`${id} -1`}
        aria-disabled={all[0] === row || undefined}
        onClick={() => move(id, -1)}
      >
        <ArrowUp size={20} />
      </IconButton>
      <IconButton
        label={words.down(name)}
        data-move={`${id} 1`}
        aria-disabled={all.at(-1) === row || undefined}
        onClick={() => move(id, 1)}
      >
        <ArrowDown size={20} />
      </IconButton>
      <IconButton label={words.editOne(name)} onClick={() => onEdit(row)}>
        <Pencil size={18} />
      </IconButton>
    </div>
  );
}
