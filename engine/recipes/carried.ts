import type { AgeBand } from '#contract/common.ts';
import type { Subject } from '#engine/themes/subject.ts';
import { allSubjects } from '#engine/themes/subjects.ts';
import type { Variant } from './recipe.ts';

const kinds: ReadonlySet<string> = new Set(allSubjects.map(({ kind }) => kind));
const traits: ReadonlySet<string> = new Set(allSubjects.flatMap((subject) => subject.traits));

/** "animal", "wings", "face", or one of several: "animal/bird". */
function isSuch(subject: Subject, word: string): boolean {
  return word.split('/').some((one) => {
    if (one === 'any') return true;
    if (one === 'face') return subject.face !== undefined;
    if (kinds.has(one)) return subject.kind === one;
    if (traits.has(one)) return (subject.traits as readonly string[]).includes(one);
    throw new Error(`no subject is ${one}`);
  });
}

/** "any", "face !long", "animal/bird/fish": the subjects that a craft can carry, each as a variant of it. */
export function carriedVariants(query: string, bands: readonly AgeBand[]): Variant[] {
  const wanted = query.split(' ').filter(Boolean);
  return allSubjects
    .filter((subject) =>
      wanted.every((word) =>
        word.startsWith('!') ? !isSuch(subject, word.slice(1)) : isSuch(subject, word),
      ),
    )
    .map((subject) => ({
      id: subject.id,
      themes: [subject.theme],
      topics: [],
      colors: subject.colors,
      otherMains: [],
      bands,
    }));
}
