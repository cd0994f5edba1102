import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageBandNames, difficulties, themeNames } from '#contract/common.ts';
import { type FeedSort, feedSorts } from '#contract/community.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChip, RemovableChip } from '#web/ui/chip.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { communityMessages } from '#web/community/messages.ts';
import styles from './filter-panel.module.css';
import { type FeedFilters, isFiltered, noFilters } from './filters.ts';

const words = communityMessages.filters;

interface FilterPanelProps {
  filters: FeedFilters;
  onChange: (next: FeedFilters) => void;
}

export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const active = isFiltered(filters);
  const change = (part: Partial<FeedFilters>) => onChange({ ...filters, ...part });
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <h2>{words.title}</h2>
        {active && <Badge>{words.active}</Badge>}
        <ChevronDown className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <DifficultyChoice filters={filters} change={change} />
        <Group label={words.age}>
          <ChoiceChip
            label={words.allAges}
            chosen={filters.age === null}
            onChoose={() => change({ age: null })}
          />
          {ageBandNames.map((band) => (
            <ChoiceChip
              key={band}
              label={band}
              chosen={filters.age === band}
              onChoose={() => change({ age: band })}
            />
          ))}
        </Group>
        <ThemeChoice filters={filters} change={change} />
        <SelectField
          label={words.sort}
          value={filters.sort}
          onChange={(sort) => change({ sort: sort as FeedSort })}
          options={feedSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        />
        {active && (
          <Button look="quiet" onClick={() => onChange(noFilters)}>
            <X size={18} />
            {words.reset}
          </Button>
        )}
      </div>
    </details>
  );
}

interface ChoiceProps {
  filters: FeedFilters;
  change: (part: Partial<FeedFilters>) => void;
}

function DifficultyChoice({ filters, change }: ChoiceProps) {
  const isPopular = filters.sort === 'popular';
  return (
    <Group label={words.difficulty}>
      <ChoiceChip
        label={words.allDifficulties}
        chosen={filters.difficulty === null}
        onChoose={() => change({ difficulty: null })}
      />
      {difficulties.map((difficulty) => (
        <ChoiceChip
          key={difficulty}
          label={words.difficulties[difficulty]}
          chosen={filters.difficulty === difficulty}
          onChoose={() => change({ difficulty })}
        />
      ))}
      <ChoiceChip
        label={words.mostPopular}
        chosen={isPopular}
        onChoose={() => change({ sort: isPopular ? noFilters.sort : 'popular' })}
      />
      <ChoiceChip
        label={words.mySupplies}
        chosen={filters.mine}
        onChoose={() => change({ mine: !filters.mine })}
      />
    </Group>
  );
}

function ThemeChoice({ filters: { theme }, change }: ChoiceProps) {
  return (
    <div className={styles.theme}>
      <SelectField
        label={words.theme}
        value={theme ?? ''}
        onChange={(value) => change({ theme: themeNames.find((name) => name === value) ?? null })}
        options={[
          { value: '', label: words.allThemes },
          ...themeNames.map((name) => ({ value: name, label: name })),
        ]}
      />
      {theme && <RemovableChip label={theme} onRemove={() => change({ theme: null })} />}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
