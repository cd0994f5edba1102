import * as z from 'zod/mini';
import { wholeNumberSchema } from './common.ts';

export const defaultPageSize = 4;
export const largestPageSize = 50;

const limitMessage = `A page has 1 to ${largestPageSize} entries.`;
const offsetMessage = 'The offset must be a number from 0.';

/** Where in a list to read. `offset` counts from the start; `cursor`, from a `Link: rel="next"`, costs the same at any depth. */
export const pageQueryFields = {
  limit: z.optional(wholeNumberSchema(limitMessage, { min: 1, max: largestPageSize })),
  offset: z.optional(wholeNumberSchema(offsetMessage, { min: 0, max: 10_000_000 })),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

export const pageQuerySchema = z.object(pageQueryFields);
export type PageQuery = z.output<typeof pageQuerySchema>;
