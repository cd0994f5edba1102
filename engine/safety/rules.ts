import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { actTable, setTable } from './acts.data.ts';
import type { Demand } from './craft.ts';
import { groupTable } from './groups.data.ts';
import { Patterns } from './pattern.ts';
import type { Token } from './token.ts';
import { watchTable } from './watch.data.ts';
import { learnHazards } from './vocabulary.ts';

export interface Rule {
  readonly id: string;
  readonly isAct: boolean;
  readonly demands: Readonly<Record<AgeBand, Demand>>;
  readonly flags: string;
  readonly reason: string;
  readonly instead: string;
  /** It counts where one of these words stands in the title or among the materials; always when there is none. */
  readonly onlyWith: readonly string[];
  /** Where it is worth a note and nothing else: the words stay as doubtful as they are. */
  readonly isMild: Readonly<Record<AgeBand, boolean>>;
  readonly watch: Readonly<Record<AgeBand, Watch>>;
}

/** What is said of the grown-up. */
interface Watch {
  /** `{it}` stands for the thing, empty when nobody has to watch. */
  readonly sentence: string;
  /** What an act is done with, where its words do not name it: "saw the branch". */
  readonly tool: string;
}

const demandOf: Record<string, Demand> = {
  '.': 'fine',
  m: 'note',
  n: 'note',
  t: 'together',
  g: 'grown-up',
  r: 'replace',
  x: 'never',
};

function byBand<T>(of: (band: AgeBand, at: number) => T): Record<AgeBand, T> {
  const found = {} as Record<AgeBand, T>;
  for (const [at, band] of ageBandNames.entries()) found[band] = of(band, at);
  return found;
}

const nothingToWatch: Watch = { sentence: '', tool: '' };

const watchLines = watchTable
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

function watchOf(id: string): Record<AgeBand, Watch> {
  const lines = watchLines.filter(([name]) => name === id);
  return byBand((band) => {
    const line = lines.find(([, bands]) => bands === '*' || bands.split(' ').includes(band));
    return line ? { tool: line[2], sentence: line[3] } : nothingToWatch;
  });
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
      const [id = '', levels = '', flags = '', reason = '', instead = '', only = ''] = head
        .split('|')
        .map((cell) => cell.trim());
      return {
        rule: {
          id,
          isAct,
          demands: byBand((_, at) => demandOf[levels.charAt(at)] ?? 'never'),
          flags,
          reason,
          instead,
          onlyWith: only.split(' ').filter(Boolean),
          isMild: byBand((_, at) => levels.charAt(at) === 'm'),
          watch: watchOf(id),
        },
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
/** More than worth a note at some age, or known to be harmless where such a thing is named. */
export const isHazard = ({ id, demands, isMild }: Rule): boolean =>
  id === 'harmless' || ageBandNames.some((band) => demands[band] !== 'fine' && !isMild[band]);

/**
 * Where one of these stands in the sentence too, the act is another one; where words follow `//`, only with one of them in the title
 * or among the materials.
 */
const spares = new Map<string, Patterns<readonly string[]>>();

export const isSparedBy = (rule: Rule, tokens: readonly Token[], company: ReadonlySet<string>): boolean =>
  spares
    .get(rule.id)
    ?.find(tokens)
    .some(({ value }) => value.length === 0 || value.some((word) => company.has(word))) === true;

for (const { rule, lines } of blocksOf(groupTable, false)) {
  rules.push(rule);
  for (const name of lines.join(', ').split(/,\s*/)) {
    const words = name.trim().split(/\s+/);
    if (!name.trim()) continue;
    const plain = words.every((word) => /^=?[a-z\d'&]+$/.test(word));
    finders.add(name.trim(), rule);
    // Written in one word the name is the same: "gluegun".
    if (plain && words.length === 2 && words[0]!.length > 2) finders.add(words.join(''), rule);
    if (plain && isHazard(rule) && !rule.flags.includes('v'))
      learnHazards(words.length === 1 ? words : [words.join('')]);
  }
}
for (const { rule, lines } of blocksOf(actTable, true)) {
  rules.push(rule);
  for (const line of lines) {
    if (line.startsWith('- ')) {
      const spare = spares.get(rule.id) ?? new Patterns<readonly string[]>(sets);
      const [pattern = '', company = ''] = line.slice(2).split(' // ');
      spare.add(pattern, company.split('|').filter(Boolean));
      spares.set(rule.id, spare);
    } else finders.add(line, rule);
  }
}

/** What is said of the grown-up for the things of a group, whoever asks. */
export const watchedOf = (id: string, band: AgeBand, things: string): string =>
  watchOf(id)[band].sentence.replaceAll('{it}', things);
