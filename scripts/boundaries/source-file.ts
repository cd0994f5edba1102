import { parseSync, Visitor } from 'oxc-parser';
import type { ArrowFunctionExpression, Function, StaticImportEntry } from 'oxc-parser';

const beginsTransaction = /\bdatabase\.transaction\b/;

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Gone after type stripping. */
  readonly typeOnly: boolean;
  /** What is taken from there; everything where that cannot be told. */
  readonly names: readonly string[] | 'all';
}

interface Export {
  readonly name: string;
  readonly line: number;
}

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly imports: readonly Import[];
  /** What it declares for others; what it only hands on is not among them. */
  readonly exports: readonly Export[];
  /** Lines of dynamic imports whose target cannot be read off the source. */
  readonly unreadableImports: readonly number[];
  readonly environmentReads: readonly number[];
  /** Lines of functions that are handed a database handle and begin a transaction all the same. */
  readonly mixedHandles: readonly number[];
  /** Nothing but re-exports. */
  readonly barrel: boolean;
  readonly parseError: string | undefined;
}

function literalOf(expression: string): string | undefined {
  const match = /^(['"`])([^'"`$]*)\1$/.exec(expression.trim());
  return match?.[2];
}

/** The names that an import statement takes; of a namespace those that stand behind its dot. */
function namesOf(source: string, entries: readonly StaticImportEntry[]): Import['names'] {
  const names: string[] = [];
  for (const { importName, localName } of entries) {
    const kind: string = importName.kind;
    if (kind !== 'NamespaceObject') {
      names.push(importName.name ?? 'default');
      continue;
    }
    const uses = [...source.matchAll(new RegExp(`(?<![\\w$.])${localName.value}\\b(?:\\.(\\w+))?`, 'g'))];
    // The first is the import itself.
    if (uses.slice(1).some(([, name]) => name === undefined)) return 'all';
    names.push(...uses.map(([, name = '']) => name));
  }
  return names;
}

/** Reads what a module reaches for. Types count: a type that leaks across a border is a dependency too. */
export function readSourceFile(path: string, source: string): SourceFile {
  const { module, program, errors } = parseSync(path, source);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  const unreadableImports: number[] = [];
  const environmentReads: number[] = [];
  const mixedHandles: number[] = [];
  const readHandle = (node: Function | ArrowFunctionExpression): void => {
    const first = node.params[0];
    if (first?.type !== 'Identifier' || !/^_?(db|tx)$/.test(first.name) || !node.body) return;
    if (beginsTransaction.test(source.slice(node.body.start, node.body.end)))
      mixedHandles.push(lineAt(node.start));
  };

  for (const entry of module.staticImports) {
    const typeOnly = entry.entries.length > 0 && entry.entries.every((name) => name.isType);
    const names = namesOf(source, entry.entries);
    imports.push({ specifier: entry.moduleRequest.value, line: lineAt(entry.start), typeOnly, names });
  }
  const exports: Export[] = [];
  let reExports = 0;
  for (const statement of module.staticExports) {
    for (const { exportName, moduleRequest, start } of statement.entries)
      if (!moduleRequest) exports.push({ name: exportName.name ?? 'default', line: lineAt(start) });
    const first = statement.entries.find((entry) => entry.moduleRequest);
    if (!first?.moduleRequest) continue;
    reExports += 1;
    const typeOnly = statement.entries.every((entry) => entry.isType);
    const taken = statement.entries.map(({ importName }) => importName.name);
    const names = taken.includes(null) ? 'all' : taken.filter((name) => name !== null);
    imports.push({ specifier: first.moduleRequest.value, line: lineAt(statement.start), typeOnly, names });
  }
  for (const entry of module.dynamicImports) {
    const expression = source.slice(entry.moduleRequest.start, entry.moduleRequest.end);
    const specifier = literalOf(expression);
    if (specifier !== undefined)
      imports.push({ specifier, line: lineAt(entry.start), typeOnly: false, names: 'all' });
    else if (/['"`](#|\.\.?\/)/.test(expression)) unreadableImports.push(lineAt(entry.start));
  }

  // Walking the tree costs far more than the module record, so only files that can have a hit are walked.
  if (/\benv\b|\bimport\s*\(/.test(source) || beginsTransaction.test(source)) {
    new Visitor({
      FunctionDeclaration: readHandle,
      FunctionExpression: readHandle,
      ArrowFunctionExpression: readHandle,
      TSImportType(node) {
        const specifier = literalOf(source.slice(node.source.start, node.source.end));
        if (specifier !== undefined)
          imports.push({ specifier, line: lineAt(node.start), typeOnly: true, names: 'all' });
      },
      MemberExpression(node) {
        if (source.slice(node.object.start, node.object.end).replace('globalThis.', '') !== 'process') return;
        const property = source.slice(node.property.start, node.property.end);
        if (property === 'env' || literalOf(property) === 'env') environmentReads.push(lineAt(node.start));
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init) return;
        if (source.slice(node.init.start, node.init.end) !== 'process') return;
        const pattern = source.slice(node.id.start, node.id.end);
        if (/\benv\b/.test(pattern)) environmentReads.push(lineAt(node.start));
      },
      ImportDeclaration(node) {
        if (node.source.value !== 'node:process' && node.source.value !== 'process') return;
        if (/\benv\b/.test(source.slice(node.start, node.end))) environmentReads.push(lineAt(node.start));
      },
    }).visit(program);
  }

  return {
    path,
    imports,
    exports,
    unreadableImports,
    environmentReads,
    mixedHandles,
    barrel: reExports > 0 && reExports === program.body.length,
    parseError: errors[0]?.message,
  };
}
