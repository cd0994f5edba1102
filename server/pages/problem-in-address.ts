import { errorTable } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BroughtProblem } from '#contract/site.ts';

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorTable, text);

/** What did not work before somebody was sent to this page: a known code in its address, said in our words. */
export function problemIn(address: string): BroughtProblem | undefined {
  const code = new URLSearchParams(address.split('?', 2)[1]).get('problem');
  return code !== null && isCode(code) ? { problem: errorTable[code].sentence } : undefined;
}
