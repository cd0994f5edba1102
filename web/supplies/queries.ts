import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { listMakeable } from '#contract/crafts.ts';
import {
  addToInventory,
  type InventoryItem,
  listInventory,
  listSupplies,
  removeFromInventory,
} from '#contract/supplies.ts';
import { call } from '#web/lib/call.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { mayRetry } from '#web/lib/query-client.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useViewer } from '#web/lib/viewer.tsx';

const inventoryTries = 3;
const makeablePage = 6;
const furthestOffset = 2000;

const keys = {
  choices: ['supplies', 'choices'],
  inventory: (userId: number) => ['supplies', 'inventory', userId],
  makeable: (userId: number) => [queryRoots.crafts, 'makeable', userId],
};

const retry = (failures: number, error: unknown) => failures < inventoryTries && mayRetry(error);

/** What somebody has at home, by name. */
export const inventoryQuery = (id: number) =>
  queryOptions({
    queryKey: keys.inventory(id),
    queryFn: ({ signal }) => call(listInventory, { params: { id } }, { signal }),
    staleTime: 30_000,
    retry,
  });

/** Everything there is to choose from. */
export const choicesQuery = queryOptions({
  queryKey: keys.choices,
  queryFn: ({ signal }) => call(listSupplies, {}, { signal }),
  staleTime: 5 * 60_000,
  retry,
});

export const useInventory = () => useQuery(inventoryQuery(useViewer().id));

export const useSupplyChoices = () => useQuery(choicesQuery);

/** Crafts by what the viewer has, page by page. */
export function useMakeable() {
  const { id } = useViewer();
  return useInfiniteQuery({
    queryKey: keys.makeable(id),
    queryFn: ({ signal, pageParam }) =>
      callListPage(listMakeable, { query: { limit: makeablePage, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ rows }, _pages, offset) =>
      rows.length === makeablePage && offset < furthestOffset ? offset + makeablePage : null,
  });
}

/** A supply by its id, or by a name of one's own. */
type AddedSupply = { supplyId: number } | { name: string };

/** Something to add, by the name it is shown under. */
export interface Pick {
  name: string;
  supply: AddedSupply;
}

async function refresh(client: QueryClient, userId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.inventory(userId) }),
    client.invalidateQueries({ queryKey: keys.makeable(userId) }),
    client.invalidateQueries({ queryKey: keys.choices }),
  ]);
}

/** Many at once, which the lists follow once; answers with those that could not be added. */
export function useAddSupplies() {
  const { id } = useViewer();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (picks: readonly Pick[]): Promise<Pick[]> => {
      const results = await Promise.allSettled(
        picks.map(({ supply }) => call(addToInventory, { params: { id }, body: { ...supply, quantity: 1 } })),
      );
      const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      // That nothing went through has one reason, which the rest of the page may have to know.
      if (failed.length > 0 && failed.length === picks.length) throw failed[0];
      return picks.filter((_, at) => results[at]?.status === 'rejected');
    },
    onSettled: () => refresh(client, id),
  });
}

interface AddedOrNot {
  onError?: () => void;
}

/** What is to happen then is told here: it also happens when the page has been left. */
export function useAddSupply({ onError }: AddedOrNot = {}) {
  const { id } = useViewer();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (supply: AddedSupply) =>
      call(addToInventory, { params: { id }, body: { ...supply, quantity: 1 } }),
    ...(onError ? { onError } : {}),
    onSettled: () => refresh(client, id),
  });
}

/** Takes it off the list at once, and puts it back if the server did not. */
export function useRemoveSupply({
  onSuccess,
  onError,
}: {
  onSuccess: (item: InventoryItem) => void;
  onError: () => void;
}) {
  const { id } = useViewer();
  const client = useQueryClient();
  const queryKey = keys.inventory(id);
  return useMutation({
    mutationFn: ({ supplyId }: InventoryItem) => call(removeFromInventory, { params: { id, supplyId } }),
    onMutate: async ({ supplyId }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<InventoryItem[]>(queryKey, (items) =>
        items?.filter((item) => item.supplyId !== supplyId),
      );
    },
    onSuccess: (_reply, item) => onSuccess(item),
    onError,
    onSettled: () => refresh(client, id),
  });
}
