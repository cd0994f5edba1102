import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';
import { redactUrl } from '#server/platform/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Stage } from '#server/platform/stage.ts';
import type { Tracing } from '#server/platform/tracing/trace.ts';
import { visitor } from './actor.ts';
import type { Actor } from './actor.ts';
import { keepTokensInScope } from './bearer.ts';
import { handleErrors, rawErrorResponse, sendError } from './error-reply.ts';
import type { ShowProblem } from './error-reply.ts';
import { rememberOwnWrites } from './own-writes.ts';
import { keepPrivate } from './private-site.ts';
import { refuseCrossSiteWrites } from './same-site.ts';
import { addSecurityHeaders, dataHeaders } from './security-headers.ts';
import { tellSlowRequests } from './slow-requests.ts';
import { traceRequests } from './trace-requests.ts';
import { endSilentConnections } from './silent-connections.ts';

interface HttpSettings {
  log: Log;
  trustedProxies: readonly string[];
  rateLimits: boolean;
  /** Each answer says which request it is for, where the page's own log can read it. */
  debugPages: boolean;
  /** How long a request may take before it is told of; null for as long as it wants. */
  slowRequestMs: number | null;
  tracing: Tracing | null;
  privateSite: boolean;
  publicUrl: () => string;
  stage: Stage;
  replica: Database['replica'];
  resolveActor: (request: FastifyRequest) => Actor | Promise<Actor>;
  /** Told after every write, before its answer leaves. */
  written: () => void;
  showProblem: ShowProblem | undefined;
  /** Answers every address that is not an endpoint. */
  servePage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;
}

const defaultBodyLimitBytes = 1_048_576;
const requestTimeoutMs = 60_000;
/** A flood guard per address, far above what a family clicks. */
const floodLimit = { requests: 1_200, windowMs: 60_000 };

export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const isHttps = (): boolean => settings.publicUrl().startsWith('https:');
  const app = fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: shareLogger,
    genReqId: () => randomUUID(),
    bodyLimit: defaultBodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    schemaController: { compilersFactory: noSchemas },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, dataHeaders(isHttps())),
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(dataHeaders(isHttps()))),
  }) as unknown as FastifyInstance;

  endSilentConnections(app);
  app.decorateRequest('actor');
  handleErrors(app, settings.showProblem);
  acceptJsonOnly(app);
  watchRequests(app, settings);
  addSecurityHeaders(app, isHttps);
  refuseWhileStopping(app, settings.stage);
  refuseCrossSiteWrites(app, settings.publicUrl);
  if (settings.replica) rememberOwnWrites(app, settings.replica, isHttps);
  await app.register(cookie);
  if (settings.rateLimits) await guardAgainstFloods(app);
  recognizeActors(app, settings.resolveActor);
  keepTokensInScope(app);
  if (settings.privateSite) keepPrivate(app);
  app.addHook('onSend', async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) settings.written();
  });
  answerUnknown(app, settings.servePage);
  return app;
}

const neverAsked = () => () => {
  throw new Error('endpoints are checked by their contract');
};

/** Ours checks and writes by the contract; Fastify's own compilers are a hundred files that a start need not load. */
const noSchemas = { buildValidator: neverAsked, buildSerializer: neverAsked };

/** A logger of its own for each request costs every request; the few lines that are logged name the request. */
const shareLogger = (logger: FastifyBaseLogger): FastifyBaseLogger => logger;

async function guardAgainstFloods(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: floodLimit.requests,
    timeWindow: floodLimit.windowMs,
    // Files of the build lie ready in memory, and a class that opens the same page asks for many.
    allowList: ({ url }) => url.startsWith('/assets/'),
    errorResponseBuilder: (_request, context) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}

/** Those who ask for the process itself are answered to the end. */
function refuseWhileStopping(app: FastifyInstance, stage: Stage): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (!stage.isStopping || ['/healthz', '/readyz', '/metrics'].includes(url)) return done();
    reply.header('connection', 'close');
    done(new AppError('UNAVAILABLE'));
  });
}

/** Without a promise where the answer is known: this runs for every request. */
function recognizeActors(app: FastifyInstance, resolve: HttpSettings['resolveActor']): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const found = request.url.startsWith('/assets/') ? visitor : resolve(request);
    if (found instanceof Promise) {
      found.then((actor) => {
        request.actor = actor;
        done();
      }, done);
    } else {
      request.actor = found;
      done();
    }
  });
}

/** A photo as JSON keeps the process busy for tens of milliseconds. */
const largeBody = 500_000;

/** Resolves one after the other, each in a turn of the event loop of its own. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))));
}

/** Bodies are JSON. An empty one is no body, whatever its declared type. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Photos that arrive together must not keep everybody else waiting for all of them.
  const inTurn = createTurns();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length < largeBody) void parse(request, body as string, done);
    else void inTurn().then(() => parse(request, body as string, done));
  });
}

function watchRequests(app: FastifyInstance, settings: HttpSettings): void {
  const { log, tracing, slowRequestMs, debugPages } = settings;
  logRequests(app, log);
  if (tracing) traceRequests(app, tracing);
  if (slowRequestMs !== null) tellSlowRequests(app, log, slowRequestMs);
  if (debugPages) tellRequests(app);
}

function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const level = request.url.startsWith('/api/') ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const entry = {
      reqId: request.id,
      method: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    log[level](entry, 'request');
  });
}

/** Browsers keep this header beside a request's duration, but neither the method nor any other header. */
function tellRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id, method, url }, reply, done) => {
    if (url.startsWith('/api/')) reply.header('server-timing', `request;desc="${method} ${id}"`);
    done();
  });
}

function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  socket.end(rawErrorResponse(status, headers));
}

/** Unknown addresses below /api answer in the API's own shape, never with a page. */
function answerUnknown(app: FastifyInstance, servePage: HttpSettings['servePage']): void {
  // No route of its own, so nothing else would count it.
  const counted = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(counted, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isApi = path === '/api' || path.startsWith('/api/');
    if (isApi || !servePage)
      throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' });
    return servePage(request, reply);
  });
}
