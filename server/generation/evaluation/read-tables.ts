import { ageBandNames, type AgeBand } from '#contract/common.ts';

/** A table as a family would describe it, with what a good craft book makes of it. */
export interface TableRow {
  id: string;
  band: AgeBand;
  theme: string;
  supplies: readonly string[];
  /** Crafts that are a right answer, each known by its words; the best ones first. */
  answers: readonly { name: string; words: readonly string[]; best: boolean }[];
  heart: readonly string[];
  drawer: readonly string[];
}

const parts = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

function readAnswers(text: string, best: boolean): TableRow['answers'] {
  return parts(text, / ; |;(?=[^}]*(?:\{|$))/).map((answer) => {
    const found = /^(.*?)\s*\{(.*)\}$/.exec(answer);
    return { name: found?.[1] ?? answer, words: parts(found?.[2] ?? answer, /\|/), best };
  });
}

function readRow(text: string): TableRow {
  const [head = '', ...lines] = text.split('\n');
  const [id = '', band = '', theme = ''] = parts(head, /\|/);
  const facts = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const fact = (name: string): string => facts.get(name)?.trim() ?? '';
  if (!(ageBandNames as string[]).includes(band)) throw new Error(`table ${id} has no band`);
  return {
    id,
    band: band as AgeBand,
    theme,
    supplies: parts(fact('list'), /;/),
    answers: [...readAnswers(fact('best'), true), ...readAnswers(fact('also'), false)],
    heart: parts(fact('heart'), /,/),
    drawer: parts(fact('drawer'), /,/),
  };
}

export function readTables(text: string): TableRow[] {
  return parts(text, /^=== /m).map(readRow);
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The first answer that a craft's own words give; null where it is none of them. */
export function answerOf(row: TableRow, shown: string): TableRow['answers'][number] | null {
  const says = (word: string): boolean => new RegExp(`\\b${escaped(word)}(?:e?s)?\\b`, 'i').test(shown);
  return row.answers.find(({ words }) => words.some(says)) ?? null;
}
