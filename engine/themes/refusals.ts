/** What families say they do not want: "cats only, no dogs", "nothing pink", "doesn't like princesses". */
const refusing = new Set('no not nothing without never except hate dislike hating'.split(' '));
/** These refuse only what somebody would like or want: "can't wait for the zoo" is about the zoo. */
const negating = new Set("doesn't don't isn't aren't didn't wouldn't".split(' '));
const wanting = new Set(['', ...'like want love need into about keen'.split(' ')]);
/** Between the two: "not too scary", "no more of the". */
const between = new Set(
  'too so very really any anything more another a an the that like want into about much of please'.split(' '),
);
/** "Not only dragons" wants dragons, and more. */
const notRefused = new Set('only just sure'.split(' '));
const joining = new Set(['or', 'nor']);

interface Refusal {
  /** Where the refusing word stands, and where the last of what it refuses. */
  from: number;
  to: number;
  /** The places of what is refused. */
  refused: readonly number[];
}

const past = (words: readonly string[], from: number, passed: ReadonlySet<string>): number => {
  let at = from;
  while (at < words.length && passed.has(words[at] ?? '')) at += 1;
  return at;
};

function refusalAt(words: readonly string[], from: number): Refusal | null {
  const word = words[from] ?? '';
  const isNegated = negating.has(word) && wanting.has(words[from + 1] ?? '');
  if (!isNegated && !refusing.has(word)) return null;
  let to = past(words, from + 1, isNegated ? new Set([...wanting, ...between]) : between);
  if (to >= words.length || notRefused.has(words[to] ?? '')) return null;
  const refused = [to];
  while (joining.has(words[to + 1] ?? '') && to + 2 < words.length) {
    to += 2;
    refused.push(to);
  }
  return { from, to, refused };
}

export const refusalsIn = (words: readonly string[]): Refusal[] =>
  words.flatMap((_, at) => refusalAt(words, at) ?? []);
