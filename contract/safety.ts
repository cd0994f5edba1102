import * as z from 'zod/mini';
import { actionReplySchema, instantSchema, integerIdSchema } from './common.ts';
import { craftIdSchema } from './crafts.ts';
import { authorSchema } from './community.ts';
import { endpoint } from './endpoint.ts';
import { pageQueryFields } from './paging.ts';

/** Keeping the community kind: reports, blocks, and the queue of those who look after it. */
export const reportSubjects = ['post', 'comment', 'profile', 'craft'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportReasons = [
  'unsafe',
  'unkind',
  'private',
  'advertising',
  'not-for-children',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why a text was held by the automatic check. */
export const holdReasons = ['contact', 'address', 'link', 'unkind', 'first-text', 'not-safe'] as const;
export type HoldReason = (typeof holdReasons)[number];

export const longestReportNote = 500;

export const report = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a craft, a post, a comment or a profile; the answer is your receipt',
  access: 'signed-in',
  body: z.object({
    subject: z.enum(reportSubjects, 'Please say what this is about'),
    /** A craft's id, or the number of anything else. */
    subjectId: z.union([integerIdSchema, craftIdSchema], 'This id is not valid.'),
    reason: z.enum(reportReasons, 'Please choose a reason'),
    note: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(longestReportNote, `At most ${longestReportNote} characters fit`)),
    ),
  }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** To name when asking about it. */
    receipt: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

const personParams = z.object({ id: integerIdSchema });

export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/users/:id/block',
  summary: 'Block somebody: neither of you sees the other’s posts and comments',
  access: 'signed-in',
  params: personParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND'],
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/block',
  summary: 'Unblock somebody',
  access: 'signed-in',
  params: personParams,
  response: actionReplySchema,
});

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/users/:id/blocks',
  summary: 'Whom you have blocked',
  access: 'signed-in',
  params: personParams,
  response: z.array(authorSchema),
  errors: ['FORBIDDEN'],
});

export const caseStates = ['open', 'kept', 'removed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the judge says today of a craft, for its youngest age group. */
export const craftReadingSchema = z.object({
  verdict: z.enum(['known', 'dangerous', 'unreadable']),
  findings: z.array(z.object({ words: z.string(), reason: z.string() })),
});
export type CraftReading = z.output<typeof craftReadingSchema>;

export const moderationCaseSchema = z.object({
  id: z.int(),
  subject: z.enum(reportSubjects),
  subjectId: z.union([z.int(), craftIdSchema]),
  state: z.enum(caseStates),
  /** What the check or the people say. */
  reasons: z.array(z.string()),
  reports: z.int(),
  notes: z.array(z.string()),
  /** The text as it stood when the case was opened. */
  text: z.string(),
  /** The craft it is about; null for comments and profiles. */
  craftId: z.nullable(z.string()),
  reading: z.nullable(craftReadingSchema),
  /** Null when the author has left since, and for what the house made. */
  author: z.nullable(authorSchema),
  createdAt: instantSchema,
  decidedAt: z.nullable(instantSchema),
});
export type ModerationCase = z.output<typeof moderationCaseSchema>;

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  summary:
    'What waits for a decision, reports of what is not safe first, then the oldest; or what was decided, the latest first',
  access: 'admin',
  query: z.object({ ...pageQueryFields, state: z.optional(z.enum(['open', 'decided'])) }),
  response: z.array(moderationCaseSchema),
});

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:id/decide',
  summary: 'Keep the text or remove it; both sides are told',
  access: 'admin',
  params: personParams,
  body: z.object({ decision: z.enum(['keep', 'remove'], 'Please choose keep or remove') }),
  response: actionReplySchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const undoCase = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:id/undo',
  summary: 'Take a decision back: the text stands as it did, and the case is open again',
  access: 'admin',
  params: personParams,
  response: actionReplySchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
