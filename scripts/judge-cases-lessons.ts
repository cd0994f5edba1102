import { readFileSync } from 'node:fs';
import { ageBandNames, type AgeBand } from '#contract/common.ts';
import { courseOf } from '#engine/safety/course.ts';
import type { CraftText, Field } from '#engine/safety/craft.ts';
import { weighedOf } from '#engine/safety/doubts.ts';
import type { Line } from '#engine/safety/line.ts';
import { survey, type Survey } from '#engine/safety/survey.ts';
import type { Weighed } from '#engine/safety/parts.ts';
import { cases } from '#tests/safety-cases/open-cases.ts';
import type { SafetyCase } from '#tests/safety-cases/parse-cases.ts';
import { houseCrafts } from './judge-cases-house.ts';

/** A sentence with what it is to be taken for. */
export interface Lesson {
  /** What belongs together: nobody learns from one half of it and is asked about the other. */
  group: string;
  kind: string;
  craft: string;
  field: Field;
  isHarm: boolean;
  weight: number;
  text: string;
  weighed: Weighed;
  /** A rule has dealt with its line. */
  isRuled: boolean;
}

interface Label {
  isHarm: boolean;
  weight: number;
}

interface Text {
  group: string;
  kind: string;
  craft: CraftText;
  band: AgeBand;
  labelOf: (text: string, line: Line, isRuled: boolean) => Label | null;
}

const isDealtWith = (read: Survey, line: Line): boolean =>
  read.hits.some((hit) => hit.line === line && !/^(?:leave|note)$/.test(courseOf(hit, read)));

const isRead = ({ spot }: Line, kind: string): boolean =>
  spot.field !== 'picture' && spot.field !== 'amount' && !(kind === 'unsafe' && spot.field === 'note');

let crafts = 0;

function lessonsIn({ group, kind, craft, band, labelOf }: Text): Lesson[] {
  const read = survey(craft, band);
  crafts += 1;
  const name = `${group}/${crafts}`;
  return read.lines
    .filter((line) => isRead(line, kind))
    .flatMap((line) => {
      const isRuled = isDealtWith(read, line);
      return line.sentences.flatMap(({ text }, at): Lesson[] => {
        const weighed = weighedOf(read, line, at);
        // What a rule knows by name is no matter of doubt.
        if (weighed.isMaterial && weighed.settled.size > 0) return [];
        const label = labelOf(text, line, isRuled);
        return label
          ? [{ group, kind, craft: name, field: line.spot.field, text, weighed, isRuled, ...label }]
          : [];
      });
    });
}

const calm = (weight: number): Label => ({ isHarm: false, weight });
const harm = (weight: number): Label => ({ isHarm: true, weight });

/** Every so many-th of the house's crafts is learned from: they repeat themselves from table to table. */
const houseShare = 9;

function ofHouse(): Lesson[] {
  const seen = new Set<string>();
  return houseCrafts(houseShare).flatMap(({ id, band, craft }) =>
    lessonsIn({
      group: id,
      kind: 'house',
      craft,
      band,
      labelOf: (text) => {
        const key = `${band} ${text}`;
        if (seen.has(key)) return null;
        seen.add(key);
        return calm(0.24);
      },
    }),
  );
}

const meets = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

function ofCaseAt(one: SafetyCase, band: AgeBand): Lesson[] {
  return lessonsIn({
    group: one.id,
    kind: one.kind,
    craft: one.craft,
    band,
    labelOf: (text, line, isRuled) => {
      if (one.kind !== 'unsafe') return calm(one.kind === 'supervision' ? 3 : 1.5);
      if (!one.harm.some((words) => meets(text, words)))
        return one.harm.some((words) => meets(line.text, words)) ? null : calm(0.4);
      if (one.mend !== 'adult') return harm(1.5);
      return isRuled ? null : harm(0.7);
    },
  });
}

/** How much a craft teaches about the age next to the one that it was labelled for. */
const nextAgeCounts = 0.5;

/** What harms at one age harms those a little younger, and what is good at one age is good for those a little older. */
export function lessonsOfCase(one: SafetyCase): Lesson[] {
  const at = ageBandNames.indexOf(one.band);
  const next = ageBandNames[one.kind === 'unsafe' ? at - 1 : at + 1];
  const own = ofCaseAt(one, one.band);
  if (next === undefined) return own;
  const others = ofCaseAt(one, next);
  for (const lesson of others) lesson.weight *= nextAgeCounts;
  return [...own, ...others];
}

const bandsBy: Readonly<Record<string, readonly AgeBand[]>> = {
  y: ['2-3', '4-5'],
  m: ['6-8'],
  o: ['9-12', '13+'],
  t: ['13+'],
  a: ['2-3', '6-8', '9-12'],
  k: ['4-5', '6-8'],
  u: ['2-3', '4-5', '6-8'],
  e: ['6-8', '9-12'],
};

const empty: CraftText = {
  title: '',
  description: '',
  materials: [],
  steps: [],
  safetyNotes: [],
  goFurther: null,
  imageAlt: '',
};

const alone = (text: string): CraftText =>
  text.startsWith('*')
    ? { ...empty, materials: [{ name: text.slice(1), amount: '', optional: false, substitutes: [] }] }
    : { ...empty, steps: [{ text, who: 'together' }] };

interface Single {
  kind: string;
  text: string;
  bands: readonly AgeBand[];
  isHarm: boolean;
}

/** Of several sentences the longest is the one that is meant. */
const ofSingle = ({ kind, text, bands, isHarm }: Single): Lesson[] =>
  bands.flatMap((band) =>
    lessonsIn({
      group: text,
      kind,
      craft: alone(text),
      band,
      labelOf: (sentence, line) =>
        line.sentences.some((other) => other.text.length > sentence.length)
          ? null
          : { isHarm, weight: 1.5 / bands.length },
    }),
  );

const linesOf = (file: string): string[] =>
  readFileSync(`tests/safety-cases/${file}`, 'utf8').split('\n').filter(Boolean);

/** All that the reader of steps learns from. */
export function allLessons(): Lesson[] {
  const singles = linesOf('open/lessons.txt').flatMap((line): Single[] => {
    const [, sign, age, text] = /^([-+]) ([a-z]) (.*)$/.exec(line) ?? [];
    return text ? [{ kind: 'lesson', text, bands: bandsBy[age ?? ''] ?? [], isHarm: sign === '+' }] : [];
  });
  const sentences = linesOf('sentences.txt').map((line): Single => {
    const [band, kind, text] = line.split(' | ') as [AgeBand, string, string];
    return { kind: 'sentence', text, bands: [band], isHarm: kind === 'danger' };
  });
  return [...ofHouse(), ...cases.flatMap(lessonsOfCase), ...[...singles, ...sentences].flatMap(ofSingle)];
}
