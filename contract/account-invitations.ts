import * as z from 'zod/mini';
import { actionReplySchema, instantSchema, integerIdSchema, wholeNumberSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

export const invitationRoles = ['person', 'administrator'] as const;
export type InvitationRole = (typeof invitationRoles)[number];

export const invitationDays = { min: 1, max: 30, usual: 7 } as const;
export const longestInvitationNote = 200;

export const createInvitationFormSchema = z.object({
  role: z.enum(invitationRoles),
  /** How long the link works. */
  days: wholeNumberSchema(`Please enter ${invitationDays.min} to ${invitationDays.max} days`, invitationDays),
  /** Whom it is for, in the administrator's own words. */
  note: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(longestInvitationNote, `At most ${longestInvitationNote} characters fit`),
        ),
    ),
  ),
});

const personSchema = z.object({ id: z.int(), displayName: z.string() });

export const invitationSchema = z.object({
  id: z.int(),
  role: z.enum(invitationRoles),
  note: z.nullable(z.string()),
  /** Withdrawn is also one whose maker is no administrator any more. */
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  createdAt: instantSchema,
  /** Null when they have left, here as below. */
  createdBy: z.nullable(personSchema),
  expiresAt: instantSchema,
  usedAt: z.nullable(instantSchema),
  usedBy: z.nullable(personSchema),
});
export type Invitation = z.output<typeof invitationSchema>;

/** Not idempotent: a kept answer would hold the link, of which only a hash is to be kept. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invite somebody: the answer has the link, which is told only this once',
  access: 'admin',
  body: createInvitationFormSchema,
  response: z.object({ success: z.literal(true), invitation: invitationSchema, link: z.string() }),
  errors: ['ACCOUNT_REGISTRATION_CLOSED'],
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations, newest first: open, used and by whom, expired, withdrawn',
  access: 'admin',
  query: pageQuerySchema,
  response: z.array(invitationSchema),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Take an open invitation back',
  access: 'admin',
  params: z.object({ id: integerIdSchema }),
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const findInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'Whether an invitation can be used, and what for',
  access: 'public',
  openWhenPrivate: true,
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  response: z.object({ success: z.literal(true), role: z.enum(invitationRoles), expiresAt: instantSchema }),
  errors: ['ACCOUNT_INVITATION_INVALID', 'ACCOUNT_REGISTRATION_CLOSED'],
});
