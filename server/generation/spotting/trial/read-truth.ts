import fs from 'node:fs';
import path from 'node:path';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { thingsIn } from '#server/generation/spotting/things.ts';
import type { Thing } from '#server/generation/spotting/things.ts';

/** A photo and all that lies on it. */
export interface TruePhoto {
  name: string;
  file: string;
  things: readonly Thing[];
}

export interface Truth {
  photos: readonly TruePhoto[];
  /** Photos beside them of which nobody said what lies there. */
  untold: readonly string[];
  /** What is wrong with the folder, a sentence each. */
  problems: readonly string[];
}

const truthName = 'truth.txt';
const photoName = /\.(?:jpe?g|png|webp|gif|heic)$/i;
const truthLine = /^(.+?\.\w+)\s*:\s*(.*)$/;

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** A thing nobody here knows could never be told right, except where the model has a label for it. */
const isKnown = (name: string, labels: ReadonlySet<string>): boolean =>
  thingsIn(name).length > 0 &&
  (labels.has(name.toLowerCase()) || understandSupplies([name]).every(({ kind }) => kind !== 'unknown'));

/** Reads what the operator knows to lie on the photos of a folder: `photo.jpg: paper plate, red yarn`. */
export function readTruth(folder: string, labels: ReadonlySet<string>): Truth {
  const truth = path.join(folder, truthName);
  if (!fs.existsSync(truth))
    return { photos: [], untold: [], problems: [`${truth} is not there: it says what lies on each photo.`] };
  const problems: string[] = [];
  const photos = new Map<string, TruePhoto>();
  for (const [at, raw] of fs.readFileSync(truth, 'utf8').split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const complain = (what: string): void => {
      problems.push(`Line ${at + 1} of ${truthName}: ${what}.`);
    };
    const [, name, text] = truthLine.exec(line) ?? [];
    if (!name || text === undefined) {
      complain('it does not say "photo.jpg: thing, thing"');
      continue;
    }
    const file = path.join(folder, name);
    if (photos.has(name)) complain(`${name} has a line already`);
    else if (!fs.existsSync(file)) complain(`there is no photo ${name}`);
    const names = namesIn(text);
    for (const each of names) if (!isKnown(each, labels)) complain(`nobody here knows "${each}"`);
    photos.set(name, { name, file, things: names.flatMap(thingsIn) });
  }
  if (photos.size === 0) problems.push(`${truth} names no photo.`);
  const untold = fs.readdirSync(folder).filter((name) => photoName.test(name) && !photos.has(name));
  return { photos: [...photos.values()], untold: untold.toSorted(), problems };
}
