import { listAdminUserActivities } from '#contract/admin.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { activityColumns } from '#web/admin/activities/activity-columns.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { consoleList } from '#web/admin/table/console-list.ts';
import { PagedTable } from '#web/admin/table/paged-table.tsx';
import { usePages } from '#web/admin/table/use-pages.ts';
import { userMessages } from './user-messages.ts';

const words = userMessages.activities;
const fetchActivities = consoleList(listAdminUserActivities, (activities) => activities);
const columns = [activityColumns.type, activityColumns.details, activityColumns.date];

export function UserActivities({ id }: { id: number }) {
  const pages = usePages({
    queryKey: adminKeys.userActivities(id),
    fetchPage: (query, options) => fetchActivities({ params: { id }, query }, options),
    failed: words.failed,
  });
  return (
    <PagedTable
      label={words.title}
      pages={pages}
      columns={columns}
      keyOf={(activity) => activity.id}
      empty={<EmptyState picture="nothing" text={words.none} />}
    />
  );
}
