import { ChevronDown, Pencil } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { AgeBand } from '#contract/common.ts';
import type { SpottedSupply } from '#contract/spotting.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/class-names.ts';
import { seeingMessages } from '#web/ui/seeing/seeing-messages.ts';
import { LeftOut } from '#web/ui/seeing/left-out.tsx';
import { SeenGroups } from '#web/ui/seeing/seen-groups.tsx';
import { generationMessages } from '#web/generation/messages.ts';
import { sortThings } from './seen.ts';
import type { Seen } from '#web/generation/wizard-choices.ts';
import styles from './seen-section.module.css';

const words = generationMessages.supplies;

/** As few things as leave room for the photo beside them. */
const few = 2;

interface SeenSectionProps {
  photo: string | null;
  /** Null while somebody looks. */
  seen: Seen | null;
  band: AgeBand | null;
  isChosen: (name: string) => boolean;
  onToggle: (name: string) => void;
  /** Something was taken for something else. */
  onRename: (name: string) => void;
}

/**
 * What was seen on the photo. An answer that comes while the step is open fills the place that the photo kept for it, so
 * that nothing moves from under a finger; what does not fit there opens at a press.
 */
export function SeenSection({ photo, seen, ...rest }: SeenSectionProps) {
  const [isLate] = useState(seen === null);
  const { box, isCut, open } = useKeptRoom(seen !== null, isLate);
  const count = seen ? seen.sure.length + seen.maybe.length : 0;
  if (!isLate && !seen?.isClaim) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classes(styles.seen, isLate && styles.kept)}
      data-cut={isCut || undefined}
      onFocus={({ target }) => {
        if (isCut && target.matches(':focus-visible')) open();
      }}
    >
      {seen === null && <p className={styles.line}>{seeingMessages.looking}</p>}
      {seen?.isClaim && count === 0 && <p className={styles.line}>{words.seenNothing}</p>}
      {seen && count > 0 && <SeenThings seen={seen} {...rest} />}
      {isLate && count <= few && photo && <img src={photo} alt="" className={styles.photo} />}
      {isCut && (
        <p className={styles.more}>
          <Button look="secondary" onClick={open}>
            <ChevronDown size={20} />
            {words.seenAll(count)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** How much room the box had while somebody looked, and whether what came then is longer. */
function useKeptRoom(isAnswered: boolean, isLate: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const room = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isLate) return;
    if (!isAnswered) room.current = element.offsetHeight;
    else if (room.current > 0 && element.offsetHeight > room.current) {
      element.style.maxHeight = `${room.current}px`;
      setIsCut(true);
    }
  }, [isAnswered, isLate]);
  const open = () => {
    setIsCut(false);
    if (!box.current) return;
    box.current.style.maxHeight = '';
    // The pressed button goes: who came by keyboard goes on from the first tile.
    if (document.activeElement?.closest('p')) box.current.focus();
  };
  return { box, isCut, open };
}

interface SeenThingsProps extends Pick<SeenSectionProps, 'band' | 'isChosen' | 'onToggle' | 'onRename'> {
  seen: Seen;
}

function SeenThings({ seen, band, isChosen, onToggle, onRename }: SeenThingsProps) {
  const { sure, maybe, tooEarly } = sortThings(seen, band);
  const [dropped, setDropped] = useState<string | null>(null);
  const id = useId();
  const toggle = ({ name }: SpottedSupply) => {
    setDropped(isChosen(name) ? name : null);
    onToggle(name);
  };
  return (
    <section className={styles.things} aria-labelledby={id}>
      <h3 id={id}>{seeingMessages.title}</h3>
      <div className={styles.note}>
        {dropped === null ? (
          <p>{words.seenHint}</p>
        ) : (
          <Button look="quiet" className={styles.rename} onClick={() => onRename(dropped)}>
            <Pencil size={18} />
            <span>{words.rename(dropped)}</span>
          </Button>
        )}
      </div>
      <SeenGroups sure={sure} maybe={maybe} isChosen={isChosen} onToggle={toggle} />
      {band && <LeftOut reason={words.notYet(band)} things={tooEarly} />}
    </section>
  );
}
