import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTree } from './boundaries/check-tree.ts';
import { ROOTS, rules } from './boundaries/rules.ts';
import { readSourceFile, type SourceFile } from './boundaries/source-file.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');

function readTree(): Map<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  for (const root of ROOTS) {
    for (const name of readdirSync(path.join(projectRoot, root), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts') || name.includes('node_modules')) continue;
      const file = `${root}/${name.split(path.sep).join('/')}`;
      files.set(file, readSourceFile(file, readFileSync(path.join(projectRoot, file), 'utf8')));
    }
  }
  return files;
}

const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
const files = readTree();
const violations = checkTree({ files, dependencies: new Set(Object.keys(dependencies)), rules });
for (const { path: file, line, message } of violations) console.log(`${file}:${line}  ${message}`);
console.log(`${files.size} files read, ${violations.length} broken rules`);
process.exitCode = violations.length === 0 ? 0 : 1;
