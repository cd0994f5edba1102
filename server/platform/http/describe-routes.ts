import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { apiDocsStyle, renderApiDocs } from './api-docs.ts';
import { describeApi } from './openapi.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const readable = { config: { tokenScope: 'read' } } as const;

/** The API's description, for machines and for readers. Mounted last, when every endpoint is known. */
export function mountApiDescription(
  app: FastifyInstance,
  endpoints: readonly EndpointSpec[],
  version: string,
): void {
  let description: string | undefined;
  let docs: string | undefined;

  app.get('/api/openapi.json', readable, async (_request, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, version));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(description);
  });

  app.get('/api/docs', readable, async (_request, reply) => {
    docs ??= renderApiDocs(endpoints);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy({ styles: [apiDocsStyle] }),
      })
      .send(docs);
  });
}
