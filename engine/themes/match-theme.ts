import { themeNames, type ThemeName } from '#contract/common.ts';
import { turnedAway } from '#engine/safety/door.ts';
import { besideTheDay, openSubjects, subjectAliases, themeAliases } from './aliases.data.ts';
import { isOccasion, plain, readWish } from './read-wish.ts';
import { allSubjectIds, subjectIds, subjectName, type SubjectId } from './subject-ids.ts';

export type MatchedTheme =
  /** One of the eighteen, or words that mean one of them. */
  | { kind: 'theme'; theme: ThemeName; subjects: readonly SubjectId[] }
  /** Subjects the words name, or such as only go with what they name. */
  | { kind: 'subjects'; subjects: readonly SubjectId[]; isBeside: boolean }
  /** Nothing known: open subjects, to be dressed up for the occasion. */
  | { kind: 'open'; words: string; subjects: readonly SubjectId[] }
  | { kind: 'declined'; message: string };

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}' -]/gu, ' ')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

const byName = new Map<string, readonly SubjectId[]>();
const loose = new Set<readonly SubjectId[]>();
/** Where and when: they tell of owls and houses only where nothing else is said. A space night is about space. */
const settings = new Set(['night', 'bedtime', 'house', 'city', 'summer', 'winter', 'spring', 'jack']);
const beside = new Set<readonly SubjectId[]>();
for (const [alias, ids] of Object.entries(subjectAliases)) {
  byName.set(plain(alias), ids);
  if (isOccasion(plain(alias)) || settings.has(alias)) loose.add(ids);
  if (besideTheDay.includes(alias)) beside.add(ids);
}
for (const id of allSubjectIds) {
  byName.set(plain(id), [id]);
  byName.set(plain(subjectName(id)), [id]);
}
const byThemeWord = new Map<string, ThemeName>();
for (const [alias, theme] of Object.entries(themeAliases)) byThemeWord.set(plain(alias), theme);
for (const theme of themeNames) byThemeWord.set(plain(theme), theme);

/** The known phrases of a run of words, the longest first; no word counts twice. */
function knownIn<T>(run: string, known: ReadonlyMap<string, T>): T[] {
  let left = ` ${run} `;
  const found: T[] = [];
  const words = run.split(' ').slice(0, 14);
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const hit = known.get(phrase);
      if (hit === undefined || !left.includes(` ${phrase} `)) continue;
      found.push(hit);
      left = left.replace(` ${phrase} `, ' | ');
    }
  }
  return found;
}

/** The family's words with anything that is not a word taken out, short enough for a sentence. */
export function quotable(text: string): string {
  const words = normal(text).split(' ').slice(0, 6).join(' ');
  return words.length <= 40 && /^[\p{L}' ]{2,}$/u.test(words) ? words : '';
}

export function matchTheme(text: string): MatchedTheme {
  const message = turnedAway(text);
  if (message !== null) return { kind: 'declined', message };
  const wanted = plain(text.slice(0, 120));
  const exact = byThemeWord.get(wanted);
  const whole = byName.get(wanted);
  if (exact !== undefined && (whole === undefined || themeNames.some((theme) => plain(theme) === wanted))) {
    return { kind: 'theme', theme: exact, subjects: subjectIds[exact] };
  }
  if (whole) return { kind: 'subjects', subjects: whole, isBeside: beside.has(whole) };
  const { runs, meant } = readWish(text);
  const find = <T>(known: ReadonlyMap<string, T>): T[] => [
    ...runs.flatMap((run) => knownIn(run, known)),
    ...meant.flatMap(({ topic }) => known.get(topic) ?? []),
  ];
  const [theme] = find(byThemeWord);
  const all = find(byName);
  const telling = all.filter((ids) => !loose.has(ids));
  // An occasion says less than a theme: a dinosaur birthday is about dinosaurs.
  const found = telling.length > 0 ? telling : theme === undefined ? all : [];
  if (found.length > 0)
    return {
      kind: 'subjects',
      subjects: [...new Set(found.flat())].slice(0, 8),
      isBeside: found.every((ids) => beside.has(ids)),
    };
  if (theme !== undefined) return { kind: 'theme', theme, subjects: subjectIds[theme] };
  return { kind: 'open', words: quotable(text), subjects: openSubjects };
}
