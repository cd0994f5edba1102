import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import games from '#web/games/games.module.css';
import { gamesMessages, iconWords } from '#web/games/messages.ts';
import { usePageVisible } from '#web/games/device.ts';
import { anySeed } from '#web/games/random.ts';
import { playTune } from '#web/games/sound.ts';
import { SoundSwitch } from '#web/games/sound-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { type IconName, iconNames } from './icons.tsx';
import { MemoryCardButton } from './memory-card.tsx';
import styles from './memory.module.css';
import {
  columns,
  deal,
  flip,
  isMatch,
  isWon,
  judge,
  judgeDelayMs,
  type MemoryState,
  neighbor,
  pairCount,
  pairsFound,
} from './memory-rules.ts';

interface GameProps {
  /** The cards lie still and cannot be turned. */
  paused?: boolean;
  /** The same seed deals the same cards. */
  seed?: number | undefined;
}

const words = gamesMessages.memory;
const rows = Array.from({ length: (pairCount * 2) / columns }, (_, row) =>
  Array.from({ length: columns }, (_unused, column) => row * columns + column),
);

export function MemoryGame({ paused = false, seed }: GameProps) {
  const [state, setState] = useState(() => deal(iconNames, seed ?? anySeed()));
  const [current, setCurrent] = useState(0);
  const [turned, setTurned] = useState<string>(words.start);
  const grid = useRef<HTMLTableElement>(null);
  const isStill = !usePageVisible() || paused;
  const won = isWon(state);

  useEffect(() => {
    const delayMs = judgeDelayMs(state);
    if (delayMs === null || isStill) return undefined;
    const timer = setTimeout(() => setState(judge), delayMs);
    return () => clearTimeout(timer);
  }, [state, isStill]);

  useEffect(() => {
    if (won) playTune('won');
  }, [won]);

  const turn = (index: number) => {
    setCurrent(index);
    const next = isStill ? state : flip(state, index);
    if (next === state) return;
    setState(next);
    setTurned(outcome(next));
    playTune(next.open.length < 2 ? 'flip' : isMatch(next) ? 'match' : 'mismatch');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbor(current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };

  const reset = () => {
    setState(deal(iconNames, state.seed));
    setTurned(words.start);
    setCurrent(0);
  };

  return (
    <div className={games.game}>
      <output className={games.strip} data-won={won || undefined}>
        {won ? (
          <>
            <strong>{words.won}</strong> {words.wonText(state.turns)}
          </>
        ) : (
          <>
            {paused ? words.paused : turned} <span>{words.progress(pairsFound(state), pairCount)}</span>
          </>
        )}
      </output>
      <div className={styles.board}>
        <table ref={grid} aria-label={words.board} className={styles.grid} data-won={won || undefined}>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((index) => (
                  <td key={index}>
                    <MemoryCardButton
                      number={index + 1}
                      icon={state.cards[index]!.name}
                      side={sideOf(state, index)}
                      tabIndex={index === current ? 0 : -1}
                      onKeyDown={onKeyDown}
                      onFocus={() => setCurrent(index)}
                      onClick={() => turn(index)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={games.tools}>
        <Button look={won ? 'primary' : 'secondary'} onClick={reset}>
          <RotateCcw size={20} />
          {words.reset}
        </Button>
        <SoundSwitch />
      </div>
    </div>
  );
}

function sideOf(state: MemoryState, index: number) {
  if (state.cards[index]!.isMatched) return 'matched';
  return state.open.includes(index) ? 'up' : 'down';
}

/** What turning the last card brought to light. */
function outcome(state: MemoryState<IconName>): string {
  const [first = '', second] = state.open.map((index) => iconWords[state.cards[index]!.name]);
  if (second === undefined) return words.first(first);
  return first === second ? words.match(first) : words.mismatch(first, second);
}
