import type { Known, Verdict } from './judge.ts';

export function settle(verdict: Verdict): Known | Extract<Verdict, { kind: 'dangerous' }> {
  if (verdict.kind !== 'unreadable') return verdict;
  return {
    kind: 'dangerous',
    findings: verdict.doubts.map((doubt) => ({ rule: 'unreadable', demand: 'never', reason: 'Nobody could vouch for these words.', instead: '', where: doubt.where, words: doubt.words })),
  };
}
