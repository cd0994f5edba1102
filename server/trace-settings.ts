import type { SettingsReader } from './settings.ts';

const protocols = ['http/protobuf', 'http/json'] as const;
const rootSamplers = ['always_on', 'always_off', 'traceidratio'] as const;
const samplers = [...rootSamplers, ...rootSamplers.map((each) => `parentbased_${each}` as const)];

/** Where traces go, in the words of OpenTelemetry's own settings. */
export interface TraceSettings {
  /** The whole address, such as http://collector:4318/v1/traces. */
  url: string;
  protocol: (typeof protocols)[number];
  headers: Record<string, string>;
  timeoutMs: number;
  compression: 'gzip' | 'none';
  /** Sent together after this time, or when there are many. */
  batchDelayMs: number;
  sampler: (typeof samplers)[number];
  /** Of all traces, where the sampler goes by a ratio. */
  ratio: number;
  serviceName: string;
  resource: Record<string, string>;
}

const forTraces = (name: string): string => name.replace('OTLP_', 'OTLP_TRACES_');

/** The name that is set: the one for traces alone counts more than the one for everything. */
const nameOf = (settings: SettingsReader, name: string): string =>
  settings.find(forTraces(name)) === null ? name : forTraces(name);

function readUrl(settings: SettingsReader): string | null {
  const own = settings.url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http', 'https']);
  if (own) return own;
  const base = settings.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']);
  return base && `${base.replace(/\/+$/, '')}/v1/traces`;
}

const isOff = (settings: SettingsReader): boolean =>
  settings.toggle('OTEL_SDK_DISABLED', false) ||
  settings.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'none';

/** Null without an address to send them to. */
export function readTraces(settings: SettingsReader): TraceSettings | null {
  const url = readUrl(settings);
  if (isOff(settings) || !url) return null;
  return {
    url,
    protocol: settings.choice(nameOf(settings, 'OTEL_EXPORTER_OTLP_PROTOCOL'), protocols) ?? 'http/protobuf',
    headers: settings.pairs(nameOf(settings, 'OTEL_EXPORTER_OTLP_HEADERS')),
    timeoutMs: settings.integer(nameOf(settings, 'OTEL_EXPORTER_OTLP_TIMEOUT'), {
      fallback: 10_000,
      min: 1,
      max: 60_000,
    }),
    compression:
      settings.choice(nameOf(settings, 'OTEL_EXPORTER_OTLP_COMPRESSION'), ['gzip', 'none']) ?? 'none',
    batchDelayMs: settings.integer('OTEL_BSP_SCHEDULE_DELAY', { fallback: 5_000, min: 1, max: 60_000 }),
    sampler: settings.choice('OTEL_TRACES_SAMPLER', samplers) ?? 'parentbased_always_on',
    ratio: settings.fraction('OTEL_TRACES_SAMPLER_ARG', 1),
    serviceName: settings.text('OTEL_SERVICE_NAME', 'gluebird'),
    resource: settings.pairs('OTEL_RESOURCE_ATTRIBUTES'),
  };
}
