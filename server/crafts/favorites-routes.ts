import * as contract from '#contract/crafts-favorites.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByUuid, sendPage } from '#server/platform/http/paging.ts';
import { requireSelf } from '#server/platform/policy.ts';
import type { FavoritesService } from './favorites-service.ts';

interface FavoritesRouting {
  db: Db;
  favorites: FavoritesService;
}

export function mountFavorites(mounting: Mounting, { db, favorites }: FavoritesRouting): void {
  mount(mounting, contract.countLikes, async ({ params }) => ({
    count: await favorites.likeCount(db, params.id),
  }));
  mount(mounting, contract.checkLike, async ({ params, actor }) => ({
    isLiked: await favorites.isLiked(db, actor, params.id),
  }));
  mount(mounting, contract.likeCraft, async ({ params, actor }) =>
    succeeded({ message: 'You like this craft.', ...(await favorites.like(actor, params.id)) }),
  );
  mount(mounting, contract.unlikeCraft, async ({ params, actor }) =>
    succeeded({ message: 'You took your like back.', ...(await favorites.unlike(actor, params.id)) }),
  );

  mount(mounting, contract.saveCraft, async ({ params, actor }) => {
    await favorites.save(actor, params.id);
    return succeeded({ message: 'The craft was saved.' });
  });
  mount(mounting, contract.unsaveCraft, async ({ params, actor }) => {
    await favorites.unsave(db, actor, params.id);
    return succeeded({ message: 'The craft is no longer saved.' });
  });
  mount(mounting, contract.checkSaved, async ({ params, actor }) => ({
    isSaved: await favorites.isSaved(db, requireSelf(actor, params.userId), params.id),
  }));
  mountLists(mounting, { db, favorites });
}

function mountLists(mounting: Mounting, { db, favorites }: FavoritesRouting): void {
  mount(mounting, contract.listLikedCrafts, async (call) => {
    const of = requireSelf(call.actor, call.params.id);
    const asked = { kind: 'likes', of, page: pageByUuid(call.query) } as const;
    return sendPage(call, await favorites.list(db, call.actor, asked));
  });
  mount(mounting, contract.listSavedCrafts, async (call) => {
    const of = requireSelf(call.actor, call.params.id);
    const asked = { kind: 'saved', of, page: pageByUuid(call.query) } as const;
    return sendPage(call, await favorites.list(db, call.actor, asked));
  });
}
