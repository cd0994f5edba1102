import { type AdminCraft, listAdminUserCrafts } from '#contract/admin.ts';
import { Link } from '#web/lib/navigation.tsx';
import { DifficultyBadge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import styles from '#web/admin/cells.module.css';
import { consoleList } from '#web/admin/table/console-list.ts';
import { PagedTable } from '#web/admin/table/paged-table.tsx';
import { usePages } from '#web/admin/table/use-pages.ts';
import { When } from '#web/admin/when.tsx';
import { userMessages } from './user-messages.ts';

const words = userMessages.crafts;
const fetchCrafts = consoleList(listAdminUserCrafts, (crafts) => crafts);

const columns: readonly Column<AdminCraft>[] = [
  {
    name: 'title',
    label: words.columns.title,
    cell: ({ id, title }) => (
      <Link href={`/craft/${id}`} className={styles.link}>
        {title}
      </Link>
    ),
  },
  { name: 'id', label: words.columns.id, cell: ({ id }) => <span className={styles.under}>{id}</span> },
  { name: 'theme', label: words.columns.theme, cell: ({ theme }) => theme },
  {
    name: 'ages',
    label: words.columns.ages,
    cell: ({ ageRangeMin, ageRangeMax }) => `${ageRangeMin}-${ageRangeMax}`,
  },
  {
    name: 'difficulty',
    label: words.columns.difficulty,
    cell: ({ difficulty }) => <DifficultyBadge difficulty={difficulty} />,
  },
  { name: 'created', label: words.columns.created, cell: ({ createdAt }) => <When instant={createdAt} /> },
];

export function UserCrafts({ id }: { id: number }) {
  const pages = usePages({
    queryKey: adminKeys.userCrafts(id),
    fetchPage: (query, options) => fetchCrafts({ params: { id }, query }, options),
    failed: words.failed,
  });
  return (
    <PagedTable
      label={words.title}
      pages={pages}
      columns={columns}
      keyOf={(craft) => craft.id}
      empty={<EmptyState picture="crafts" text={words.none} />}
    />
  );
}
