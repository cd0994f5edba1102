import { propWords } from './prop-words.data.ts';
import type { PropName } from './props.ts';

/** What pictures a thing of this name. */
export function propFor(name: string): PropName | undefined {
  return propWords.find(([word]) => word.test(name.toLowerCase().replaceAll('-', ' ')))?.[1];
}
