import { type AdminUser, listAdminUsers, userSorts } from '#contract/admin.ts';
import { dateOnly, wholeNumber } from '#web/lib/formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import styles from '#web/admin/cells.module.css';
import { Address } from '#web/admin/address.tsx';
import { consoleList } from '#web/admin/table/console-list.ts';
import type { TableSource } from '#web/admin/table/table-panel.tsx';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { When } from '#web/admin/when.tsx';
import { usersMessages as words } from './users-messages.ts';

const fetchUsers = consoleList(listAdminUsers, ({ users }) => users);

export const userSource: TableSource<AdminUser, (typeof userSorts)[number]> = {
  table: 'users',
  sorts: userSorts,
  first: { sort: 'created', direction: 'desc' },
  fetchPage: (query, options) => fetchUsers({ query }, options),
  keyOf: ({ id }) => id,
};

export const userColumns: readonly Column<AdminUser>[] = [
  {
    name: 'username',
    label: words.columns.username,
    cell: ({ id, username }) => (
      <UserLink id={id}>
        <Address text={username} />
      </UserLink>
    ),
  },
  {
    name: 'name',
    label: words.columns.displayName,
    sort: 'asc',
    cell: ({ displayName }) => <span className={styles.name}>{displayName}</span>,
  },
  { name: 'email', label: words.columns.email, sort: 'asc', cell: ({ email }) => <Address text={email} /> },
  {
    name: 'role',
    label: words.columns.role,
    cell: ({ isAdmin }) => (isAdmin ? <Badge>{words.roles.admin}</Badge> : words.roles.user),
  },
  {
    name: 'lastLogin',
    label: words.columns.lastLogin,
    sort: 'desc',
    cell: ({ lastLogin }) => (lastLogin ? <When instant={lastLogin} /> : words.never),
  },
  {
    name: 'crafts',
    label: words.columns.crafts,
    numeric: true,
    cell: ({ craftsCount }) => wholeNumber(craftsCount),
  },
  {
    name: 'credits',
    label: words.columns.credits,
    sort: 'desc',
    numeric: true,
    cell: ({ craftCredits }) => wholeNumber(craftCredits),
  },
  {
    name: 'created',
    label: words.columns.created,
    sort: 'desc',
    cell: ({ createdAt }) => <span className={styles.quiet}>{dateOnly(createdAt)}</span>,
  },
];
