import { isBuiltin } from 'node:module';
import { packageOf, placeOf, refuse, targetOf, type Edge, type Tree, type Violation } from './tree.ts';
import type { Root } from './rules.ts';

const PRODUCT: ReadonlySet<Root> = new Set(['contract', 'engine', 'server', 'web']);

/** Which source root may import which. Tests may reach further than the code they stand beside. */
export function rootViolations(tree: Tree, edges: readonly Edge[]): Violation[] {
  return edges.flatMap((edge) => {
    const { from, to } = edge;
    if (from.root === to.root || tree.rules.roots[from.root].includes(to.root)) return [];
    if (from.isTest && to.root === 'tests') return [];
    if (tree.rules.agreedFaces[from.root]?.includes(to.path)) return [];
    return [refuse(edge, `${from.root} may not import ${to.root} (${to.path})`)];
  });
}

/** Who makes a proof says that something was checked or paid: nobody else may. */
export const proofViolations = (tree: Tree, edges: readonly Edge[]): Violation[] =>
  edges.flatMap((edge) => {
    const makers = tree.rules.proofs[edge.to.path];
    if (!makers || edge.import.typeOnly || edge.from.isTest || !PRODUCT.has(edge.from.root)) return [];
    if (makers.some((maker) => edge.from.path.endsWith(`/${maker}`))) return [];
    return [refuse(edge, `only ${makers.join(', ')} may make the proof of ${edge.to.path}`)];
  });

function packageProblem(tree: Tree, root: Root, specifier: string): string | undefined {
  const allowed = tree.rules.packages[root];
  if (allowed) {
    const fits = allowed.some((name) =>
      /[/:]$/.test(name) ? specifier.startsWith(name) : specifier === name,
    );
    return fits ? undefined : `${root} may not import the package "${specifier}"`;
  }
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return `write "node:${specifier}"`;
    return undefined;
  }
  if (tree.dependencies.has(packageOf(specifier))) return undefined;
  return `"${packageOf(specifier)}" is no production dependency`;
}

export function packageViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const file of tree.files.values()) {
    const place = placeOf(file.path);
    if (!place || place.isTest || !PRODUCT.has(place.root)) continue;
    for (const { specifier, line, typeOnly } of file.imports) {
      if (targetOf(file.path, specifier) !== undefined) continue;
      // Types come from development packages and leave no trace at run time, except where a root is closed.
      if (typeOnly && !tree.rules.packages[place.root]) continue;
      const message = packageProblem(tree, place.root, specifier);
      if (message) found.push({ path: file.path, line, message });
    }
  }
  return found;
}
