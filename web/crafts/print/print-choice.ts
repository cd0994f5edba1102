import { paperFor, papers, textSizes, type Ink, type Paper, type TextSize } from '#contract/print.ts';

export interface PrintChoice {
  paper: Paper;
  text: TextSize;
  ink: Ink;
}

const paperKey = 'gluebird-paper';
const textKey = 'gluebird-print-size';
const inkKey = 'gluebird-save-ink';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export const readInk = (): boolean => read(inkKey) === 'yes';
export const writeInk = (saveInk: boolean): void => write(inkKey, saveInk ? 'yes' : 'no');

/** What this device chose last; else the paper of the reader's country. */
export function readChoice(language = navigator.language): PrintChoice {
  const [paper, text] = [read(paperKey), read(textKey)];
  return {
    paper: papers.find((one) => one === paper) ?? paperFor(language),
    text: textSizes.find((one) => one === text) ?? 'normal',
    ink: readInk() ? 'saver' : 'full',
  };
}

export function writeChoice({ paper, text, ink }: PrintChoice): void {
  write(paperKey, paper);
  write(textKey, text);
  writeInk(ink === 'saver');
}

export const pdfLink = (craftId: string, choice: PrintChoice): string =>
  `/api/crafts/${craftId}/print.pdf?${new URLSearchParams({ ...choice })}`;
