interface Check {
  slip: string;
  pattern: RegExp;
}

const checks: readonly Check[] = [
  { slip: 'two spaces', pattern: /\s{2,}/ },
  { slip: 'space at an end', pattern: /^\s|\s$/ },
  { slip: 'space before a mark', pattern: /\s[,.;:!?)]/ },
  { slip: 'space after an opening bracket', pattern: /\(\s/ },
  { slip: 'marks in a row', pattern: /[,;:]\s*[,.;:]|\.{2,}|!{2,}|\?{2,}/ },
  { slip: 'a word twice', pattern: /\b(?!(?:that|had|very) )([a-z']+) \1\b/i },
  { slip: 'a before a vowel', pattern: /\b[Aa] (?!uni|use|usa|eu|one\b|once\b|ute|uk)[aeiou]\w*/ },
  { slip: 'an before a consonant', pattern: /\b[Aa]n (?!hour|honest|heir|x-|8|11|18)[^aeiou\s8"“']\w*/i },
  { slip: 'a small letter after a period', pattern: /(?<!approx|ca|vs|oz)[.!?] +[a-z]/ },
  { slip: 'a placeholder left over', pattern: /[{}|]|\w=[\w-]+\?|\bundefined\b|\bnull\b|\bNaN\b|\[object/ },
  {
    slip: 'one of something in the plural',
    pattern: /\b(?:1|[Oo]ne) (?:inches|feet|sheets|pieces|cups|minutes|hours|days|sticks|tubes|plates)\b/,
  },
  {
    slip: 'a plural article',
    pattern: /\b(?:a|an) (?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?!-)/,
  },
  { slip: 'two articles', pattern: /\b(?:the|a|an) (?:the|a|an)\b/i },
  {
    slip: 'two prepositions',
    pattern: /\b(?:on on|of of|with with|at at|for for|in in|at on|of with)\b/,
  },
  {
    slip: 'British spelling',
    pattern:
      /\b(?:colour\w*|grey|centre|metres?|centimetres?|favourite|mould|tyre|aluminium|plough\w*|jewellery|doughnuts?)\b/i,
  },
  { slip: 'shouting', pattern: /!.*!/ },
  {
    slip: 'filler',
    pattern:
      /\b(?:simply|basically|super fun|amazing|awesome|wow|yay|let's get started|endless fun|the possibilities are endless|unleash)\b/i,
  },
  { slip: 'no space between sentences', pattern: /[a-z)][.!?][A-Z][a-z]/ },
  { slip: 'an unclosed bracket', pattern: /\([^)]*$/ },
];

/** The grammar slips the engine knows, found in a text; empty when it reads clean. */
export function findSlips(text: string): string[] {
  const found = checks.filter(({ pattern }) => pattern.test(text)).map(({ slip }) => slip);
  return text === '' ? ['an empty text'] : found;
}

/** For whole sentences also: a capital at the start, a mark at the end, and not too long to follow. */
export function findSentenceSlips(text: string): string[] {
  const slips = findSlips(text);
  if (!/^["“]?[A-Z0-9À-Þ]/.test(text)) slips.push('no capital at the start');
  if (!/[.!?]["”]?$/.test(text)) slips.push('no mark at the end');
  if (text.split(/(?<=[.!?;:])\s/).some((sentence) => sentence.split(' ').length > 46))
    slips.push('a sentence too long to follow');
  return slips;
}
