import { inputsOf } from '#engine/safety/inputs.ts';
import type { Lesson } from './judge-cases-lessons.ts';

/** A sentence as numbers of inputs. */
export interface NetworkRow {
  words: readonly (readonly number[])[];
  whole: readonly number[];
  isHarm: boolean;
  weight: number;
  isHouse: boolean;
}

export interface NetworkBook {
  rows: readonly NetworkRow[];
  words: readonly string[];
  wholes: readonly string[];
  /** Inputs below this are words; the others are what words have in common and how they stand. */
  wordCount: number;
}

/** A word that only the house uses is learned when it uses it so often. */
const fewestInHouse = 6;
const fewest = 2;

type Counts = Map<string, number>;

const addTo = (counts: Counts, name: string): Map<string, number> =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

function countsOf(lessons: readonly Lesson[]): Record<'house' | 'told' | 'common' | 'wholes', Counts> {
  const counts = {
    house: new Map<string, number>(),
    told: new Map<string, number>(),
    common: new Map<string, number>(),
    wholes: new Map<string, number>(),
  };
  for (const { kind, weighed } of lessons) {
    const { words, whole } = inputsOf(weighed);
    for (const { means, stands } of words)
      for (const name of [...means, ...stands])
        addTo(!name.startsWith('w ') ? counts.common : kind === 'house' ? counts.house : counts.told, name);
    for (const name of whole) addTo(counts.wholes, name);
  }
  return counts;
}

const idsOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, at) => [name, at]));

/** What networks learn from: sentences of whole crafts. Single sentences make them read whole crafts worse. */
export function networkBookOf(lessons: readonly Lesson[]): NetworkBook {
  const used = lessons.filter(({ kind }) => kind !== 'lesson' && kind !== 'sentence');
  const { house, told, common, wholes } = countsOf(used);
  const known = [...new Set([...told.keys(), ...house.keys()])]
    .filter((name) => {
      const inHouse = house.get(name) ?? 0;
      const inTold = told.get(name) ?? 0;
      return inTold >= fewest || inHouse >= fewestInHouse || (inTold > 0 && inHouse > 0);
    })
    .filter((name) => !name.includes('|'))
    .toSorted();
  const words = [...known, ...[...common.keys()].toSorted()];
  const wholeNames = [...wholes.keys()].toSorted();
  const [wordIds, wholeIds] = [idsOf(words), idsOf(wholeNames)];
  const rows = used.map(({ weighed, isHarm, weight, kind }): NetworkRow => {
    const inputs = inputsOf(weighed);
    return {
      words: inputs.words.map(({ means, stands }) =>
        [...means, ...stands].flatMap((name) => wordIds.get(name) ?? []),
      ),
      whole: inputs.whole.flatMap((name) => wholeIds.get(name) ?? []),
      isHarm,
      weight,
      isHouse: kind === 'house',
    };
  });
  return { rows, words, wholes: wholeNames, wordCount: known.length };
}
