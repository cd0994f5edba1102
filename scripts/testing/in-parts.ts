import { statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';
import type { Step } from './step.ts';

interface Part {
  readonly name: string;
  readonly files: string[];
  bytes: number;
}

/** A few lines that go through the whole book of recipes weigh more than any long file. */
const wholeBook = /^engine\/(?:recipes|illustrator|choosing)\//;
const wholeBookBytes = 100_000;

const weightOf = (file: string): number =>
  statSync(path.join(projectRoot, file)).size + (wholeBook.test(file) ? wholeBookBytes : 0);

/** Shares a long step out among several: the largest file first, each to the part that has least, as tests go by length. */
export function inParts(count: number, step: Step & { readonly files: readonly string[] }): Step[] {
  const sized = step.files.map((file) => ({ file, bytes: weightOf(file) }));
  const parts = Array.from({ length: count }, (_, index): Part => {
    return { name: count === 1 ? step.name : `${step.name} ${index + 1}/${count}`, files: [], bytes: 0 };
  });
  for (const { file, bytes } of sized.toSorted((a, b) => b.bytes - a.bytes)) {
    const least = parts.reduce((one, other) => (other.bytes < one.bytes ? other : one));
    least.files.push(file);
    least.bytes += bytes;
  }
  const { after = [], run } = step;
  return parts.map(({ name, files }) => ({ name, after, run, files }));
}
