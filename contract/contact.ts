import * as z from 'zod/mini';
import { emailSchema } from './account.ts';
import { actionReplySchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const shortName = 'Name must be at least 2 characters';
const shortMessage = 'Message must be at least 10 characters';

export const contactFormSchema = z.object({
  name: z
    .string(shortName)
    .check(z.trim(), z.minLength(2, shortName), z.maxLength(100, 'Name must be at most 100 characters')),
  email: emailSchema,
  message: z
    .string(shortMessage)
    .check(
      z.trim(),
      z.minLength(10, shortMessage),
      z.maxLength(5000, 'Message must be at most 5000 characters'),
    ),
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the people who run this site',
  access: 'public',
  openWhenPrivate: true,
  body: contactFormSchema,
  response: actionReplySchema,
});
