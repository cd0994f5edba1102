import { readFileSync } from 'node:fs';
import { parseCases, type CaseKind, type SafetyCase } from './parse-cases.ts';

export const kinds: readonly CaseKind[] = ['unsafe', 'supervision', 'safe', 'sounds'];

const inLists = (names: readonly string[]): SafetyCase[] =>
  names.flatMap((name) => parseCases(readFileSync(`tests/safety-cases/open/${name}.txt`, 'utf8')));

/** What the rules were written by. */
const oldCases = inLists([...kinds, 'stranger', 'newcomer', 'reader', 'parents', 'visitors']);

/** What has been learned from, and no rule was written by. */
const newCases = inLists(['guests', 'neighbours', 'sitters']);

/** The latest: learned from, and what the rules are mended by next. */
const lateCases = inLists([
  'callers',
  'lodgers',
  'tenants',
  'travellers',
  'boarders',
  'ferry',
  'mill',
  'orchard',
  'quay',
]);

/** What everybody may read. */
export const cases = [...oldCases, ...newCases, ...lateCases];

export const casesByAge: Readonly<Record<'old' | 'new' | 'late', readonly SafetyCase[]>> = {
  old: oldCases,
  new: newCases,
  late: lateCases,
};
