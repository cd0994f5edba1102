import type { Database } from './database.ts';

/** Answers for those keys that are there, by one statement unless said. */
type Ask = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The same question, not put again while its answers stand: as long as nothing else was said to the database. One that
 * others may write to cannot tell, and is asked every time. `statements` is exactly how many the question takes about these keys.
 */
export function standingAnswers(
  { statementsSoFar }: Pick<Database, 'statementsSoFar'>,
  ask: Ask,
  statements: (keys: readonly string[]) => number = () => 1,
): Ask {
  if (!statementsSoFar) return ask;
  let standing = new Map<string, string>();
  let asOf = -1;
  return async (keys) => {
    const now = statementsSoFar();
    const known = asOf === now ? standing : new Map<string, string>();
    const missing = keys.filter((key) => !known.has(key));
    if (missing.length === 0) return known;
    const answers = await ask(missing);
    for (const [key, answer] of answers) known.set(key, answer);
    // Without an answer, the statement that is counted next may be somebody else's.
    if (answers.size > 0) {
      standing = known;
      asOf = now + statements(missing);
    }
    return known;
  };
}
