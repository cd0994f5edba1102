import type { QueryClient } from '@tanstack/react-query';
import type { KnownSupply } from '#contract/supplies.ts';
import { distance, findSupplies, plain } from './find-supplies.ts';
import { supplyMessages } from './messages.ts';
import { choicesQuery, inventoryQuery } from './queries.ts';

const words = supplyMessages.add;
const most = 6;
/** Somewhere inside a word: what is at home does not make up for that. */
const inside = 2;

export interface SupplyMatch {
  name: string;
  picture: string | null;
  /** Said beside the name. */
  note: string | null;
}

interface Known {
  choices: readonly KnownSupply[];
  atHome: ReadonlySet<number>;
  /** What was used lately, by the names it was given. */
  lately: readonly string[];
}

const rank = ({ far, group }: { far: number; group: number }): number =>
  (far >= inside ? 100 : 0) + group * 10 + far;

/** What somebody may mean who types this: first what is at home, then what was used lately, then all the rest. */
export function searchSupplies({ choices, atHome, lately }: Known, typed: string): SupplyMatch[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const recent = new Set(lately.map(plain));
  const known = findSupplies(choices, typed).map(({ supply, by, far }) => {
    const isHere = atHome.has(supply.id);
    const isRecent = [supply.name, ...supply.synonyms].some((name) => recent.has(plain(name)));
    const note = isHere ? words.atHome : isRecent ? words.lately : by && words.alsoCalled(by);
    return { name: supply.name, picture: supply.imageUrl, note, far, group: isHere ? 0 : isRecent ? 1 : 2 };
  });
  const names = new Set(choices.flatMap(({ name, synonyms }) => [name, ...synonyms].map(plain)));
  const own = [...new Map(lately.map((name) => [plain(name), name])).values()].flatMap((name) => {
    const far = distance(name, wanted);
    if (names.has(plain(name)) || far > inside) return [];
    return [{ name, picture: null, note: words.lately, far, group: 1 }];
  });
  return [...known, ...own]
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(({ name, picture, note }) => ({ name, picture, note }));
}

/** Everything there is to find, once; then each answer is there at once. */
export async function openSearch(
  client: QueryClient,
  userId: number,
): Promise<(typed: string, lately: readonly string[]) => SupplyMatch[]> {
  const [choices, items] = await Promise.all([
    client.fetchQuery(choicesQuery),
    client.fetchQuery(inventoryQuery(userId)),
  ]);
  const atHome = new Set(items.map(({ supplyId }) => supplyId));
  return (typed, lately) => searchSupplies({ choices, atHome, lately }, typed);
}
