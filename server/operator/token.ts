import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';

const equal = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Without the token of the data folder there is nothing here. */
export function requireToken(request: FastifyRequest, token: string): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  if (!equal(given, Buffer.from(`Bearer ${token}`))) throw new AppError('NOT_FOUND');
}
