import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { useAddressPart } from '#web/lib/address-part.ts';
import type { ListPage } from '#web/lib/list-page.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import type { KnownCraft } from '#web/crafts/craft-dialog.tsx';
import { MemberDialog } from '#web/crafts/member-dialog.tsx';

interface ListedDialogOptions {
  /** Which part of the address names the craft, where a page has lists of more than one kind. */
  part?: string;
  /** What other lists of the page say about a craft. */
  known?: (id: string) => KnownCraft | undefined;
  fromCommunity?: boolean;
  /** What the community adds for the owner. */
  communityActions?: (craft: Craft) => ReactNode;
  /** What the community adds for everybody else. */
  safetyLauncher?: (craft: Craft) => ReactNode;
}

/** The details of the craft that the address names, over a page with lists of crafts. */
export function useListedDialog({ part = 'craft', known, ...rest }: ListedDialogOptions = {}) {
  const { value: id, hrefOf, open, close } = useAddressPart(part);
  const client = useQueryClient();
  return {
    hrefOf,
    open,
    dialog:
      id === null ? null : (
        <MemberDialog id={id} known={findListed(client, id) ?? known?.(id)} onClose={close} {...rest} />
      ),
  };
}

/** What any list on this visit already said about a craft. */
function findListed(client: QueryClient, id: string): Craft | undefined {
  const lists = client.getQueriesData<ListPage<Craft> | InfiniteData<ListPage<Craft>> | Craft>({
    queryKey: [queryRoots.crafts],
  });
  for (const [, list] of lists) {
    if (list === undefined || 'steps' in list) continue;
    const pages = 'pages' in list ? list.pages : [list];
    const found = pages.flatMap(({ rows }) => rows).find((craft) => craft.id === id);
    if (found) return found;
  }
  return undefined;
}
