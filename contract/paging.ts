import * as z from 'zod/mini';

export const defaultPageSize = 4;
export const largestPageSize = 50;

const limitMessage = `A page has 1 to ${largestPageSize} entries.`;
const offsetMessage = 'The offset must be a number from 0.';

/** Where in a list to read. `offset` counts from the start; `cursor`, from a `Link: rel="next"`, costs the same at any depth. */
export const pageQueryFields = {
  limit: z.optional(
    z.coerce
      .number(limitMessage)
      .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(largestPageSize, limitMessage)),
  ),
  offset: z.optional(
    z.coerce
      .number(offsetMessage)
      .check(z.int(offsetMessage), z.minimum(0, offsetMessage), z.maximum(10_000_000, offsetMessage)),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

export const pageQuerySchema = z.object(pageQueryFields);
export type PageQuery = z.output<typeof pageQuerySchema>;
