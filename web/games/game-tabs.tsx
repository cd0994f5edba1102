import { useState } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import { BrickBreaker } from './bricks/brick-breaker.tsx';
import { MemoryGame } from './memory/memory-game.tsx';
import { gamesMessages } from './messages.ts';

export interface GameTabsProps {
  paused?: boolean;
  seed?: number | undefined;
}

const words = gamesMessages.tabs;

/** Both waiting games; the one out of sight waits as it was left. */
export function GameTabs({ paused = false, seed }: GameTabsProps) {
  const [current, setCurrent] = useState<'memory' | 'bricks'>('memory');
  return (
    <div>
      <Tabs
        label={words.label}
        current={current}
        onChange={setCurrent}
        keep
        tabs={[
          {
            name: 'memory',
            label: words.memory,
            panel: <MemoryGame paused={paused || current !== 'memory'} seed={seed} />,
          },
          {
            name: 'bricks',
            label: words.bricks,
            panel: <BrickBreaker paused={paused || current !== 'bricks'} seed={seed} />,
          },
        ]}
      />
    </div>
  );
}
