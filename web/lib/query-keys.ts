import type { QueryClient } from '@tanstack/react-query';

/** Every list and detail begins its key here, so that a change can refresh what it touches. */
export const queryRoots = { crafts: 'crafts', posts: 'posts' } as const;

/** After a craft was liked, saved, shared, taken back or deleted: whatever shows crafts or posts asks again. */
export async function refreshCrafts(client: QueryClient, { gone }: { gone?: string } = {}): Promise<void> {
  const roots: readonly unknown[] = Object.values(queryRoots);
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      roots.includes(queryKey[0]) && (gone === undefined || !queryKey.includes(gone)),
  });
}

/** Somebody's credits and purchases, as their history shows them. */
export const creditHistoryKey = (userId: number) => ['credits', userId];
