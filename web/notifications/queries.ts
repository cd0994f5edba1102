import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '#contract/notifications.ts';
import { call } from '#web/lib/call.ts';
import { callListPage, type ListPage } from '#web/lib/list-page.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { notificationMessages as words } from './messages.ts';

type Pages = InfiniteData<ListPage<Notification>>;
interface Count {
  count: number;
}

const root = 'notifications';
const keys = {
  all: [root],
  list: (userId: number) => [root, 'list', userId],
  count: (userId: number) => [root, 'count', userId],
};

const pollMs = 30_000;
const pageSize = 20;

/** What goes wrong here keeps nobody from anything: it is written down, not shown. */
function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- meant for whoever looks for the cause
  console.warn(what, error);
}

function useLogged(what: string, error: unknown): void {
  useEffect(() => {
    if (error) log(what, error);
  }, [what, error]);
}

/** Asked for while the tab is in sight, and at once when it comes back into sight. */
export function useUnreadCount(): number {
  const { id } = useViewer();
  const { data, error } = useQuery({
    queryKey: keys.count(id),
    queryFn: ({ signal }) => call(countUnreadNotifications, { params: { id } }, { signal }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  useLogged(words.countFailed, error);
  return data?.count ?? 0;
}

/** Fetched anew whenever somebody opens it, and kept fresh while it is open. */
export function useNotifications() {
  const { id } = useViewer();
  const list = useInfiniteQuery({
    queryKey: keys.list(id),
    queryFn: ({ signal, pageParam }) =>
      callListPage(
        listNotifications,
        {
          params: { id },
          query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: pollMs,
  });
  useLogged(words.listFailed, list.error);
  return list;
}

/** Marks at once and tells the server after; when that fails, the truth comes back. */
export function useMarkRead() {
  const client = useQueryClient();
  const { id: userId } = useViewer();
  const settled = {
    onError: (error: Error) => log(words.readFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  };
  const one = useMutation({
    mutationFn: (id: number) => call(readNotification, { params: { id } }),
    onMutate: (id) => markShown(client, userId, (notification) => notification.id === id),
    ...settled,
  });
  const all = useMutation({
    mutationFn: () => call(readAllNotifications, { params: { id: userId } }),
    onMutate: () => markShown(client, userId, () => true),
    ...settled,
  });
  return { markOne: (id: number) => one.mutate(id), markAll: () => all.mutate() };
}

async function markShown(
  client: QueryClient,
  userId: number,
  isMeant: (notification: Notification) => boolean,
): Promise<void> {
  await client.cancelQueries({ queryKey: keys.all });
  const list = client.getQueryData<Pages>(keys.list(userId));
  const marked = list?.pages.flatMap(({ rows }) => rows).filter((row) => !row.isRead && isMeant(row)) ?? [];
  client.setQueryData<Pages>(keys.list(userId), (before) =>
    before
      ? {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (isMeant(row) ? { ...row, isRead: true } : row)),
          })),
        }
      : before,
  );
  client.setQueryData<Count>(
    keys.count(userId),
    (before) => before && { count: Math.max(0, before.count - marked.length) },
  );
}
