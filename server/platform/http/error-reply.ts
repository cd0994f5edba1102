import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorTable } from '#contract/errors.ts';
import type { ErrorCode, ErrorIssue, ErrorReply } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import { StoreUnavailable } from '#server/platform/blobs/blob-store.ts';
import { isUnavailable } from '#server/platform/db/unavailable.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
};

/** Any thrown value as the error it means to a caller. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError(codeOfStatus[status] ?? 'INVALID_INPUT', { cause: error });
  }
  const passes = isUnavailable(error) || error instanceof StoreUnavailable;
  return new AppError(passes ? 'UNAVAILABLE' : 'INTERNAL', { cause: error });
}

/** What is wrong with an input as a whole, such as JSON that cannot be read, has no field to name. */
const issuesOf = ({ code, issues, message }: AppError): ErrorIssue[] | undefined =>
  issues ?? (code === 'INVALID_INPUT' ? [{ path: '', message }] : undefined);

function errorReply(error: AppError): ErrorReply {
  const { message, code } = error;
  const issues = issuesOf(error);
  return { success: false, message, code, ...(issues ? { issues } : {}) };
}

function report(error: AppError, request: FastifyRequest): void {
  const { status } = errorTable[error.code];
  if (error.code === 'INTERNAL')
    request.log.error({ reqId: request.id, err: error.cause ?? error }, 'a request failed');
  else if (status >= 500)
    request.log.warn({ reqId: request.id, err: error.cause ?? error }, 'a request could not be served');
}

const retryAfterSeconds = 2;

/** Readers, crawlers and proxies alike are told when to come again. */
function tellWhenToRetry({ code, retryAfterSeconds: told }: AppError, reply: FastifyReply): void {
  if (told !== undefined) reply.header('retry-after', told);
  else if (errorTable[code].status === 503) reply.header('retry-after', retryAfterSeconds);
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  report(appError, request);
  tellWhenToRetry(appError, reply);
  return reply
    .status(errorTable[appError.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorReply(appError)));
}

/** How a person who opened a page, not a program, is told. */
export type ShowProblem = (error: AppError, reply: FastifyReply) => FastifyReply;

export function handleErrors(app: FastifyInstance, showProblem: ShowProblem | undefined): void {
  app.setErrorHandler((error, request, reply) => {
    if (!showProblem || !isPageVisit(request)) return sendError(error, request, reply);
    const appError = toAppError(error);
    report(appError, request);
    tellWhenToRetry(appError, reply);
    reply.status(errorTable[appError.code].status).header('cache-control', 'no-store');
    return showProblem(appError, reply);
  });
}

const isPageVisit = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  !request.url.startsWith('/api') &&
  (request.headers.accept ?? '').includes('text/html');

/** The bytes for a connection whose request could not even be read. */
export function rawErrorResponse(status: 400 | 408 | 431, headers: Record<string, string>): string {
  const body = JSON.stringify(
    errorReply(new AppError('INVALID_INPUT', { message: 'This request could not be read.' })),
  );
  const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[
    status
  ];
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
