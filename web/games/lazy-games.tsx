import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import type { GameTabsProps } from './game-tabs.tsx';
import styles from './lazy-games.module.css';
import { pairCount } from './memory/memory-rules.ts';

const games = lazyPart<GameTabsProps>(() => import('./game-tabs.tsx').then((m) => m.GameTabs));

const places = Array.from({ length: pairCount * 2 }, (_, place) => place);

/** The games as a part that arrives on its own: nobody waits for them who does not wait for a craft. */
export function LazyGames(props: GameTabsProps) {
  return (
    <Suspense fallback={<WaitingGames />}>
      <games.Part {...props} />
    </Suspense>
  );
}

/** Tabs, a strip of words and a table of cards, as the first game will stand there. */
function WaitingGames() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="48px" />
      <Skeleton height="64px" />
      <div className={styles.waitingCards}>
        {places.map((place) => (
          <Skeleton key={place} ratio="1" />
        ))}
      </div>
    </div>
  );
}
