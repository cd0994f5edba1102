import { errorTable } from '#contract/errors.ts';
import type { ErrorReply } from '#contract/errors.ts';

/** What is wrong with an answer of the API; null when nothing is. */
export function complaintAbout(status: number, text: string): string | null {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}: ${text}`;
  let reply: Partial<ErrorReply>;
  try {
    reply = JSON.parse(text) as Partial<ErrorReply>;
  } catch {
    return `answered ${status} with what is no JSON: ${text.slice(0, 200)}`;
  }
  const { success, code, message, issues } = reply;
  if (success !== false || !code || errorTable[code]?.status !== status || !message)
    return `has another shape: ${text}`;
  if (status === 400 && code === 'INVALID_INPUT' && !issues?.length) return `names no issue: ${text}`;
  return null;
}
