import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Without the token of the data folder there is nothing here. */
export function requireToken(request: FastifyRequest, token: string): void {
  if (!equal(request.headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('NOT_FOUND');
}
