import { AsyncLocalStorage } from 'node:async_hooks';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  kind: 'server' | 'client' | 'consumer';
  /** One of few: no ids, no addresses. */
  name: string;
  attributes: Attributes;
}

/** Something that takes time. Nothing that a person typed, that names one or that is secret may be told of it. */
export interface Span {
  /** As W3C Trace Context has it, for whoever goes on with it elsewhere. */
  readonly traceparent: string;
  /** A part of it. */
  begin(start: SpanStart): Span;
  tell(attributes: Attributes): void;
  fail(type: string): void;
  end(): void;
}

export interface Tracing {
  /** `from` goes on with a trace; `causedBy` names what a trace of its own comes from. */
  begin(start: SpanStart, origin?: { from?: string | undefined; causedBy?: string | null }): Span;
  /** Sends what is left, as far as that works in a moment. */
  close(): Promise<void>;
}

const spans = new AsyncLocalStorage<Span | undefined>();

/** Absent where nothing is traced. */
export const currentSpan = (): Span | undefined => spans.getStore();
export const runIn = <T>(span: Span | undefined, work: () => T): T => spans.run(span, work);

/** What comes of it belongs to nobody's trace. */
export const outsideTraces = <T>(work: () => T): T => (currentSpan() ? runIn(undefined, work) : work());

/** A name, never the message: that may quote what a person sent. */
export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** The span lasts as long as the work. */
export async function lasting<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await runIn(span, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Work that is a span of the trace it happens in, if there is one. */
export function traced<T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = currentSpan()?.begin(start);
  return span ? lasting(span, work) : work();
}
