import { sentences as forHome } from './for-home.data.ts';
import { sentences as forPlay } from './for-play.data.ts';
import { sentences as forWear } from './for-wear.data.ts';
import { sentences as landPictures } from './land-pictures.data.ts';
import { sentences as lands } from './lands.data.ts';
import { sentences as roadPictures } from './road-pictures.data.ts';
import { sentences as roadsAndStages } from './roads-and-stages.data.ts';
import { sentences as talePictures } from './tale-pictures.data.ts';
import { sentences as talesAndSeasons } from './tales-and-seasons.data.ts';

const all = [
  lands,
  roadsAndStages,
  talesAndSeasons,
  landPictures,
  roadPictures,
  talePictures,
  forWear,
  forHome,
  forPlay,
];

type Sentences = ReadonlyMap<string, string>;

function readSentences(): ReadonlyMap<string, Sentences> {
  const tables = new Map<string, Map<string, string>>();
  let name = '';
  for (const line of all.flatMap((text) => text.trim().split('\n'))) {
    const at = line.indexOf(' ');
    if (line.startsWith('* ')) tables.set((name = line.slice(2)), new Map());
    else tables.get(name)?.set(line.slice(0, at), line.slice(at + 1));
  }
  return tables;
}

let read: ReadonlyMap<string, Sentences> | null = null;

/** What is said of each thing of a table of extras. */
export function extraSentences(table: string): Sentences {
  read ??= readSentences();
  return read.get(table) ?? new Map();
}
