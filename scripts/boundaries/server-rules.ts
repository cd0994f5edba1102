import {
  packageOf,
  placeOf,
  refuse,
  targetOf,
  type Edge,
  type Place,
  type Tree,
  type Violation,
} from './tree.ts';

const fileName = (place: Place): string => place.path.split('/').at(-1) ?? '';

/** The layer a file is named after: `store.ts` and `session-store.ts` are stores. */
function layerOf(tree: Tree, place: Place): string | undefined {
  const name = fileName(place).replace(/\.tsx?$/, '');
  return tree.rules.server.layers.find((layer) => name === layer || name.endsWith(`-${layer}`));
}

type Kind = 'platform' | 'composer' | 'shared' | 'feature';

function kindOf(tree: Tree, place: Place): Kind {
  const { server } = tree.rules;
  if (place.feature === server.platform) return 'platform';
  if (place.feature === server.composer) return 'composer';
  if (place.feature !== undefined) return 'feature';
  return server.shared.includes(fileName(place)) ? 'shared' : 'composer';
}

function acrossFeatures(tree: Tree, edge: Edge): string | undefined {
  const from = edge.from.feature ?? '';
  const to = edge.to.feature ?? '';
  const fromLayer = layerOf(tree, edge.from);
  const toLayer = layerOf(tree, edge.to);
  if (toLayer === 'tables' && (fromLayer === 'store' || fromLayer === 'tables')) return undefined;
  if (edge.to.path !== `server/${to}/service.ts`) {
    return `${from} reaches ${to} through server/${to}/service.ts only, not ${edge.to.path}`;
  }
  if (edge.from.isTest || tree.rules.server.uses[from]?.includes(to)) return undefined;
  return `${from} may not use ${to}: the list of allowed uses does not say so`;
}

/** Where an import may lead, seen from the kind of file that has it. */
function placement(tree: Tree, edge: Edge): string | undefined {
  const from = kindOf(tree, edge.from);
  const to = kindOf(tree, edge.to);
  if (from === 'composer' || (edge.from.isTest && to !== 'feature')) return undefined;
  if (to === 'composer') return `${edge.to.path} composes the server; nothing below it may import it`;
  if (from === 'platform') {
    return to === 'platform' || (edge.import.typeOnly && to === 'shared')
      ? undefined
      : `the platform knows no feature (${edge.to.path})`;
  }
  if (from === 'shared') {
    return to === 'feature' ? `${edge.from.path} is shared by all features and may know none` : undefined;
  }
  if (to !== 'feature' || edge.from.feature === edge.to.feature) return undefined;
  return acrossFeatures(tree, edge);
}

/** Layered files that a layered file reaches, directly or through unlayered files of its own feature. */
function reachedLayers(tree: Tree, start: Edge, byFile: ReadonlyMap<string, readonly Edge[]>): Edge[] {
  const reached: Edge[] = [];
  const seen = new Set<string>();
  const visit = (edge: Edge): void => {
    if (edge.to.feature !== start.from.feature || seen.has(edge.to.path)) return;
    seen.add(edge.to.path);
    if (layerOf(tree, edge.to)) reached.push(edge);
    else for (const next of byFile.get(edge.to.path) ?? []) visit(next);
  };
  visit(start);
  return reached;
}

/** Inside a feature: never backwards, and never around a layer. A type may be looked at from above, not from below. */
function layering(tree: Tree, edges: readonly Edge[]): Violation[] {
  const { layers } = tree.rules.server;
  const byFile = Map.groupBy(edges, (edge) => edge.from.path);
  return edges.flatMap((edge) => {
    const own = layerOf(tree, edge.from);
    if (!own || edge.from.isTest || kindOf(tree, edge.from) !== 'feature') return [];
    return reachedLayers(tree, edge, byFile).flatMap((last) => {
      const up = layers.indexOf(layerOf(tree, last.to) ?? '') - layers.indexOf(own);
      const via = last === edge ? '' : ` (by way of ${edge.to.path})`;
      if (up > 0) return [refuse(edge, `${own} may not reach up to ${last.to.path}${via}`)];
      const typesOnly = edge.import.typeOnly || last.import.typeOnly;
      if (up < -1 && !typesOnly) return [refuse(edge, `${own} goes around a layer to ${last.to.path}${via}`)];
      return [];
    });
  });
}

function layerPackageViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const file of tree.files.values()) {
    const place = placeOf(file.path);
    if (place?.root !== 'server' || place.isTest || kindOf(tree, place) !== 'feature') continue;
    for (const { specifier, line, typeOnly } of file.imports) {
      if (typeOnly || targetOf(file.path, specifier) !== undefined) continue;
      const layers = tree.rules.server.layerPackages[packageOf(specifier)];
      if (!layers || layers.includes(layerOf(tree, place) ?? '')) continue;
      const where = [...layers.map((layer) => `${layer}.ts`), 'the platform'].join(', ');
      found.push({ path: file.path, line, message: `"${packageOf(specifier)}" belongs into ${where}` });
    }
  }
  return found;
}

/** Who is handed a handle may be inside a transaction already, so only those without one begin one. */
function handleViolations(tree: Tree): Violation[] {
  const message = 'is handed a database handle and begins a transaction: let it work on its Database alone';
  return [...tree.files.values()].flatMap(({ path, mixedHandles }) => {
    const place = placeOf(path);
    if (place?.root !== 'server' || place.isTest) return [];
    return mixedHandles.map((line) => ({ path, line, message }));
  });
}

/** A feature on a cycle of allowed uses, with the way round; undefined when the list is sound. */
function findCycle(uses: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (feature: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature];
    if (done.has(feature)) return undefined;
    for (const next of uses[feature] ?? []) {
      const cycle = walk(next, [...way, feature]);
      if (cycle) return cycle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of Object.keys(uses)) {
    const cycle = walk(feature, []);
    if (cycle) return cycle;
  }
  return undefined;
}

export function serverViolations(tree: Tree, edges: readonly Edge[]): Violation[] {
  const inside = edges.filter((edge) => edge.from.root === 'server' && edge.to.root === 'server');
  const cycle = findCycle(tree.rules.server.uses);
  return [
    ...(cycle
      ? [
          {
            path: 'scripts/boundaries/rules.ts',
            line: 1,
            message: `allowed uses go in a circle: ${cycle.join(' → ')}`,
          },
        ]
      : []),
    ...inside.flatMap((edge) => {
      const message = placement(tree, edge);
      return message ? [refuse(edge, message)] : [];
    }),
    ...layering(tree, inside),
    ...layerPackageViolations(tree),
    ...handleViolations(tree),
  ];
}
