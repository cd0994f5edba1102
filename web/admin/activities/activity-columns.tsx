import type { AdminActivity } from '#contract/admin.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import styles from '#web/admin/cells.module.css';
import { When } from '#web/admin/when.tsx';
import { activityMessages as words } from './activity-messages.ts';

/** What everybody did, and what one person did, read alike. */
export const activityColumns = {
  type: { name: 'type', label: words.columns.type, cell: ({ type }) => words.typeOf(type) },
  details: {
    name: 'details',
    label: words.columns.details,
    long: true,
    cell: ({ metadata }) => metadata || <span className={styles.quiet}>{words.noDetails}</span>,
  },
  date: { name: 'created', label: words.columns.date, cell: ({ createdAt }) => <When instant={createdAt} /> },
} satisfies Record<string, Column<AdminActivity>>;
