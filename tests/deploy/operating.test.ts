import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#tests/support/started-server.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const page = read('docs/OPERATING.md');
const part = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

test('the page tells of every line of the doctor, and of no other', () => {
  const names = [...read('server/doctor/service.ts').matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  const rows = [...part('What the doctor says').matchAll(/^\| ([a-z -]+) \|/gm)].map(([, name]) => name);
  assert.ok(names.length > 5);
  assert.deepEqual(
    rows.filter((row) => row !== 'line'),
    names,
  );
});

test('what the page says of the log is what the log says', () => {
  const sources = globSync('server/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] })
    .map(read)
    .join('\n');
  const rows = part('What the log says')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
  assert.ok(told.length > 5);
  const isSaid = (text: string): boolean => {
    const health = /^the (database|store) is not ready$/.exec(text);
    return health ? sources.includes('`the ${this.#name} is not ready`') : sources.includes(`'${text}'`);
  };
  assert.deepEqual(
    told.filter((text) => text !== 'msg' && !isSaid(text)),
    [],
  );
});

test('every command of the page exists', () => {
  const usages = read('server/operator/service.ts').matchAll(/usage: '([a-z-]+)/g);
  const known = new Set([...usages].map(([, verb]) => verb));
  const verbs = [...page.matchAll(/`gluebird ([a-z-]+)/g)].map(([, verb]) => verb);
  assert.ok(verbs.length > 5);
  assert.deepEqual(
    verbs.filter((verb) => !known.has(verb)),
    [],
  );
  const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts));
  const run = [...page.matchAll(/npm run ([a-z]+)/g)].map(([, script = '']) => script);
  assert.deepEqual(
    run.filter((script) => !scripts.has(script)),
    [],
  );
});

test('every file that the page and the README name is there', () => {
  for (const text of [page, read('README.md')]) {
    const files = [...text.matchAll(/(?:deploy|docs)\/[\w./-]*\w/g)].map(([file]) => file);
    assert.deepEqual(
      files.filter((file) => !existsSync(path.join(projectRoot, file))),
      [],
    );
  }
});
