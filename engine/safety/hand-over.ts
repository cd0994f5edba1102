import type { Hit } from './line.ts';

/** "Your child irons the sheets": the subject can be another, and the verb stays right. */
const subject = /^(?:your|the) (?:toddler|child|little one|kid|preschooler|son|daughter) (?=[a-z]+s\b)/i;
const others =
  /\b(?:child|kid|toddler|little one|they|them|he|she|him|her|himself|herself|themselves|alone|own|you)\b/i;

const sentenceOf = ({ line, sentence }: Hit): string => line.sentences[sentence]?.text ?? '';

/** Whether a sentence can be given to a grown-up by its subject alone. */
export const canHandOver = (hit: Hit): boolean => {
  const text = sentenceOf(hit);
  return !hit.rule.isAct && subject.test(text) && !others.test(text.replace(subject, ''));
};

/** The step with that sentence in a grown-up's hands. */
export function handedOver(text: string, hit: Hit): string {
  const was = sentenceOf(hit);
  return text.replace(was, was.replace(subject, 'A grown-up '));
}
