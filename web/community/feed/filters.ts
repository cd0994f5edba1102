import {
  type AgeBand,
  ageBandNames,
  type Difficulty,
  difficulties,
  type ThemeName,
  themeNames,
} from '#contract/common.ts';
import { type FeedSort, feedSorts } from '#contract/community.ts';

/** What the feed shows, as the address says it. */
export interface FeedFilters {
  difficulty: Difficulty | null;
  age: AgeBand | null;
  theme: ThemeName | null;
  sort: FeedSort;
  /** Only what uses something of one's own supplies. */
  mine: boolean;
}

export const noFilters: FeedFilters = {
  difficulty: null,
  age: null,
  theme: null,
  sort: 'newest',
  mine: false,
};

/** What an address says that nobody understands is left out. */
export function readFilters(search: URLSearchParams): FeedFilters {
  return {
    difficulty: oneOf(difficulties, search.get('difficulty')),
    age: oneOf(ageBandNames, search.get('age')),
    theme: oneOf(themeNames, search.get('theme')),
    sort: oneOf(feedSorts, search.get('sort')) ?? noFilters.sort,
    mine: search.get('supplies') === 'mine',
  };
}

/** The address of the feed with these filters. */
export function feedAddress({ difficulty, age, theme, sort, mine }: FeedFilters): string {
  const parts = Object.entries({
    difficulty,
    age,
    theme,
    sort: sort === noFilters.sort ? null : sort,
    supplies: mine ? 'mine' : null,
  }).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const text = new URLSearchParams(parts).toString();
  return text === '' ? '/community' : `/community?${text}`;
}

/** As the API takes them. */
export function feedQuery({ difficulty, age, theme, sort, mine }: FeedFilters) {
  return {
    sort,
    ...(difficulty ? { difficulty } : {}),
    ...(age ? { ageRange: age } : {}),
    ...(theme ? { theme } : {}),
    ...(mine ? { supplies: 'mine' as const } : {}),
  };
}

export const isFiltered = (filters: FeedFilters): boolean => feedAddress(filters) !== '/community';

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}
