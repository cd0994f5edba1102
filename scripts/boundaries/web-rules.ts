import { refuse, type Edge, type Place, type Tree, type Violation } from './tree.ts';

type Kind = 'composer' | 'shared' | 'entry' | 'feature';

function kindOf(tree: Tree, place: Place): Kind {
  if (place.feature === undefined) return 'entry';
  if (place.feature === tree.rules.webComposer) return 'composer';
  return tree.rules.webShared.includes(place.feature) ? 'shared' : 'feature';
}

function problem(tree: Tree, { from, to }: Edge): string | undefined {
  if (from.feature === to.feature) return undefined;
  const fromKind = kindOf(tree, from);
  const toKind = kindOf(tree, to);
  if (fromKind === 'entry' || fromKind === 'composer') return undefined;
  if (toKind === 'shared') return undefined;
  if (toKind === 'composer' || toKind === 'entry')
    return `${to.path} composes the pages; nothing below it may import it`;
  if (fromKind === 'shared') return `web/${from.feature} knows no feature (${to.path})`;
  return `web features never import each other: let web/${tree.rules.webComposer} compose ${from.feature} and ${to.feature}`;
}

export function webViolations(tree: Tree, edges: readonly Edge[]): Violation[] {
  return edges
    .filter((edge) => edge.from.root === 'web' && edge.to.root === 'web')
    .flatMap((edge) => {
      const message = problem(tree, edge);
      return message ? [refuse(edge, message)] : [];
    });
}
