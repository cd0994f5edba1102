import { ExportResultCode } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '#server/platform/log.ts';
import { redactText } from '#server/platform/log.ts';
import type { TraceSettings } from '#server/trace-settings.ts';

/** A collector that never ends its answers holds on to no more than these. */
const atOnce = 4;
const longestReason = 200;

/** Such as ECONNREFUSED or 401. */
function reasonOf({ error }: ExportResult): string {
  const code = error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' || typeof code === 'number') return String(code);
  return redactText(error?.message ?? 'unknown').slice(0, longestReason);
}

/** Tells the log when the collector is away, and when it is there again: once each. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false;
  const note = (result: ExportResult): void => {
    const failed = result.code !== ExportResultCode.SUCCESS;
    if (failed && !isAway) log.warn({ reason: reasonOf(result) }, 'traces could not be sent');
    if (!failed && isAway) log.info('traces are sent again');
    isAway = failed;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

async function exporterClass(protocol: TraceSettings['protocol']) {
  return protocol === 'http/json'
    ? (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter
    : (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter;
}

export async function openExporter(settings: TraceSettings, log: Log): Promise<SpanExporter> {
  const { protocol, url, headers, timeoutMs, compression } = settings;
  const Exporter = await exporterClass(protocol);
  // Its enum of compressions has these very words, but is no value where types are only taken off.
  type Options = NonNullable<ConstructorParameters<typeof Exporter>[0]>;
  const options = { url, headers, timeoutMillis: timeoutMs, compression, concurrencyLimit: atOnce };
  return telling(new Exporter(options as Options), log);
}
