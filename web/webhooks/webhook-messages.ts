import type { WebhookDelivery, WebhookEvent } from '#contract/webhooks.ts';
import { plural } from '#web/lib/formats.ts';

const events: Record<WebhookEvent, string> = { 'craft.made': 'Craft made', 'craft.shared': 'Craft shared' };
const deeds: Record<WebhookEvent, string> = { 'craft.made': 'made', 'craft.shared': 'shared' };
const states: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};

export const webhookMessages = {
  title: 'Webhooks',
  text: 'A server of yours is told when you made a craft or shared one: by a signed message to its address.',
  add: 'New webhook',
  events: { ...events, 'webhook.test': 'Test' },
  told: (all: readonly WebhookEvent[]) => `Told of crafts ${all.map((event) => deeds[event]).join(' and ')}.`,
  states,
  tries: (count: number) => plural(count, 'try', 'tries'),
  next: (time: string) => `next try at ${time}`,
  off: 'Switched off.',
  on: 'On.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  test: 'Test',
  testing: 'Sending…',
  tested: 'Test sent',
  deliveries: 'Last deliveries',
  none: 'Nothing was sent yet.',
  again: 'Try again',
  delete: 'Delete',
  nameOf: (action: string, url: string) => `${action}: ${url}`,
  deleteTitle: 'Delete this webhook?',
  deleteText: (url: string) => `${url} hears no more, and the list of its deliveries goes.`,
  keep: 'Keep it',
  deleting: 'Deleting…',
  failed: 'That did not work',
  waiting: 'Looking up your webhooks…',
  broken: 'Your webhooks could not be looked up.',
  make: {
    title: 'New webhook',
    url: 'Address',
    urlHint: 'It begins with https:// and is on the internet, not in your own network.',
    events: 'It is told when',
    labels: { 'craft.made': 'I made a craft', 'craft.shared': 'I shared a craft' } satisfies Record<
      WebhookEvent,
      string
    >,
    submit: 'Make webhook',
    busy: 'Making the webhook…',
    failed: 'Webhook not made',
  },
  made: {
    title: 'Copy the secret now',
    text: 'It is shown this once. With it your server checks that a message is from here: the signature is that of Standard Webhooks.',
    label: 'Secret',
    copy: 'Copy',
    done: 'I have it',
  },
} as const;
