import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import type { GameTabsProps } from './game-tabs.tsx';

const games = lazyPart<GameTabsProps>(() => import('./game-tabs.tsx').then((m) => m.GameTabs));

/** The games as a part that arrives on its own: nobody waits for them who does not wait for a craft. */
export function LazyGames(props: GameTabsProps) {
  return (
    <Suspense fallback={<Skeleton ratio="4 / 5" />}>
      <games.Part {...props} />
    </Suspense>
  );
}
