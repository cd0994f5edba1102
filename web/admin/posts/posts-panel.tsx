import { deleteAdminPost } from '#contract/admin-actions.ts';
import { type AdminPost, listAdminPosts, postSorts } from '#contract/admin.ts';
import { call } from '#web/lib/call.ts';
import { wholeNumber } from '#web/lib/formats.ts';
import { Link } from '#web/lib/navigation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import styles from '#web/admin/cells.module.css';
import { consoleList } from '#web/admin/table/console-list.ts';
import { DeletablePanel } from '#web/admin/table/deletable-panel.tsx';
import type { TableSource } from '#web/admin/table/table-panel.tsx';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { When } from '#web/admin/when.tsx';
import { postsMessages as words } from './posts-messages.ts';

const fetchPosts = consoleList(listAdminPosts, (posts) => posts);

const source: TableSource<AdminPost, (typeof postSorts)[number]> = {
  table: 'posts',
  sorts: postSorts,
  first: { sort: 'created', direction: 'desc' },
  fetchPage: (query, options) => fetchPosts({ query }, options),
  keyOf: ({ id }) => id,
};

const columns: readonly Column<AdminPost>[] = [
  {
    name: 'id',
    label: words.columns.id,
    cell: ({ id }) => (
      <Link href={`/community/posts/${id}`} className={styles.link}>
        {id}
      </Link>
    ),
  },
  {
    name: 'user',
    label: words.columns.user,
    cell: ({ userId, username }) => (
      <UserLink id={userId} name={username}>
        {userId}
      </UserLink>
    ),
  },
  {
    name: 'craft',
    label: words.columns.craft,
    cell: ({ craftId, title }) => (
      <>
        <Link href={`/craft/${craftId}`} className={styles.link}>
          {title}
        </Link>
        <span className={styles.under}>{craftId}</span>
      </>
    ),
  },
  {
    name: 'state',
    label: words.columns.state,
    cell: ({ state }) => (state === 'published' ? words.states[state] : <Badge>{words.states[state]}</Badge>),
  },
  {
    name: 'created',
    label: words.columns.date,
    sort: 'desc',
    cell: ({ createdAt }) => <When instant={createdAt} />,
  },
  {
    name: 'likes',
    label: words.columns.likes,
    sort: 'desc',
    numeric: true,
    cell: ({ likes }) => wholeNumber(likes),
  },
];

export function PostsPanel() {
  return (
    <DeletablePanel
      source={source}
      columns={columns}
      texts={words}
      labelOf={({ id }) => words.deletion.open(id)}
      questionOf={({ id }) => words.deletion.text(id)}
      remove={({ id }) => call(deleteAdminPost, { params: { id } })}
    />
  );
}
