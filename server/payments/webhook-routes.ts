import type { FastifyInstance } from 'fastify';
import type { WebhookService } from './webhook-service.ts';

/** Stripe signs the very bytes it sends, so here, and only here, a body is not read as JSON. */
export function mountStripeWebhook(http: FastifyInstance, webhooks: WebhookService): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer | undefined }>(
      '/api/webhooks/stripe',
      { config: { acceptsCrossSite: true, openWhenPrivate: true } },
      async ({ body, headers }) => {
        await webhooks.take(body ?? Buffer.alloc(0), String(headers['stripe-signature'] ?? ''));
        return { received: true };
      },
    );
  });
}
