/** The words of a sentence that carry it, without their endings. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !/^(?:with|your|them|they|that|this|into|from|then|have|over|some|each)$/.test(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  ),
];

/** From which share of their words on two sentences say the same. */
const alike = 0.85;
const fewest = 4;

/** Whether a sentence is told in nearly the words of one of these. */
export function isLike(sentences: readonly string[][]): (words: readonly string[]) => boolean {
  const byWord = new Map<string, number[]>();
  for (const [at, words] of sentences.entries())
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(at);
      else byWord.set(word, [at]);
    }
  return (words) => {
    if (words.length < fewest) return false;
    const shared = new Map<number, number>();
    for (const word of words)
      for (const at of byWord.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    return [...shared].some(
      ([at, count]) =>
        count >= fewest &&
        count >= alike * Math.min(words.length, Math.max(fewest, sentences[at]?.length ?? 0)),
    );
  };
}
