import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import { judge } from '#engine/safety/judge.ts';
import { settle } from '#engine/safety/review.ts';
import { measure } from '#tests/safety-cases/measure-cases.ts';
import { cases } from '#tests/safety-cases/open-cases.ts';

describe('the judge', () => {
  it('takes at most three milliseconds for one', () => {
    // The thread's own time: the clock on the wall would count what else the machine does.
    const some = cases.filter((_one, at) => at % 10 === 0);
    // A program that has just begun is slow at first.
    for (const one of some) measure(one);
    const start = process.threadCpuUsage();
    for (const one of some) measure(one);
    const { user, system } = process.threadCpuUsage(start);
    const ms = (user + system) / 1000 / some.length;
    assert.ok(ms <= 3, `${ms} ms`);
  });
});

describe('the judge on single sentences in a calm craft', () => {
  const sentences = readFileSync('tests/safety-cases/sentences.txt', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' | ') as [AgeBand, string, string]);
  const shownAs = (band: AgeBand, text: string): string | null => {
    const paper = { name: 'paper', amount: '', optional: false, substitutes: [] };
    const settled = settle(
      judge(
        {
          title: 'Paper Garden',
          description: 'A garden made of paper.',
          materials: [paper],
          steps: [{ text, who: 'together' }],
          safetyNotes: [],
          goFurther: null,
          imageAlt: 'A paper garden',
        },
        band,
      ),
    );
    return settled.kind === 'known' ? (settled.shown.steps[0]?.text ?? '') : null;
  };

  it('shows next to none of the dangerous ones as they are', () => {
    const dangers = sentences.filter(([, kind]) => kind === 'danger');
    const shown = dangers.filter(([band, , text]) => shownAs(band, text) === text).map(([, , text]) => text);
    assert.ok(shown.length <= dangers.length * 0.06, shown.join('\n'));
  });

  it('leaves the calm ones alone', () => {
    const calm = sentences.filter(([, kind]) => kind === 'calm');
    const changed = calm.filter(([band, , text]) => shownAs(band, text) !== text).map(([, , text]) => text);
    assert.ok(changed.length <= calm.length * 0.03, changed.join('\n'));
  });
});
