import { repairJson } from '#server/platform/loose-json.ts';

const longestStep = 1_000;
const mostSteps = 40;
/** A single line this short is no instruction. */
const shortestLine = 15;

const textKeys = ['text', 'instruction', 'instructions', 'description', 'step', 'content', 'title'];
const listKeys = ['steps', 'instructions', 'instruction', 'items'];
const marker = /^\s*(?:(?:step\s*)?\d{1,2}\s*[.):\-–]|step\s*\d{1,2}\b\s*[.):\-–]?|[-*•])\s*/i;
const fence = /^```[a-z]*\s*|\s*```$/gi;

const clean = (text: string): string =>
  text.replace(marker, '').replaceAll(/\s+/g, ' ').trim().slice(0, longestStep);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{"Cut","Glue"}`: an array as old database rows print it. */
function parsePostgresArray(text: string): string[] | null {
  if (!/^\{\s*("|[^":{}]+(,|\}$))/.test(text) || !text.endsWith('}') || /^\{\s*"[^"]*"\s*:/.test(text))
    return null;
  const items = [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g)];
  return items.map((match) => (match[1] ?? match[2] ?? '').replaceAll(/\\(.)/g, '$1').trim());
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines of a text, with a line that only goes on joined to the one before. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines;
  const inline = text.split(/(?<=[.!?])\s+(?=(?:step\s*)?\d{1,2}\s*[.):]\s*\p{Lu})/iu);
  return inline.length > 1 ? inline : lines;
}

function fromText(text: string): string[] {
  const trimmed = text.replaceAll(fence, '').trim();
  const parsed = tryParse(trimmed) ?? parsePostgresArray(trimmed) ?? repairJson(trimmed);
  if (parsed !== undefined && typeof parsed !== 'number' && parsed !== trimmed) return collect(parsed, 1);
  const lines = splitLines(trimmed);
  if (lines.length === 1 && clean(lines[0] ?? '').length <= shortestLine) return [];
  return lines;
}

/** Keys that are numbers, or end in one, in their order: {"1": …, "2": …}, {"step1": …}. */
function numbered(record: Record<string, unknown>): unknown[] {
  const entries = Object.entries(record).flatMap(([key, value]): [number, unknown][] => {
    const number = /(\d+)$/.exec(key)?.[1];
    return number === undefined ? [] : [[Number(number), value]];
  });
  return entries.toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

function fromRecord(record: Record<string, unknown>, depth: number): string[] {
  const list = listKeys.map((key) => record[key]).find((value) => Array.isArray(value) || isRecord(value));
  if (list !== undefined) return collect(list, depth + 1);
  const inOrder = numbered(record);
  if (inOrder.length > 0) return inOrder.flatMap((value) => collectItem(value, depth + 1));
  const text = textKeys.map((key) => record[key]).find((value) => typeof value === 'string');
  return typeof text === 'string' ? [text] : [];
}

/** One item of a list is one step, whatever it looks like. */
function collectItem(value: unknown, depth: number): string[] {
  return typeof value === 'string' ? [value] : collect(value, depth);
}

function collect(value: unknown, depth = 0): string[] {
  if (depth > 4) return [];
  if (typeof value === 'string') return fromText(value);
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collectItem(item, depth + 1));
  return isRecord(value) ? fromRecord(value, depth) : [];
}

/** Clean numbered steps from every shape instructions come in: text, lists, objects, numbered keys, broken JSON. */
export function normalizeInstructions(value: unknown): string[] {
  return collect(value).map(clean).filter(Boolean).slice(0, mostSteps);
}
