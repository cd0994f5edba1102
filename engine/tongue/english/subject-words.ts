import { list } from '#engine/grammar/nouns.ts';
import type { Part, Subject } from '#engine/themes/subject.ts';
import { findSubject, sceneOf } from '#engine/themes/subjects.ts';

function partWords(part: Part | undefined, key: string): [string, string][] {
  if (part === undefined) return [];
  return [
    [key, part.what],
    [`${key}noun`, part.noun],
    [`${key}where`, part.where],
    [`${key}color`, part.color],
  ];
}

const kept = new Map<string, ReadonlyMap<string, string>>();

function wordsFor(subject: Subject): ReadonlyMap<string, string> {
  const { name, plural, shape, face, mark, parts, head, place, does, fact, kind } = subject;
  return new Map([
    ['name', name],
    ['many', plural],
    ['shape', shape],
    // Only what has a face has words for it: `{v.face? …}`.
    ...(face === undefined ? [] : [['face', face] as [string, string]]),
    ['mark', mark],
    ...partWords(parts[0], 'part'),
    ...partWords(parts[1], 'other'),
    ['parts', list(parts.slice(0, 2).map(({ what }) => what))],
    ...(head.length === 0
      ? []
      : [['head', list(head.slice(0, 2).map(({ what }) => what))] as [string, string]]),
    ['scene', sceneOf(subject)],
    ['place', place],
    ['does', does[0]],
    ['fact', fact],
    ['kind', kind],
  ]);
}

/** What a craft that carries a subject can say of it: `{v.shape}`, `{v.face? …}`, `{v.part}`. */
export function subjectWords(id: string): ReadonlyMap<string, string> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const subject = findSubject(id);
  const words = subject === null ? new Map<string, string>() : wordsFor(subject);
  kept.set(id, words);
  return words;
}
