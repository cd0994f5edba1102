import * as z from 'zod/mini';
import { instantSchema, integerIdSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pageQuerySchema } from './paging.ts';

/** Why a balance changed. */
export const ledgerReasons = [
  'welcome',
  'generation',
  'generation-return',
  'purchase',
  'refund',
  'adjustment',
] as const;

const ledgerLineSchema = z.object({
  createdAt: instantSchema,
  delta: z.int(),
  /** After this change. */
  balance: z.int(),
  reason: z.enum(ledgerReasons),
  note: z.nullable(z.string()),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

export const listCreditLedger = endpoint({
  method: 'GET',
  path: '/api/users/:id/credit-ledger',
  summary: 'Every change of your credits, newest first; administrators may read everybody’s',
  access: 'signed-in',
  params: z.object({ id: integerIdSchema }),
  query: pageQuerySchema,
  response: z.array(ledgerLineSchema),
  errors: ['FORBIDDEN'],
});
