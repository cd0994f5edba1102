import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { reasonIn, runCommand } from './provision/run-command.ts';
import { installSystemPackages } from './provision/system-packages.ts';

let ready: Promise<void> | undefined;

/** Poppler, a reader of PDFs that is not ours: the one on the machine, else from the system's packages. */
async function findPoppler(): Promise<void> {
  if ((await runCommand('pdftoppm', ['-v'])).code !== 0) await installSystemPackages('poppler-utils');
}

/** Lets one of poppler's programs read a PDF, in a folder where it may also write. */
async function reading<T>(
  pdf: Uint8Array,
  read: (run: (program: string, ...args: string[]) => Promise<string>, folder: string) => Promise<T>,
): Promise<T> {
  await (ready ??= findPoppler());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gluebird-pdf-'));
  try {
    writeFileSync(path.join(folder, 'in.pdf'), pdf);
    const run = async (program: string, ...args: string[]): Promise<string> => {
      const result = await runCommand(program, args, { cwd: folder });
      if (result.code !== 0) throw new Error(`${program}: ${reasonIn(result)}`);
      if (/^Syntax (?:Error|Warning)/m.test(result.output)) throw new Error(`${program}: ${result.output}`);
      return result.output;
    };
    return await read(run, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of each page. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  const text = await reading(pdf, (run) => run('pdftotext', '-layout', 'in.pdf', '-'));
  return text.split('\f').slice(0, -1);
}

/** Its fonts by name, and whether all that is used of them lies in the file. */
export async function pdfFonts(pdf: Uint8Array): Promise<{ name: string; isEmbedded: boolean }[]> {
  const table = await reading(pdf, (run) => run('pdffonts', 'in.pdf'));
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => ({
    name: row.replace(/ .*/, '').replace(/^[A-Z]{6}\+/, ''),
    isEmbedded: / yes (?:yes|no) +(?:yes|no) +\d+ +\d+$/.test(row),
  }));
}

export async function pdfInfo(pdf: Uint8Array): Promise<Map<string, string>> {
  const text = await reading(pdf, (run) => run('pdfinfo', 'in.pdf'));
  return new Map(
    text.split('\n').map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*:\s*/, '')] as const),
  );
}

/** A page as a printer sees it: a byte of gray for each dot. */
export interface Raster {
  width: number;
  height: number;
  dotsPerMm: number;
  dots: Uint8Array;
}

/** Pages are counted from 1. */
export async function pdfPage(pdf: Uint8Array, page: number, dpi = 300): Promise<Raster> {
  return reading(pdf, async (run, folder) => {
    const only = String(page);
    await run(
      'pdftoppm',
      '-gray',
      '-png',
      '-r',
      String(dpi),
      '-f',
      only,
      '-l',
      only,
      '-singlefile',
      'in.pdf',
      'out',
    );
    // From memory: the product reads no picture from a file, and says so to the whole process.
    const image = sharp(readFileSync(path.join(folder, 'out.png')))
      .grayscale()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, dotsPerMm: dpi / 25.4, dots: data };
  });
}
