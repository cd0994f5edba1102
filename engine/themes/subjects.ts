import type { ThemeName } from '#contract/common.ts';
import { list, plural } from '#engine/grammar/nouns.ts';
import type { ColorName } from '#engine/grammar/colors.ts';
import { animals } from './animals.data.ts';
import { bugs } from './bugs.data.ts';
import { dinosaurs } from './dinosaurs.data.ts';
import { fairyTales } from './fairy-tales.data.ts';
import { fantasy } from './fantasy.data.ts';
import { farm } from './farm.data.ts';
import { food } from './food.data.ts';
import { jungle } from './jungle.data.ts';
import { music } from './music.data.ts';
import { nature } from './nature.data.ts';
import { ocean } from './ocean.data.ts';
import { robots } from './robots.data.ts';
import { seasons } from './seasons.data.ts';
import { space } from './space.data.ts';
import { sports } from './sports.data.ts';
import type { Part, Subject, SubjectNotes, SubjectsOf } from './subject.ts';
import { subjectIds, subjectName, type SubjectId } from './subject-ids.ts';
import { superheroes } from './superheroes.data.ts';
import { transportation } from './transportation.data.ts';
import { weather } from './weather.data.ts';

const notes: { [T in ThemeName]: SubjectsOf<T> } = {
  Animals: animals,
  Space: space,
  Ocean: ocean,
  'Fairy Tales': fairyTales,
  Dinosaurs: dinosaurs,
  Seasons: seasons,
  Superheroes: superheroes,
  Jungle: jungle,
  Transportation: transportation,
  Fantasy: fantasy,
  Nature: nature,
  Weather: weather,
  Music: music,
  Bugs: bugs,
  Farm: farm,
  Robots: robots,
  Sports: sports,
  Food: food,
};

const numbers = /^(two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|sixteen|twenty)\b/;

function readPart(text: string, main: ColorName): Part {
  const [what = '', where = '', color] = text.split('|');
  const bare = what
    .replace(/^(?:a|an)\s/, '')
    .replace(numbers, '')
    .trim();
  const beforeDetail = bare.split(/ (?:with|to|from|on|for|along) /)[0] ?? bare;
  const at = beforeDetail.indexOf(' of ');
  const head = at < 0 ? beforeDetail : beforeDetail.slice(0, at);
  const noun = (head.split(' ').at(-1) ?? head) + (at < 0 ? '' : beforeDetail.slice(at));
  const many = numbers.test(what) || /^(?:round|wide) (?:goggles|glasses)|^tufts/.test(what);
  return { what, noun, many, where, color: (color as ColorName | undefined) ?? main };
}

function readSubject(id: SubjectId, theme: ThemeName, written: SubjectNotes): Subject {
  const name = subjectName(id);
  const main = written.colors[0];
  return {
    ...written,
    id,
    theme,
    name,
    plural: plural(name),
    traits: written.traits ?? [],
    head: (written.head ?? []).map((part) => readPart(part, main)),
    parts: written.parts.map((part) => readPart(part, main)),
  };
}

const byId = new Map<string, Subject>();
const byTheme = new Map<ThemeName, readonly Subject[]>();
for (const [name, ids] of Object.entries(subjectIds)) {
  const theme = name as ThemeName;
  const written = notes[theme] as Record<string, SubjectNotes>;
  const read = ids.map((id) => {
    const found = written[id];
    if (found === undefined) throw new Error(`${id} has no notes`);
    return readSubject(id, theme, found);
  });
  byTheme.set(theme, read);
  for (const subject of read) byId.set(subject.id, subject);
}

export function getSubject(id: SubjectId): Subject {
  const subject = byId.get(id);
  if (subject === undefined) throw new Error(`unknown subject ${id}`);
  return subject;
}

export function findSubject(id: string): Subject | null {
  return byId.get(id) ?? null;
}

export function subjectsOf(theme: ThemeName): readonly Subject[] {
  return byTheme.get(theme) ?? [];
}

export const allSubjects: readonly Subject[] = [...byId.values()];

/** "seaweed, bubbles and a rocky cave". */
export function sceneOf(subject: Subject, most = 3): string {
  return list(subject.scene.slice(0, most));
}
