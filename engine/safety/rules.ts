import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { actTable, setTable } from './acts.data.ts';
import type { Demand } from './craft.ts';
import { groupTable } from './groups.data.ts';
import { Patterns } from './pattern.ts';
import { learnHazards } from './vocabulary.ts';

export interface Rule {
  readonly id: string;
  readonly isAct: boolean;
  readonly demands: Readonly<Record<AgeBand, Demand>>;
  readonly flags: string;
  readonly reason: string;
  readonly instead: string;
  /** What is said of the grown-up; `{it}` stands for the thing. */
  readonly watch: string;
}

const demandOf: Record<string, Demand> = {
  '.': 'fine',
  n: 'note',
  t: 'together',
  g: 'grown-up',
  r: 'replace',
  x: 'never',
};

function demandsOf(levels: string): Record<AgeBand, Demand> {
  const found = {} as Record<AgeBand, Demand>;
  for (const [at, band] of ageBandNames.entries()) found[band] = demandOf[levels.charAt(at)] ?? 'never';
  return found;
}

interface Block {
  rule: Rule;
  lines: readonly string[];
}

function blocksOf(table: string, isAct: boolean): Block[] {
  return table
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [head = '', ...lines] = text.trim().split('\n');
      const [id = '', levels = '', flags = '', reason = '', instead = '', watch = ''] = head
        .split('|')
        .map((cell) => cell.trim());
      return {
        rule: { id, isAct, demands: demandsOf(levels), flags, reason, instead, watch },
        lines: lines.filter(Boolean),
      };
    });
}

export const sets = new Map(
  setTable
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .split(/\s+/),
      ] as const;
    }),
);

export const rules: Rule[] = [];
export const finders = new Patterns<Rule>(sets);
/** Where one of these stands in the sentence too, the act is another one. */
const spares = new Map<string, Patterns<true>>();

export const sparesOf = (rule: Rule): Patterns<true> | undefined => spares.get(rule.id);

for (const { rule, lines } of blocksOf(groupTable, false)) {
  rules.push(rule);
  for (const name of lines.join(', ').split(/,\s*/)) {
    const words = name.trim().split(/\s+/);
    if (!name.trim()) continue;
    const plain = words.every((word) => /^=?[a-z\d'&]+$/.test(word));
    finders.add(name.trim(), rule);
    // Written in one word the name is the same: "gluegun".
    if (plain && words.length === 2 && words[0]!.length > 2) finders.add(words.join(''), rule);
    if (plain && !rule.flags.includes('v')) learnHazards(words.length === 1 ? words : [words.join('')]);
  }
}
for (const { rule, lines } of blocksOf(actTable, true)) {
  rules.push(rule);
  for (const line of lines) {
    if (line.startsWith('- ')) {
      const spare = spares.get(rule.id) ?? new Patterns<true>(sets);
      spare.add(line.slice(2), true);
      spares.set(rule.id, spare);
    } else finders.add(line, rule);
  }
}
