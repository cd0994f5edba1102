import type { ContactMessage } from '#contract/contact-messages.ts';
import type { MessageRow } from './store.ts';

export const presentMessage = (row: MessageRow): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
});
