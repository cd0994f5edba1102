import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Link, Span as OtelSpan, Tracer } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Log } from '#server/platform/log.ts';
import type { TraceSettings } from '#server/trace-settings.ts';
import { openExporter } from './exporter.ts';
import type { Span, SpanStart, Tracing } from './trace.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const lastWordMs = 1_500;
const longestText = 1_000;

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** What came from elsewhere, if it is in order. Its `tracestate` is left behind: anybody can write anything there. */
function remote(traceparent: string | null | undefined) {
  const parsed = traceparent ? parseTraceParent(traceparent) : null;
  return parsed && { ...parsed, isRemote: true };
}

function linksTo(causedBy: string | null | undefined): Link[] {
  const context = remote(causedBy);
  return context ? [{ context }] : [];
}

interface Origin {
  parent: Context;
  links?: Link[];
}

class SentSpan implements Span {
  #tracer: Tracer;
  #span: OtelSpan;

  constructor(tracer: Tracer, { kind, name, attributes }: SpanStart, { parent, links = [] }: Origin) {
    this.#tracer = tracer;
    this.#span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes }, links }, parent);
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  begin(start: SpanStart): Span {
    return new SentSpan(this.#tracer, start, { parent: trace.setSpan(ROOT_CONTEXT, this.#span) });
  }

  tell(attributes: SpanStart['attributes']): void {
    this.#span.setAttributes({ ...attributes });
  }

  fail(type: string): void {
    this.#span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}

/** Traces for a collector. Nothing is made known to the whole process, so no library tells more than we do. */
export async function openTelemetry(
  settings: TraceSettings,
  { log, version }: { log: Log; version: string },
): Promise<Tracing> {
  const { serviceName, resource, batchDelayMs, timeoutMs } = settings;
  const exporter = await openExporter(settings, log);
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resourceFromAttributes({
      'service.version': version,
      ...resource,
      'service.name': serviceName,
    }),
    spanLimits: { attributeValueLengthLimit: longestText },
    // It never makes anybody wait, and drops what is beyond two thousand spans.
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: batchDelayMs,
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  });
  const tracer = provider.getTracer('gluebird', version);
  return {
    begin(start, { from, causedBy } = {}) {
      const sender = remote(from);
      const parent = sender ? trace.setSpanContext(ROOT_CONTEXT, sender) : ROOT_CONTEXT;
      return new SentSpan(tracer, start, { parent, links: linksTo(causedBy) });
    },
    async close() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(lastWordMs, null, { ref: false }),
      ]);
    },
  };
}
