import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hourSeconds, minuteSeconds } from '#contract/durations.ts';
import { projectRoot } from '#tests/support/started-server.ts';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const page = read('docs/SECURITY.md');

const firstGroups = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

test('every file and test that the page names is there', () => {
  const inFolders =
    /`((?:\.ci|bench|contract|deploy|docs|engine|migrations|scripts|server|tests|web)\/[^`]*\w)`/g;
  const inTheRoot = /`(\.\w+|[\w-]+\.(?:json|md))`/g;
  const files = [...firstGroups(inFolders, page), ...firstGroups(inTheRoot, page)];
  assert.ok(files.length > 100);
  assert.ok(files.filter((file) => file.endsWith('.test.ts')).length > 40);
  assert.deepEqual(
    files.filter((file) => !existsSync(path.join(projectRoot, file))),
    [],
  );
});

test('every decision and every setting that the page names is there', () => {
  const decisions = firstGroups(/decisions? (\d{3}(?:, \d{3})*)/g, page).flatMap((each) => each.split(', '));
  assert.ok(decisions.length > 10);
  assert.deepEqual(
    decisions.filter(
      (number) => globSync(`docs/decisions/${number}-*.md`, { cwd: projectRoot }).length !== 1,
    ),
    [],
  );
  const settings = firstGroups(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g, page);
  const readers = ['server/config.ts', 'server/sign-in-settings.ts', 'server/trace-settings.ts'];
  const readByUs = readers.map(read).join('\n');
  assert.ok(settings.length > 10);
  assert.deepEqual(
    settings.filter((name) => !readByUs.includes(`'${name}'`)),
    [],
  );
});

test('the limits of the page are those that are kept', () => {
  const minutesOf = (seconds: string): number => {
    const [, ofAnHour] = /^hourSeconds(?: \/ (\d+))?$/.exec(seconds) ?? [];
    const isHours = seconds.startsWith('hourSeconds');
    return (isHours ? hourSeconds / Number(ofAnHour ?? 1) : Number(seconds)) / minuteSeconds;
  };
  const sources = globSync('server/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] }).map(read);
  const limit = /name: '([a-z.-]+)',\s*limit: (\d+),\s*windowSeconds: ([^,}\n]*[^,}\s])/g;
  const kept = [...sources.join('\n').matchAll(limit)].map(
    ([, name, times, seconds = '']) => `${name}: ${times} in ${minutesOf(seconds)} minutes`,
  );
  const told = [...page.matchAll(/^\| `([a-z.-]+)` \| (\d+) \| (\d+ minutes) \|/gm)].map(
    ([, name, times, time]) => `${name}: ${times} in ${time}`,
  );
  assert.ok(kept.length > 20);
  assert.deepEqual(told.sort(), kept.sort());
});

/** How many requirements version 5.0.0 of the standard has at each level. */
const standing = { 1: 70, 2: 183 };

test('each requirement of the standard stands once, in its chapter and in order, with a verdict', () => {
  const chapters = page.split(/^### V/m).slice(1);
  const found = chapters.flatMap((text) => {
    const chapter = Number(/^\d+/.exec(text)?.[0]);
    const lines = text.split('\n').filter((line) => /^\| \d/.test(line));
    return lines.map((line) => {
      const cells = line.split(' | ');
      assert.equal(cells.length, 5, line);
      assert.match(line, /^\| \d+\.\d+\.\d+ \| [12] \| \S.* \| (met|not met|not applicable) \| \S.* \|$/);
      const number = (cells[0] ?? '').slice(2).split('.').map(Number);
      assert.equal(number[0], chapter, line);
      return { number, level: Number(cells[1]) };
    });
  });
  const places = found.map(({ number: [a = 0, b = 0, c = 0] }) => a * 10_000 + b * 100 + c);
  assert.deepEqual(
    places.filter((place, index) => index > 0 && place <= (places[index - 1] ?? 0)),
    [],
  );
  for (const level of [1, 2] as const)
    assert.equal(found.filter((each) => each.level === level).length, standing[level]);
});
