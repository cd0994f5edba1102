import * as z from 'zod/mini';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What a webhook can be told of: `webhook.test` when its person asks for it. */
export const webhookEvents = ['craft.made', 'craft.shared'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const deliveredEvents = [...webhookEvents, 'webhook.test'] as const;

export const mostWebhooks = 5;
const longestWebhookUrl = 500;

/** Where the operator lets nothing be sent. */
export const webhooksOffWords = 'Webhooks are switched off on this site: nothing is sent.';

const urlMessage = 'Please enter an address that begins with https:// and is on the internet';
const eventsMessage = 'Please choose at least one event';

/** As far as the address itself tells: where its name leads is looked at with every call. */
function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const isNamed = hostname.includes('.') && !hostname.endsWith('.localhost') && !hostname.endsWith('.local');
  return protocol === 'https:' && username === '' && password === '' && (isNamed || hostname.startsWith('['));
}

/** Why something was not delivered, for a person. */
export const webhookProblemWords = {
  'not-https': 'the address does not begin with https',
  'not-public': 'its name leads into a private network',
  'not-found': 'its name leads nowhere',
  timeout: 'it did not answer in time',
  certificate: 'its certificate cannot be trusted',
  'no-answer': 'it did not answer',
  'switched-off': 'the webhook was switched off',
} as const;
export type WebhookProblem = keyof typeof webhookProblemWords;
export const webhookProblems = Object.keys(webhookProblemWords) as [WebhookProblem, ...WebhookProblem[]];

/** How the last try ended, in words that follow a name or a colon. */
export const webhookTryWords = ({
  status,
  problem,
}: {
  status: number | null;
  problem: WebhookProblem | null;
}): string => (problem ? webhookProblemWords[problem] : `it answered ${status ?? 'nothing'}`);

const deliverySchema = z.object({
  id: z.string(),
  event: z.enum(deliveredEvents),
  /** Null for tests. */
  craft: z.nullable(z.object({ id: z.string(), title: z.string() })),
  createdAt: instantSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The HTTP status of the last answer; null where there was none. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(webhookProblems)),
  /** When it is tried again. */
  nextAt: z.nullable(instantSchema),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: instantSchema,
  /** Null while it is on. */
  offSince: z.nullable(instantSchema),
  /** Why it was switched off; null where its person did it. */
  offReason: z.nullable(z.string()),
  /** The last ones, newest first. */
  deliveries: z.array(deliverySchema),
});
export type Webhook = z.output<typeof webhookSchema>;

const ownId = z.object({ id: integerIdSchema });
const ownWebhook = z.object({ id: integerIdSchema, webhookId: integerIdSchema });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/users/:id/webhooks',
  summary: 'Your webhooks with their last deliveries',
  access: 'signed-in',
  params: ownId,
  response: z.array(webhookSchema),
  errors: ['FORBIDDEN'],
});

/** Not idempotent: a kept answer would hold the secret. */
export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/users/:id/webhooks',
  summary:
    'Have an address of yours told of your crafts, signed as in Standard Webhooks; the answer has the secret, which is told only this once',
  access: 'signed-in',
  params: ownId,
  body: z.object({
    url: z
      .string(urlMessage)
      .check(
        z.trim(),
        z.maxLength(longestWebhookUrl, urlMessage),
        z.refine(isOutsideAddress, { error: urlMessage }),
      ),
    events: z
      .array(z.enum(webhookEvents), eventsMessage)
      .check(z.minLength(1, eventsMessage), z.maxLength(webhookEvents.length, eventsMessage)),
  }),
  status: 201,
  response: z.object({ success: z.literal(true), webhook: webhookSchema, secret: z.string() }),
  errors: ['FORBIDDEN', 'CONFLICT'],
});

export const switchWebhook = endpoint({
  method: 'PUT',
  path: '/api/users/:id/webhooks/:webhookId/on',
  summary: 'Switch a webhook on or off; what happens while it is off is not told later',
  access: 'signed-in',
  params: ownWebhook,
  body: z.object({ isOn: z.boolean() }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/users/:id/webhooks/:webhookId/test',
  summary: 'Send a webhook.test to a webhook that is on',
  access: 'signed-in',
  params: ownWebhook,
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/webhooks/:webhookId',
  summary: 'Delete a webhook with its deliveries',
  access: 'signed-in',
  params: ownWebhook,
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
