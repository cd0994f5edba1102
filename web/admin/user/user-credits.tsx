import { dollars, listCreditPurchases, type Purchase } from '#contract/payments.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { consoleList } from '#web/admin/table/console-list.ts';
import { PagedTable } from '#web/admin/table/paged-table.tsx';
import { usePages } from '#web/admin/table/use-pages.ts';
import { When } from '#web/admin/when.tsx';
import { AdjustForm } from './adjust-form.tsx';
import styles from './user.module.css';
import { userMessages } from './user-messages.ts';

const words = userMessages.credits;
const fetchPurchases = consoleList(listCreditPurchases, (purchases) => purchases);

const columns: readonly Column<Purchase>[] = [
  { name: 'date', label: words.columns.date, cell: ({ createdAt }) => <When instant={createdAt} /> },
  {
    name: 'package',
    label: words.columns.package,
    cell: ({ packageName, note }) => (
      <>
        {packageName}
        {note && <span className={styles.note}>{note}</span>}
      </>
    ),
  },
  { name: 'amount', label: words.columns.amount, numeric: true, cell: ({ amount }) => dollars(amount) },
  { name: 'credits', label: words.columns.credits, numeric: true, cell: ({ credits }) => signed(credits) },
  {
    name: 'status',
    label: words.columns.status,
    cell: ({ status }) => (
      <span className={styles.status} data-status={status}>
        {words.statuses[status]}
      </span>
    ),
  },
];

const signed = (credits: number): string => (credits > 0 ? `+${credits}` : `−${Math.abs(credits)}`);

const keyOf = ({ createdAt, credits, status }: Purchase) => `${createdAt} ${credits} ${status}`;

export function UserCredits({ id }: { id: number }) {
  const pages = usePages({
    queryKey: adminKeys.credits(id),
    fetchPage: (query, options) => fetchPurchases({ params: { id }, query }, options),
    failed: words.failed,
  });
  return (
    <>
      <AdjustForm userId={id} />
      <PagedTable
        label={words.title}
        pages={pages}
        columns={columns}
        keyOf={keyOf}
        empty={<EmptyState picture="letter" text={words.none} />}
      />
    </>
  );
}
