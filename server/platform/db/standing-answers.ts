import type { Database } from './database.ts';

/** One statement, which answers for those keys that are there. */
type Ask = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The same question, not put again while its answers stand: as long as nothing else was said to the database. One that
 * others may write to cannot tell, and is asked every time.
 */
export function standingAnswers({ statementsSoFar }: Pick<Database, 'statementsSoFar'>, ask: Ask): Ask {
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
      asOf = now + 1;
    }
    return known;
  };
}
