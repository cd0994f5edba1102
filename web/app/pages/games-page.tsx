import { useState } from 'react';
import { BouncingBalls } from '#web/games/balls/bouncing-balls.tsx';
import { LazyGames } from '#web/games/lazy-games.tsx';
import { gamesMessages } from '#web/games/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { CraftPicture } from '#web/ui/craft-picture.tsx';
import { StepList } from '#web/ui/lists/step-list.tsx';
import styles from './games-page.module.css';
import { samples } from './kit/samples.ts';

const words = gamesMessages.page;

/** Both games, the bouncing balls and a sample craft, for those who build them. `?seed=7` plays the same game each time. */
export function GamesPage() {
  const [seed] = useState(readSeed);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <Card aria-label={words.games}>
        <LazyGames seed={seed} />
      </Card>
      <section className={styles.section}>
        <h2>{words.balls}</h2>
        <BouncingBalls />
        <BouncingBalls look="wander" />
      </section>
      <section className={styles.section}>
        <h2>{words.craft}</h2>
        <Card className={styles.craft}>
          <CraftPicture src="/favicon.svg" alt={words.craftPicture} color="#c9dcf6" />
          <h3>{words.craftTitle}</h3>
          <StepList steps={samples.steps} />
        </Card>
      </section>
    </div>
  );
}

function readSeed(): number | undefined {
  const seed = Number.parseInt(new URLSearchParams(location.search).get('seed') ?? '', 10);
  return Number.isNaN(seed) ? undefined : seed;
}
