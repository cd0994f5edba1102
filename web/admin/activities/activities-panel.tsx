import { activityTypes } from '#contract/activities.ts';
import { type AdminActivity, activitySorts, listAdminActivities } from '#contract/admin.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { consoleList } from '#web/admin/table/console-list.ts';
import { TablePanel, type TableSource } from '#web/admin/table/table-panel.tsx';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { activityColumns } from './activity-columns.tsx';
import { activityMessages as words } from './activity-messages.ts';

const fetchActivities = consoleList(listAdminActivities, (activities) => activities);

const source: TableSource<AdminActivity, (typeof activitySorts)[number]> = {
  table: 'activities',
  sorts: activitySorts,
  first: { sort: 'created', direction: 'desc' },
  fetchPage: ({ filter, ...query }, options) =>
    fetchActivities({ query: { ...query, type: activityTypes.find((type) => type === filter) } }, options),
  keyOf: ({ id }) => id,
  filter: {
    name: 'type',
    label: words.columns.type,
    all: words.allTypes,
    values: activityTypes,
    labelOf: words.typeOf,
  },
};

const columns: readonly Column<AdminActivity>[] = [
  {
    name: 'user',
    label: words.columns.user,
    sort: 'asc',
    cell: ({ userId, username }) => (
      <UserLink id={userId} name={username}>
        {userId}
      </UserLink>
    ),
  },
  { ...activityColumns.type, sort: 'asc' },
  activityColumns.details,
  { ...activityColumns.date, sort: 'desc' },
];

export function ActivitiesPanel() {
  return <TablePanel source={source} columns={columns} texts={words} />;
}
