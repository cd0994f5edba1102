import type { Edge, Violation } from './tree.ts';

/** The files that a file reaches, itself among them when a circle leads back. */
function reachedFrom(start: string, takes: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [...(takes.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(takes.get(file) ?? []));
  }
  return reached;
}

/** What takes from nobody who is left stands in no circle; so on until nothing changes. */
function withoutLeaves(takes: Map<string, Set<string>>): void {
  for (let isLeft = true; isLeft;) {
    isLeft = false;
    for (const [file, taken] of takes) {
      for (const other of taken) if (!takes.has(other)) taken.delete(other);
      if (taken.size === 0) isLeft = takes.delete(file);
    }
  }
}

/** Files stand on one another in one direction, types and what is loaded later included. */
export function circleViolations(edges: readonly Edge[]): Violation[] {
  const takes = new Map<string, Set<string>>();
  for (const { from, to } of edges) takes.set(from.path, (takes.get(from.path) ?? new Set()).add(to.path));
  withoutLeaves(takes);
  const told = new Set<string>();
  return [...takes.keys()].toSorted().flatMap((path) => {
    if (told.has(path)) return [];
    const reached = reachedFrom(path, takes);
    if (!reached.has(path)) return [];
    const circle = [...reached].filter((file) => reachedFrom(file, takes).has(path)).toSorted();
    for (const file of circle) told.add(file);
    return [{ path, line: 1, message: `files take from one another in a circle: ${circle.join(', ')}` }];
  });
}
