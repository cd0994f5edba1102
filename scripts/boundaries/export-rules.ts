import { targetOf, type Tree, type Violation } from './tree.ts';

/** What nobody else takes is not exported: whoever changes it need not look further than its file. */
export function exportViolations(tree: Tree): Violation[] {
  const taken = new Map<string, Set<string>>();
  for (const file of tree.files.values())
    for (const { specifier, names } of file.imports) {
      const target = targetOf(file.path, specifier);
      if (target === undefined) continue;
      const known = taken.get(target) ?? new Set<string>();
      for (const name of names === 'all' ? ['*'] : names) known.add(name);
      taken.set(target, known);
    }
  return [...tree.files.values()].flatMap(({ path, exports }) => {
    const uses = taken.get(path) ?? new Set<string>();
    if (uses.has('*') || tree.rules.takenFromOutside.some((place) => path.startsWith(place))) return [];
    return exports
      .filter(({ name }) => !uses.has(name))
      .map(({ name, line }) => ({ path, line, message: `nobody else takes "${name}": do not export it` }));
  });
}
