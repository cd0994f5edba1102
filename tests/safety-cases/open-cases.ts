import { readFileSync } from 'node:fs';
import { parseCases, type CaseKind } from './parse-cases.ts';

export const kinds: readonly CaseKind[] = ['unsafe', 'supervision', 'safe', 'sounds'];

/** What everybody may read and the rules were written by. */
export const cases = [...kinds, 'stranger', 'newcomer', 'reader', 'parents', 'visitors'].flatMap((name) =>
  parseCases(readFileSync(`tests/safety-cases/open/${name}.txt`, 'utf8')),
);
