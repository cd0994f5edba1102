import { estimateMicroUsd } from '#server/generation/calls/prices.ts';
import type { RecordCall } from '#server/generation/vendors/vendor-line.ts';

/** What a trial made us ask of vendors: millionths of a dollar, and how many calls had no price that we know. */
export interface Cost {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  microUsd: number;
  unpriced: number;
}

export function countCost(): { cost: Cost; recordCall: RecordCall } {
  const cost: Cost = { calls: 0, inputTokens: 0, outputTokens: 0, microUsd: 0, unpriced: 0 };
  const recordCall: RecordCall = (call) => {
    const price = estimateMicroUsd(call);
    cost.calls += 1;
    cost.inputTokens += call.inputTokens ?? 0;
    cost.outputTokens += call.outputTokens ?? 0;
    cost.microUsd += price ?? 0;
    if (price === null) cost.unpriced += 1;
    return Promise.resolve();
  };
  return { cost, recordCall };
}

export function costLine({ calls, inputTokens, outputTokens, microUsd, unpriced }: Cost): string {
  if (calls === 0) return 'No vendor was asked.';
  const dollars = `about $${(microUsd / 1_000_000).toFixed(2)}`;
  const more = unpriced > 0 ? ` and ${unpriced} calls without a price that we know` : '';
  return `${calls} calls, ${dollars}${more}, ${inputTokens} tokens in and ${outputTokens} out.`;
}
