import path from 'node:path';
import { placeOf, targetOf, type Tree, type Violation } from './tree.ts';
import type { SourceFile } from './source-file.ts';

/** How imports are written: `#root/…` for foreign files, `./` for one's own folder, always with the extension. */
function specifierProblem(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('..')) return `"${specifier}" climbs; write it as #root/…`;
  if (!/^[.#]/.test(specifier)) return undefined;
  const target = targetOf(file, specifier);
  if (target === undefined || !placeOf(target)) return `"${specifier}" names no source root`;
  if (path.posix.extname(target) === '') return `"${specifier}" lacks its extension`;
  if (specifier.startsWith('#') && path.posix.dirname(target) === path.posix.dirname(file)) {
    return `"${specifier}" is in the same folder; write it as ./`;
  }
  return undefined;
}

function missingTarget(tree: Tree, file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (target === undefined || !/\.tsx?$/.test(target) || tree.files.has(target)) return undefined;
  return `"${specifier}" names no file`;
}

function bannedName(tree: Tree, file: string): string | undefined {
  const names = file.split('/').map((part) => part.replace(/\..*$/, ''));
  return names.find((name) =>
    tree.rules.bannedNames.some((banned) => name === banned || name.endsWith(`-${banned}`)),
  );
}

function problemsOf(tree: Tree, file: SourceFile): Violation[] {
  const found: Violation[] = [];
  const report = (line: number, message: string | undefined): void => {
    if (message) found.push({ path: file.path, line, message });
  };
  report(1, file.parseError && `cannot be parsed: ${file.parseError}`);
  const banned = bannedName(tree, file.path);
  report(1, banned && `"${banned}" says nothing about what is inside; name it after what it does`);
  const barrel = file.barrel && !tree.rules.mayReExport.includes(file.path);
  report(1, barrel ? 'only re-exports: import the files themselves' : undefined);
  for (const { specifier, line } of file.imports) {
    report(line, specifierProblem(file.path, specifier) ?? missingTarget(tree, file.path, specifier));
  }
  for (const line of file.unreadableImports) {
    report(line, 'a dynamic import of our own file must name it in one plain string');
  }
  const root = placeOf(file.path)?.root;
  const product = root === 'contract' || root === 'engine' || root === 'server' || root === 'web';
  if (product && !tree.rules.mayReadEnvironment.includes(file.path) && !placeOf(file.path)?.isTest) {
    for (const line of file.environmentReads) {
      report(line, `process.env is read in ${tree.rules.mayReadEnvironment.join(', ')} only`);
    }
  }
  return found;
}

export function formViolations(tree: Tree): Violation[] {
  return [...tree.files.values()].flatMap((file) => problemsOf(tree, file));
}
