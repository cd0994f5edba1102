import fs from 'node:fs';
import { StartError } from '#server/platform/start-error.ts';

/** One output of the model: from which score on it is a guess, and from which it is sure; never is beyond every score. */
export interface Label {
  /** Null for an output that nobody wants to hear of. */
  name: string | null;
  sure: number;
  maybe: number;
  /** Where it stands in the table. */
  line: number;
}

/** How probable the model finds a label on a photo. */
export interface LabelScore {
  label: Label;
  score: number;
}

/** Whether what the model gives are probabilities already, and else how they become some. */
const scoreKinds = ['probabilities', 'sigmoid', 'softmax'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export interface LabelTable {
  width: number;
  height: number;
  mean: readonly number[];
  std: readonly number[];
  scores: ScoreKind;
  labels: readonly Label[];
}

const mostBytes = 2_000_000;
const largestSidePx = 1_024;
const noOutput = '-';
export const never = Infinity;

const bad = (file: string, what: string): StartError =>
  new StartError(`The setting RECOGNIZER_LABELS names ${file}, where ${what}.`);

const numbersIn = (text: string): number[] => text.split(/[\s,x]+/).map(Number);

function threshold(text: string | undefined): number | null {
  if (text === noOutput) return never;
  const score = text === undefined || text === '' ? Number.NaN : Number(text);
  return score >= 0 && score <= 1 ? score : null;
}

function readLabel(text: string, line: number): Label | null {
  if (text === noOutput) return { name: null, sure: never, maybe: never, line };
  const [name = '', sureText, maybeText, ...more] = text.split('|').map((part) => part.trim());
  const [sure, maybe] = [threshold(sureText), threshold(maybeText)];
  if (name === '' || more.length > 0 || sure === null || maybe === null || maybe > sure) return null;
  return { name, sure, maybe, line };
}

const isSide = (side: number): boolean => Number.isInteger(side) && side > 0 && side <= largestSidePx;

function readHead(facts: ReadonlyMap<string, string>): Omit<LabelTable, 'labels'> | string {
  const [width = 0, height = width] = numbersIn(facts.get('size') ?? '');
  if (!isSide(width) || !isSide(height))
    return `"size:" must say how many pixels wide and high the model looks`;
  const [mean, std] = [numbersIn(facts.get('mean') ?? '0 0 0'), numbersIn(facts.get('std') ?? '1 1 1')];
  if (mean.length !== 3 || !mean.every(Number.isFinite)) return '"mean:" must be three numbers';
  if (std.length !== 3 || !std.every((each) => Number.isFinite(each) && each > 0))
    return '"std:" must be three numbers above 0';
  const scores = scoreKinds.find((kind) => kind === facts.get('scores'));
  if (!scores) return `"scores:" must be one of ${scoreKinds.join(', ')}`;
  return { width, height, mean, std, scores };
}

const headLine = /^(size|mean|std|scores):\s*(.*)$/;

/** The operator's table: a head, then one line for each output of the model, in the model's order. */
export function parseLabelTable(text: string, file: string): LabelTable {
  const facts = new Map<string, string>();
  const labels: Label[] = [];
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value] = headLine.exec(line) ?? [];
    if (name && value !== undefined) {
      facts.set(name, value);
      continue;
    }
    const label = readLabel(line, at);
    if (!label)
      throw bad(file, `line ${at + 1} does not say "name | sure from | maybe from" with scores from 0 to 1`);
    labels.push(label);
  }
  const head = readHead(facts);
  if (typeof head === 'string') throw bad(file, head);
  if (labels.length === 0) throw bad(file, 'no output of the model has a line');
  return { ...head, labels };
}

export function readLabelFile(file: string): string {
  try {
    if (fs.statSync(file).size <= mostBytes) return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`The setting RECOGNIZER_LABELS names a file that cannot be read: ${file}.`, {
      cause: error,
    });
  }
  throw bad(file, 'there is more than any table needs');
}

const plain = (score: number): string => (score === never ? noOutput : String(score));

/** The same table with other scores from which a label is sure; a guess is never harder to make than that. */
export function withSureFrom(text: string, table: LabelTable, sureFrom: ReadonlyMap<Label, number>): string {
  const lines = text.split('\n');
  for (const label of table.labels) {
    const sure = sureFrom.get(label);
    if (sure === undefined) continue;
    lines[label.line] = [label.name ?? noOutput, plain(sure), plain(Math.min(label.maybe, sure))].join(' | ');
  }
  return lines.join('\n');
}
