import { unkindTopics } from './unkind.data.ts';
import { plainText } from './reading.ts';

export interface Unkind {
  topic: string;
  message: string;
}

/** Whether a text is about something that has no place in a children's craft. */
export function findUnkind(text: string): Unkind | null {
  const plain = plainText(text);
  const spread = plain.replaceAll(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '');
  const isSpread = spread !== plain;
  const found = unkindTopics.find(({ pattern }) => pattern.test(plain) || (isSpread && pattern.test(spread)));
  return found ? { topic: found.topic, message: found.message } : null;
}
