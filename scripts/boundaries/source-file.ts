import { parseSync, Visitor } from 'oxc-parser';
import type { ArrowFunctionExpression, Function } from 'oxc-parser';

const beginsTransaction = /\bdatabase\.transaction\b/;

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Gone after type stripping. */
  readonly typeOnly: boolean;
}

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly imports: readonly Import[];
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
    imports.push({ specifier: entry.moduleRequest.value, line: lineAt(entry.start), typeOnly });
  }
  let reExports = 0;
  for (const statement of module.staticExports) {
    const first = statement.entries.find((entry) => entry.moduleRequest);
    if (!first?.moduleRequest) continue;
    reExports += 1;
    const typeOnly = statement.entries.every((entry) => entry.isType);
    imports.push({ specifier: first.moduleRequest.value, line: lineAt(statement.start), typeOnly });
  }
  for (const entry of module.dynamicImports) {
    const expression = source.slice(entry.moduleRequest.start, entry.moduleRequest.end);
    const specifier = literalOf(expression);
    if (specifier !== undefined) imports.push({ specifier, line: lineAt(entry.start), typeOnly: false });
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
        if (specifier !== undefined) imports.push({ specifier, line: lineAt(node.start), typeOnly: true });
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
    unreadableImports,
    environmentReads,
    mixedHandles,
    barrel: reExports > 0 && reExports === program.body.length,
    parseError: errors[0]?.message,
  };
}
