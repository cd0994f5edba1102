import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { supplyCategories, supplySuggestions } from '#contract/supply-suggestions.ts';
import { supplyPictureUrl } from '#contract/supplies.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChip, RemovableChip } from '#web/ui/chip.tsx';
import { seeingMessages } from '#web/ui/seeing/seeing-messages.ts';
import { generationMessages } from '#web/generation/messages.ts';
import { extrasOf, joinSure, madeOwn } from '#web/generation/seeing/seen.ts';
import { SeenSection } from '#web/generation/seeing/seen-section.tsx';
import { useIsLooking } from '#web/generation/seeing/use-photo-look.ts';
import { SupplyField, type OpenSupplySearch } from './supply-field.tsx';
import { addSupply, hasSupply, removeSupply } from './supply-list.ts';
import styles from './supplies-step.module.css';
import { useWizard } from '#web/generation/wizard-state.tsx';
import type { StepProps } from './step-props.ts';

const words = generationMessages.supplies;

export interface SuppliesStepProps extends StepProps {
  /** What the person has at home, where that is known. */
  fromInventory?: ReactNode;
  /** Puts what was chosen among what is at home. */
  keepAtHome?: ReactNode;
  /** Finds what typed words may mean. */
  openSearch: OpenSupplySearch;
}

export function SuppliesStep(props: SuppliesStepProps) {
  const { problem, onProblem, fromInventory, keepAtHome, openSearch } = props;
  const { choices, choose } = useWizard();
  const { photo, seen, supplies, typedSupply } = choices;
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isLooking = useIsLooking();
  useJoining(setAnnouncement);

  const add = (name: string) => {
    const added = addSupply(supplies, name);
    onProblem(added.problem);
    if (added.problem) return;
    choose((now) => ({ ...madeOwn(now, name), supplies: added.supplies, typedSupply: '' }));
    const typed = name.trim();
    if (typed) setAnnouncement(added.supplies === supplies ? words.already(typed) : words.added(typed));
  };
  const remove = (name: string) => {
    choose({ supplies: removeSupply(supplies, name) });
    onProblem(null);
    setAnnouncement(words.removed(name));
  };
  const toggle = (name: string) => {
    if (hasSupply(supplies, name)) return remove(name);
    const added = addSupply(supplies, name);
    onProblem(added.problem);
    if (!added.problem) choose((now) => ({ ...madeOwn(now, name), supplies: added.supplies }));
  };
  const rename = (name: string) => {
    // What stands in the field already is meant for the list.
    const added = addSupply(supplies, typedSupply);
    onProblem(added.problem);
    if (!added.problem) flushSync(() => choose({ supplies: added.supplies, typedSupply: name }));
    field.current?.focus();
    field.current?.select();
  };

  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      {(isLooking || seen) && (
        <SeenSection
          photo={photo}
          seen={seen}
          band={choices.childAge}
          isChosen={(name) => hasSupply(supplies, name)}
          onToggle={toggle}
          onRename={rename}
        />
      )}
      {fromInventory}
      <Suggestions supplies={supplies} onToggle={toggle} />
      <SupplyField
        ref={field}
        value={typedSupply}
        problem={problem}
        openSearch={openSearch}
        onType={(typed) => {
          onProblem(null);
          choose({ typedSupply: typed });
        }}
        onAdd={add}
      />
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      <ChosenSupplies supplies={extrasOf(choices)} onRemove={remove} />
      {keepAtHome}
    </>
  );
}

/** What is sure joins the list as soon as it is shown, which is said once. */
function useJoining(announce: (sentence: string) => void) {
  const { choices, choose } = useWizard();
  const { seen } = choices;
  const count = seen && !seen.joined ? seen.sure.length + seen.maybe.length : 0;
  const isNew = seen !== null && !seen.joined;
  // Before it is drawn, so that nothing is seen to change.
  useLayoutEffect(() => {
    if (isNew) choose(joinSure);
  }, [isNew, choose]);
  useEffect(() => {
    if (count > 0) announce(seeingMessages.seen(count));
  }, [announce, count]);
}

interface SuggestionsProps {
  supplies: readonly string[];
  onToggle: (name: string) => void;
}

/** One category at a time; the button shows the next. */
function Suggestions({ supplies, onToggle }: SuggestionsProps) {
  const [index, setIndex] = useState(0);
  const id = useId();
  const category = supplyCategories[index]!;
  return (
    <section className={styles.suggestions} aria-labelledby={id}>
      <header className={styles.category}>
        <h3 id={id} aria-live="polite">
          {category}
        </h3>
        <Button look="quiet" onClick={() => setIndex((index + 1) % supplyCategories.length)}>
          <RefreshCw size={18} />
          {words.more}
        </Button>
      </header>
      <div className={styles.chips}>
        {supplySuggestions[category].map((name) => (
          <ChoiceChip
            key={name}
            label={name}
            picture={supplyPictureUrl(name)}
            chosen={hasSupply(supplies, name)}
            onChoose={() => onToggle(name)}
          />
        ))}
      </div>
    </section>
  );
}

interface ChosenSuppliesProps {
  supplies: readonly string[];
  onRemove: (name: string) => void;
}

function ChosenSupplies({ supplies, onRemove }: ChosenSuppliesProps) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removedAt = useRef<number | null>(null);

  useEffect(() => {
    if (removedAt.current === null) return;
    // The pressed button is gone: its neighbor takes the focus, so that nobody is thrown back to the top.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removedAt.current, buttons.length - 1)] ?? heading.current)?.focus();
    removedAt.current = null;
  });

  return (
    <section className={styles.chosen}>
      <h3 ref={heading} tabIndex={-1}>
        {words.list}
      </h3>
      {supplies.length === 0 ? (
        <p className={styles.hint}>{words.none}</p>
      ) : (
        <ul ref={list} className={styles.chips}>
          {supplies.map((name, index) => (
            <li key={name}>
              <RemovableChip
                label={name}
                onRemove={() => {
                  removedAt.current = index;
                  onRemove(name);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
