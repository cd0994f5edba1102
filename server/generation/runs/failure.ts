import { errorTable } from '#contract/errors.ts';
import type { Run } from '#contract/generation-runs.ts';
import type { RunFailure } from '#server/generation/tables.ts';
import { AppError } from '#server/platform/app-error.ts';

export const failureOf = ({ code, message, issues, retryAfterSeconds }: AppError): RunFailure => ({
  code,
  message,
  ...(issues ? { issues } : {}),
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

export const errorOf = ({ code, ...details }: RunFailure): AppError => new AppError(code, details);

export const presentFailure = ({ code, message, issues }: RunFailure): NonNullable<Run['failure']> => ({
  status: errorTable[code].status,
  code,
  message,
  ...(issues ? { issues } : {}),
});
