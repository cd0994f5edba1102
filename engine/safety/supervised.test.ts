import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AgeBand } from '#contract/common.ts';
import type { CraftText } from './craft.ts';
import { judge } from './judge.ts';
import { supervisedTable } from './supervised.data.ts';

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const rows = supervisedTable.split('\n').filter(Boolean).map(cellsOf);

function craftOf([, title = '', materials = '', steps = '', , note = '']: readonly string[]): CraftText {
  return {
    title,
    description: '',
    materials: materials
      .split(';')
      .map((name) => ({ name: name.trim(), amount: '', optional: false, substitutes: [] })),
    steps: steps.split(' / ').map((text) => ({ text, who: 'together' })),
    safetyNotes: note === '' ? [] : [note],
    goFurther: null,
    imageAlt: title,
  };
}

/** The sentences that name a grown-up, mended steps and notes alike; null when the craft is refused. */
function saidIn(row: readonly string[]): string[] | null {
  const verdict = judge(craftOf(row), row[0] as AgeBand);
  if (verdict.kind === 'dangerous') return null;
  const { shown } = verdict.kind === 'known' ? verdict : verdict.known;
  return [...shown.steps.map(({ text }) => text), ...shown.safetyNotes]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /grown-up/i.test(text))
    .map((text) => text.toLowerCase());
}

describe('what good craft books do with a grown-up', () => {
  for (const row of rows) {
    const [band = '', title = '', , , wanted = ''] = row;
    it(`${band}: ${title}`, () => {
      const said = saidIn(row);
      if (wanted === 'refused') return assert.equal(said, null);
      assert.ok(said, 'refused');
      for (const word of wanted.split(', '))
        assert.ok(
          said.some((text) => text.includes(word)),
          `${word} in: ${said.join(' ')}`,
        );
    });
  }
});
