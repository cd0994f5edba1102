import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runIn } from '#server/platform/tracing/trace.ts';
import type { Span, Tracing } from '#server/platform/tracing/trace.ts';

/** Files that lie ready, and what watchers ask every few seconds. */
const isUntold = (url: string): boolean =>
  url.startsWith('/assets/') || ['/healthz', '/readyz', '/metrics'].includes(url);

function begin(tracing: Tracing, { id, method, routeOptions, headers }: FastifyRequest): Span {
  const route = routeOptions.url ?? 'page';
  const { traceparent } = headers;
  return tracing.begin(
    {
      kind: 'server',
      name: `${method} ${route}`,
      // The route and never the address: that names what is nobody else's business.
      attributes: { 'http.request.method': method, 'http.route': route, 'gluebird.request.id': id },
    },
    { from: typeof traceparent === 'string' ? traceparent : undefined },
  );
}

/** Each request is a span, begun in its first hook and taken up again once its body has arrived, which comes in nobody's name. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUntold(request.url)) return done();
    const span = begin(tracing, request);
    spans.set(request, span);
    runIn(span, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runIn(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const span = spans.get(request);
    span?.tell({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
  });
}
