import { type AdminLog, listAdminLogs, logSorts } from '#contract/admin.ts';
import { adminActions } from '#contract/audit.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { consoleList } from '#web/admin/table/console-list.ts';
import { TablePanel, type TableSource } from '#web/admin/table/table-panel.tsx';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { When } from '#web/admin/when.tsx';
import { logsMessages as words } from './logs-messages.ts';

const fetchLogs = consoleList(listAdminLogs, (logs) => logs);

const source: TableSource<AdminLog, (typeof logSorts)[number]> = {
  table: 'logs',
  sorts: logSorts,
  first: { sort: 'created', direction: 'desc' },
  fetchPage: ({ filter, ...query }, options) =>
    fetchLogs({ query: { ...query, action: adminActions.find((action) => action === filter) } }, options),
  keyOf: ({ id }) => id,
  filter: {
    name: 'action',
    label: words.columns.action,
    all: words.allActions,
    values: adminActions,
    labelOf: words.actionOf,
  },
};

const columns: readonly Column<AdminLog>[] = [
  {
    name: 'admin',
    label: words.columns.admin,
    sort: 'asc',
    cell: ({ adminId, adminName }) => person(adminId, adminName) ?? words.commandLine,
  },
  { name: 'action', label: words.columns.action, sort: 'asc', cell: ({ action }) => words.actionOf(action) },
  {
    name: 'target',
    label: words.columns.target,
    cell: ({ targetUserId, targetName }) => person(targetUserId, targetName) ?? words.noTarget,
  },
  { name: 'details', label: words.columns.details, cell: ({ details }) => details },
  {
    name: 'created',
    label: words.columns.date,
    sort: 'desc',
    cell: ({ createdAt }) => <When instant={createdAt} />,
  },
];

/** Whoever has left has nothing behind a link. */
function person(id: number | null, name: string | null) {
  if (id === null || name === null) return id;
  return (
    <UserLink id={id} name={name}>
      {id}
    </UserLink>
  );
}

export function LogsPanel() {
  return <TablePanel source={source} columns={columns} texts={words} />;
}
