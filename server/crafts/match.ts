import type { Craft, ListedCraft } from '#contract/crafts.ts';

type Match = Required<
  Pick<ListedCraft, 'matchingSuppliesCount' | 'totalSuppliesCount' | 'matchingSupplyIds'>
>;

/** How much of a craft is at hand. */
export function matchOf({ supplies }: Craft, atHand: ReadonlySet<number>): Match {
  const matchingSupplyIds = supplies.flatMap(({ id }) => (atHand.has(id) ? [id] : []));
  return {
    matchingSuppliesCount: matchingSupplyIds.length,
    totalSuppliesCount: supplies.length,
    matchingSupplyIds,
  };
}
