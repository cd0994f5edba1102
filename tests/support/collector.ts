import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { readTraces } from '#server/trace-settings.ts';
import type { TraceSettings } from '#server/trace-settings.ts';
import { SettingsReader } from '#server/settings.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp, TestAppOptions } from './create-test-app.ts';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  links?: { traceId: string; spanId: string }[];
  status: { code: number };
}

interface WireBody {
  resourceSpans: {
    resource: { attributes: WireSpan['attributes'] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
}

interface ToldSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, unknown>;
}

interface Told {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** `drip` begins an answer and never ends it; `lie` says well to everything, in words that mean nothing. */
type Answer = number | 'hang' | 'drip' | 'lie' | 'reset';

export interface Collector {
  told: Told[];
  /** Everything that came as JSON. */
  spans(): ToldSpan[];
  resource(): Record<string, unknown>;
  answerWith(answer: Answer, headers?: Record<string, string>): void;
  settings(more?: Record<string, string>): TraceSettings;
  close: () => Promise<void>;
}

const plain = (attributes: WireSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const bodiesOf = (told: readonly Told[]): WireBody[] =>
  told
    .filter(({ headers }) => headers['content-type'] === 'application/json')
    .map(({ body }) => JSON.parse(body.toString()) as WireBody);

async function read(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function reply(response: http.ServerResponse, answer: Answer, headers: Record<string, string>): void {
  if (answer === 'hang') return;
  if (answer === 'reset') return void response.destroy();
  response.writeHead(typeof answer === 'number' ? answer : 200, headers);
  if (answer === 'drip') {
    const dripping = setInterval(() => response.write(' '), 10);
    return void response.on('close', () => clearInterval(dripping));
  }
  response.end(answer === 'lie' ? '<html>"'.repeat(1_000) : '{}');
}

/** An application that sends its traces to a collector, which stays until the application is gone: what it still sends then would wait. */
export async function createTracedApp(
  t: TestContext,
  options: TestAppOptions = {},
  more: Record<string, string> = {},
): Promise<{ app: TestApp; collector: Collector }> {
  const collector = await startCollector();
  const traces = collector.settings(more);
  const app = await createTestApp(t, { ...options, config: { ...options.config, traces } });
  t.after(collector.close);
  return { app, collector };
}

/** Takes traces over OTLP/HTTP on loopback, faults included. To be closed. */
export async function startCollector(): Promise<Collector> {
  const told: Told[] = [];
  let answer: Answer = 200;
  let headers: Record<string, string> = {};
  const server = http.createServer((request, response) => {
    void read(request).then((body) => {
      told.push({ path: request.url ?? '', headers: request.headers, body });
      reply(response, answer, headers);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    told,
    spans: () =>
      bodiesOf(told)
        .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        .flatMap(({ spans }) => spans.map((span) => ({ ...span, attributes: plain(span.attributes) }))),
    resource: () => plain(bodiesOf(told)[0]?.resourceSpans[0]?.resource.attributes ?? []),
    answerWith: (next, more = {}) => {
      answer = next;
      headers = more;
    },
    settings: (more = {}) => {
      const settings = readTraces(
        new SettingsReader({
          OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
          OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
          OTEL_BSP_SCHEDULE_DELAY: '5',
          ...more,
        }),
      );
      if (!settings) throw new Error('these settings switch traces off');
      return settings;
    },
    close,
  };
}
