import type { Schema } from '#contract/endpoint.ts';
import type { FieldErrors, Values } from './form-values.ts';

/** What each field needs, one sentence per field; empty when all is well. */
export function firstErrors<Name extends string>(
  schema: Schema,
  values: Values<Name> | Record<string, unknown>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path[0] as Name] ??= issue.message;
  }
  return errors;
}
