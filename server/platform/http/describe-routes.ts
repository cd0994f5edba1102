import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { renderApiDocs } from './api-docs.ts';
import { describeApi } from './openapi.ts';

const readable = { config: { tokenScope: 'read' } } as const;

/** The API's description, for machines and for readers. Mounted last, when every endpoint is known. */
export function mountApiDescription(
  app: FastifyInstance,
  endpoints: readonly EndpointSpec[],
  version: string,
): void {
  let description: string | undefined;
  let docs: ReturnType<typeof renderApiDocs> | undefined;

  app.get('/api/openapi.json', readable, async (_request, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, version));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(description);
  });

  app.get('/api/docs', readable, async ({ actor }, reply) => {
    docs ??= renderApiDocs(endpoints);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': docs.contentSecurityPolicy,
      })
      .send(docs.html(actor.kind !== 'visitor'));
  });
}
