import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

type Pdf = PDFKit.PDFDocument;

/** The product's own families, each as its latin part and the rest of the latin letters. */
const families = {
  display: { folder: 'fredoka', weight: 600 },
  text: { folder: 'atkinson-hyperlegible-next', weight: 400 },
  strong: { folder: 'atkinson-hyperlegible-next', weight: 700 },
} as const;
export type Face = keyof typeof families;

const parts = ['latin', 'latin-ext'] as const;

const fileOf = (inside: string): string => fileURLToPath(import.meta.resolve(`@fontsource/${inside}`));

/** Whether a part of a family has a letter: "U+0000-00FF,U+0131". */
function readRanges(written: string): (code: number) => boolean {
  const ranges = written.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (code) => ranges.some(([from, to]) => code >= from && code <= to);
}

interface Part {
  name: string;
  has: (code: number) => boolean;
}

const known: Partial<Record<Face, readonly Part[]>> = {};

function partsOf(face: Face): readonly Part[] {
  return (known[face] ??= readParts(face));
}

function readParts(face: Face): Part[] {
  const file = fileOf(`${families[face].folder}/unicode.json`);
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return parts.map((part) => ({ name: `${face}/${part}`, has: readRanges(ranges[part] ?? '') }));
}

const unpacked = new Map<string, Buffer>();

function fontOf(face: Face, part: string): Buffer {
  const { folder, weight } = families[face];
  const file = fileOf(`${folder}/files/${folder}-${part}-${weight}-normal.woff`);
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(file));
  unpacked.set(file, font);
  return font;
}

/** Makes the families known to a document; only those that are used go into it. */
export function registerFaces(pdf: Pdf): void {
  for (const face of Object.keys(families) as Face[])
    for (const part of parts) pdf.registerFont(`${face}/${part}`, fontOf(face, part));
}

export interface Run {
  font: string;
  text: string;
}

/** A text in the fonts that have its letters; what none of them has is left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = partsOf(face).find(({ has }) => has(letter.codePointAt(0) ?? 0))?.name;
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
