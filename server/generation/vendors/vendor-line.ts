import type { Clock } from '#server/platform/clock.ts';
import { traced } from '#server/platform/tracing/trace.ts';
import type { Span } from '#server/platform/tracing/trace.ts';
import { Breaker } from './breaker.ts';
import { toVendorError, VendorError } from './vendor-error.ts';
import type { VendorOutcome } from './vendor-error.ts';

export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** What is known of a call to a vendor afterwards. */
export interface VendorCall extends Usage {
  kind: 'text' | 'picture';
  provider: string;
  model: string;
  promptVersion: string;
  outcome: VendorOutcome | 'ok';
  ms: number;
}

export type RecordCall = (call: VendorCall) => Promise<void>;
/** Asked before every call; throws VendorPaused when operators want none now. */
export type Admit = () => Promise<void>;

interface VendorLineParts {
  of: Pick<VendorCall, 'kind' | 'provider' | 'model' | 'promptVersion'>;
  clock: Clock;
  admit: Admit;
  /** Every call is kept: how it went, how long it took, what it used. */
  recordCall: RecordCall;
}

interface Question<A extends { usage: Usage }, T> {
  ask: () => Promise<A>;
  /** Reading may fail too, and what the call used counts all the same. */
  read: (answer: A) => T | Promise<T>;
  /** Aborted when nobody wants the answer any more, which is nobody's fault. */
  signal?: AbortSignal;
}

/** Every call to a vendor goes through here: it ends well or as a VendorError, is written down, and teaches the breaker. */
export class VendorLine {
  #parts: VendorLineParts;
  #breaker: Breaker;

  constructor(parts: VendorLineParts) {
    this.#parts = parts;
    this.#breaker = new Breaker(parts.clock);
  }

  async call<A extends { usage: Usage }, T>(question: Question<A, T>): Promise<T> {
    await this.#parts.admit();
    if (!this.#breaker.admits()) throw new VendorError('down', { isResting: true });
    const startedAt = performance.now();
    const { usage, result, failure } = await this.#attempt(question);
    await this.#settle(failure?.outcome ?? 'ok', startedAt, usage);
    if (failure) throw failure;
    return result as T;
  }

  #attempt<A extends { usage: Usage }, T>(question: Question<A, T>): Promise<Attempt<T>> {
    const { kind, provider, model } = this.#parts.of;
    const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model };
    return traced({ kind: 'client', name: `vendor ${kind}`, attributes }, async (span) => {
      const attempted = await attempt(question);
      if (span) tell(span, attempted);
      return attempted;
    });
  }

  async #settle(outcome: VendorCall['outcome'], startedAt: number, usage: Usage): Promise<void> {
    this.#breaker.settle(outcome);
    const ms = Math.round(performance.now() - startedAt);
    await this.#parts.recordCall({ ...this.#parts.of, outcome, ms, ...usage });
  }
}

interface Attempt<T> {
  usage: Usage;
  result?: T;
  failure?: VendorError;
}

function tell(span: Span, { usage: { inputTokens, outputTokens }, failure }: Attempt<unknown>): void {
  if (inputTokens !== null) span.tell({ 'gen_ai.usage.input_tokens': inputTokens });
  if (outputTokens !== null) span.tell({ 'gen_ai.usage.output_tokens': outputTokens });
  if (failure) span.fail(failure.outcome);
}

async function attempt<A extends { usage: Usage }, T>({
  ask,
  read,
  signal,
}: Question<A, T>): Promise<Attempt<T>> {
  let usage: Usage = { inputTokens: null, outputTokens: null };
  try {
    const answer = await ask();
    ({ usage } = answer);
    return { usage, result: await read(answer) };
  } catch (error) {
    signal?.throwIfAborted();
    return { usage, failure: toVendorError(error) };
  }
}
