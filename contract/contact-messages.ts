import * as z from 'zod/mini';
import { instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQueryFields } from './paging.ts';

export const contactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instantSchema,
  /** Null while it waits for an answer. */
  handledAt: z.nullable(instantSchema),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** In a list only the beginning of a message stands. */
export const messageStartLength = 160;

export const messageStates = ['waiting', 'handled'] as const;
export type MessageState = (typeof messageStates)[number];

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'What people wrote with the contact form, newest first, each with its beginning',
  access: 'admin',
  query: z.object({ ...pageQueryFields, state: z.optional(z.enum(messageStates)) }),
  response: z.array(contactMessageSchema),
});

export const getContactMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  summary: 'One message in full',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  response: contactMessageSchema,
  errors: ['NOT_FOUND'],
});

export const handleContactMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/:id/handled',
  summary: 'Mark a message as handled, or as waiting again',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  body: z.object({ isHandled: z.boolean() }),
  response: contactMessageSchema,
  errors: ['NOT_FOUND'],
});
