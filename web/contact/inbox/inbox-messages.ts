import type { Brand } from '#contract/brand.ts';

export const messagesMessages = {
  title: 'Contact messages',
  failed: 'Failed to load messages data',
  messageFailed: 'The message could not be loaded',
  tabs: 'Messages',
  waiting: 'Unanswered',
  handled: 'Handled',
  noneWaiting: 'Nobody waits for an answer. All is calm.',
  noneHandled: 'Nothing has been handled yet.',
  from: (name: string) => `A message from ${name}`,
  handledSince: (when: string) => `Handled ${when}`,
  answer: 'Answer by mail',
  subject: (brand: Brand) => `Your message to ${brand.name}`,
  markHandled: 'Mark as handled',
  markWaiting: 'Mark as unanswered',
  busy: 'One moment…',
  done: 'Marked as handled',
  undone: 'Marked as unanswered',
} as const;
