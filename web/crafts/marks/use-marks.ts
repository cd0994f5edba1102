import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CraftMarks } from '#contract/craft-page.ts';
import { likeCraft, saveCraft, unlikeCraft, unsaveCraft } from '#contract/crafts-favorites.ts';
import { call } from '#web/lib/call.ts';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { craftMessages } from '#web/crafts/messages.ts';
import { craftKeys } from '#web/crafts/queries.ts';
import { Toggle } from './toggle.ts';

const words = craftMessages.detail;
type MarkKind = 'like' | 'save';

const work = {
  like: {
    flag: 'isLiked',
    send: async (id: string, on: boolean) => {
      const { isLiked, count } = await call(on ? likeCraft : unlikeCraft, { params: { id } });
      return { on: isLiked, count };
    },
    failed: (intent: boolean) => (intent ? words.likeFailed : words.unlikeFailed),
  },
  save: {
    flag: 'isSaved',
    send: async (id: string, on: boolean) => {
      await call(on ? saveCraft : unsaveCraft, { params: { id } });
      return { on };
    },
    failed: (intent: boolean) => (intent ? words.saveFailed : words.unsaveFailed),
  },
} as const;

interface MarkedCraft {
  id: string;
  likes: number;
  /** Not known yet where a list opens the craft. */
  marks: Partial<CraftMarks> | undefined;
}

type FailureWords = (intent: boolean) => string;
/** How a failure is told: in the words of the place where the switch was pressed last. */
const pressedAt = new WeakMap<Toggle, FailureWords>();

/** The switches of one visit: the same craft has the same switch wherever it is shown. */
const visits = new WeakMap<QueryClient, Map<string, Toggle>>();

function toggleOf(client: QueryClient, kind: MarkKind, { id: craftId, likes, marks }: MarkedCraft): Toggle {
  const toggles = visits.get(client) ?? new Map<string, Toggle>();
  visits.set(client, toggles);
  const key = `${kind} ${craftId}`;
  const found = toggles.get(key);
  if (found) return found;
  const { send, failed, flag } = work[kind];
  const made = new Toggle(
    { on: marks?.[flag] ?? false, count: likes },
    {
      // As a mutation of the client: tried once more, and a session that ended is noticed.
      send: (on) =>
        client
          .getMutationCache()
          .build(client, { mutationFn: () => send(craftId, on) })
          .execute(undefined),
      onFailed: (intent) => {
        const title = (pressedAt.get(made) ?? failed)(intent);
        showToast({ tone: 'error', title, description: words.tryAgain });
      },
      onSettled: ({ on }) => {
        client.setQueryData<CraftMarks>(
          craftKeys.marks(craftId),
          (known) => known && { ...known, [flag]: on },
        );
        void refreshCrafts(client);
      },
    },
  );
  toggles.set(key, made);
  return made;
}

/** One of the two marks of a craft, and the press that turns it. */
export function useMark(kind: MarkKind, craft: MarkedCraft, failed: FailureWords = work[kind].failed) {
  const toggle = toggleOf(useQueryClient(), kind, craft);
  const on = craft.marks?.[work[kind].flag];
  useEffect(() => {
    toggle.learn({ count: craft.likes, ...(on === undefined ? {} : { on }) });
  }, [toggle, craft.likes, on]);
  const shown = useSyncExternalStore(toggle.subscribe, toggle.read, toggle.read);
  const press = () => {
    pressedAt.set(toggle, failed);
    void toggle.press();
  };
  return { ...shown, press };
}
