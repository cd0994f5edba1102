import { themeNames, type ThemeName } from '#contract/common.ts';
import { singularWord } from '#engine/grammar/nouns.ts';
import { turnedAway } from '#engine/safety/door.ts';
import { openSubjects, subjectAliases, themeAliases } from './aliases.data.ts';
import { allSubjectIds, subjectIds, subjectName, type SubjectId } from './subject-ids.ts';

export type MatchedTheme =
  /** One of the eighteen, or words that mean one of them. */
  | { kind: 'theme'; theme: ThemeName; subjects: readonly SubjectId[] }
  /** Subjects the words name. */
  | { kind: 'subjects'; subjects: readonly SubjectId[] }
  /** Nothing known: open subjects, to be dressed up for the occasion. */
  | { kind: 'open'; words: string; subjects: readonly SubjectId[] }
  | { kind: 'declined'; message: string };

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}' -]/gu, ' ')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

const singular = (text: string): string => normal(text).split(' ').map(singularWord).join(' ');

const byName = new Map<string, readonly SubjectId[]>();
for (const [alias, ids] of Object.entries(subjectAliases)) byName.set(singular(alias), ids);
for (const id of allSubjectIds) {
  byName.set(singular(id), [id]);
  byName.set(singular(subjectName(id)), [id]);
}
const byThemeWord = new Map<string, ThemeName>();
for (const [alias, theme] of Object.entries(themeAliases)) byThemeWord.set(singular(alias), theme);
for (const theme of themeNames) byThemeWord.set(singular(theme), theme);

function phrases(text: string): string[] {
  const words = text.split(' ').slice(0, 12);
  const found: string[] = [];
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) found.push(words.slice(at, at + length).join(' '));
  }
  return found;
}

/** The family's words with anything that is not a word taken out, short enough for a sentence. */
function quotable(text: string): string {
  const words = normal(text).split(' ').slice(0, 6).join(' ');
  return words.length <= 40 && /^[\p{L}' ]{2,}$/u.test(words) ? words : '';
}

export function matchTheme(text: string): MatchedTheme {
  const message = turnedAway(text);
  if (message !== null) return { kind: 'declined', message };
  const wanted = singular(text.slice(0, 120));
  const exact = byThemeWord.get(wanted);
  const whole = byName.get(wanted);
  if (
    exact !== undefined &&
    (whole === undefined || themeNames.some((theme) => singular(theme) === wanted))
  ) {
    return { kind: 'theme', theme: exact, subjects: subjectIds[exact] };
  }
  if (whole) return { kind: 'subjects', subjects: whole };
  const parts = phrases(wanted);
  const named = [...new Set(parts.flatMap((part) => byName.get(part) ?? []))];
  if (named.length > 0) return { kind: 'subjects', subjects: named.slice(0, 8) };
  const theme = parts.map((part) => byThemeWord.get(part)).find((name) => name !== undefined);
  if (theme !== undefined) return { kind: 'theme', theme, subjects: subjectIds[theme] };
  return { kind: 'open', words: quotable(text), subjects: openSubjects };
}
