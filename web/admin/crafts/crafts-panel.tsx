import { deleteAdminCraft } from '#contract/admin-actions.ts';
import { type AdminCraft, craftSorts, listAdminCrafts } from '#contract/admin.ts';
import { call } from '#web/lib/call.ts';
import { Link } from '#web/lib/navigation.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import styles from '#web/admin/cells.module.css';
import { consoleList } from '#web/admin/table/console-list.ts';
import { DeletablePanel } from '#web/admin/table/deletable-panel.tsx';
import type { TableSource } from '#web/admin/table/table-panel.tsx';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { When } from '#web/admin/when.tsx';
import { craftsMessages as words } from './crafts-messages.ts';

const fetchCrafts = consoleList(listAdminCrafts, (crafts) => crafts);

const source: TableSource<AdminCraft, (typeof craftSorts)[number]> = {
  table: 'crafts',
  sorts: craftSorts,
  first: { sort: 'created', direction: 'desc' },
  fetchPage: (query, options) => fetchCrafts({ query }, options),
  keyOf: ({ id }) => id,
};

const columns: readonly Column<AdminCraft>[] = [
  {
    name: 'title',
    label: words.columns.title,
    sort: 'asc',
    cell: ({ id, title }) => (
      <Link href={`/craft/${id}`} className={styles.link}>
        {title}
      </Link>
    ),
  },
  { name: 'theme', label: words.columns.theme, cell: ({ theme }) => theme },
  {
    name: 'ages',
    label: words.columns.ages,
    cell: ({ ageRangeMin, ageRangeMax }) => `${ageRangeMin}-${ageRangeMax}`,
  },
  {
    name: 'user',
    label: words.columns.user,
    cell: ({ userId, username }) =>
      userId === null ? (
        words.system
      ) : (
        <UserLink id={userId} name={username}>
          {words.user(userId)}
        </UserLink>
      ),
  },
  {
    name: 'created',
    label: words.columns.created,
    sort: 'desc',
    cell: ({ createdAt }) => <When instant={createdAt} />,
  },
];

export function CraftsPanel() {
  return (
    <DeletablePanel
      source={source}
      columns={columns}
      texts={words}
      labelOf={({ title }) => words.deletion.open(title)}
      questionOf={({ title }) => words.deletion.text(title)}
      remove={({ id }) => call(deleteAdminCraft, { params: { id } })}
    />
  );
}
