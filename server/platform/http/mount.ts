import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  BodyOf,
  EarlyOf,
  EndpointSpec,
  ParamsOf,
  QueryOf,
  ReplyOf,
  Schema,
} from '#contract/endpoint.ts';
import type { ErrorIssue } from '#contract/errors.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Attempt, Kept } from '#server/platform/idempotency/attempt.ts';
import type { OnceByKey } from '#server/platform/idempotency/by-key.ts';
import { requireAdministrator } from '#server/platform/policy.ts';
import type { Administrator } from '#server/platform/policy.ts';
import type { Actor, Member } from './actor.ts';

type Idempotent = { readonly idempotent: true };

/** What an endpoint that promises to do its work once must give back: the proof that its answer was kept with the work. */
type Answer<E extends EndpointSpec> = E extends Idempotent ? Kept<ReplyOf<E>> : ReplyOf<E>;

interface Call<E extends EndpointSpec> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly actor: E['access'] extends 'public' ? Actor : Member;
  /** Where only administrators may call: the proof that this is one, which their services ask for. */
  readonly admin: E['access'] extends 'admin' ? Administrator : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where the endpoint honours the Idempotency-Key. */
  readonly attempt: E extends Idempotent ? Attempt<ReplyOf<E>> : undefined;
}

type Asked<E extends EndpointSpec> = Omit<Call<E>, 'attempt'>;
type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<Answer<E>>;

export interface Mounting {
  app: FastifyInstance;
  /** Every mounted endpoint, for the API description. */
  endpoints: EndpointSpec[];
  /** Runs the work of an idempotent endpoint once per Idempotency-Key. */
  once: OnceByKey;
  /** Check replies against the contract: on in tests and development. */
  checkReplies: boolean;
}

/** What the contract makes of an input; refused in words for a person where it does not fit. */
export function checkInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  refuseUnstorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues: ErrorIssue[] = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  // A wrong body as a whole has no field to name; the code's own sentence says more than the library's.
  const message = issues[0]?.path ? issues[0].message : undefined;
  throw new AppError('INVALID_INPUT', { issues, ...(message ? { message } : {}) });
}

const nul = '\u0000';
/** PostgreSQL text cannot hold a NUL, and its JSON no half of a character, so both are refused at the door. */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes(nul) || !value.isWellFormed())
      throw new AppError('INVALID_INPUT', { message: 'This text has a character that cannot be stored.' });
  } else if (value !== null && typeof value === 'object' && depth < 20) {
    for (const [key, entry] of Object.entries(value)) {
      refuseUnstorable(key, depth + 1);
      refuseUnstorable(entry, depth + 1);
    }
  }
}

function requireAccess({ access }: EndpointSpec, actor: Actor): Administrator | undefined {
  if (access === 'admin') return requireAdministrator(actor);
  if (access === 'signed-in' && actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
  return undefined;
}

/** Serves an endpoint of the contract: access, validated input, the handler, and its reply. */
export function mount<const E extends EndpointSpec>(mounting: Mounting, spec: E, handler: Handler<E>): void {
  const answerBy = (call: Asked<E>, attempt: unknown) => handler({ ...call, attempt } as Call<E>);
  serve(mounting, spec, async (call) => ({
    ...finalOf(spec),
    reply: spec.idempotent
      ? await mounting.once(spec, call, (attempt) => answerBy(call, attempt) as Promise<Kept<unknown>>)
      : await answerBy(call, undefined),
  }));
}

interface Answered {
  status: number;
  schema: Schema;
  reply: unknown;
}

const finalOf = ({ status, response }: EndpointSpec) => ({ status: status ?? 200, schema: response });
const prefersEarly = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i.test(String(headers['prefer'] ?? ''));

interface Followed<E extends EndpointSpec, Begun> {
  begin: (call: Asked<E> & { readonly attempt: Attempt<Begun> }) => Promise<Kept<Begun>>;
  answer: (begun: Begun, call: Asked<E>) => Promise<ReplyOf<E>>;
  early: (begun: Begun, call: Asked<E>) => Promise<EarlyOf<E>>;
}

type Early = Idempotent & { readonly early: Schema };

/**
 * For work that outlives its request: a key keeps what was begun, and whoever sends it waits for what comes of that, or is
 * told early how it stands.
 */
export function mountFollowed<const E extends EndpointSpec & Early, Begun>(
  mounting: Mounting,
  spec: E,
  { begin, answer, early }: Followed<E, Begun>,
): void {
  serve(mounting, spec, async (call) => {
    const begun = await mounting.once<Begun>(spec, call, (attempt) => begin({ ...call, attempt }));
    if (!prefersEarly(call.request)) return { ...finalOf(spec), reply: await answer(begun, call) };
    call.reply.header('preference-applied', 'respond-async');
    return { status: 202, schema: spec.early, reply: await early(begun, call) };
  });
}

function serve<const E extends EndpointSpec>(
  mounting: Mounting,
  spec: E,
  answer: (call: Asked<E>) => Promise<Answered>,
): void {
  mounting.endpoints.push(spec);
  for (const url of [spec.path, ...(spec.aliases ?? [])]) {
    mounting.app.route({
      method: spec.method,
      url,
      config: {
        openWhenPrivate: spec.openWhenPrivate ?? false,
        ...(spec.tokenScope ? { tokenScope: spec.tokenScope } : {}),
      },
      ...(spec.bodyLimitBytes ? { bodyLimit: spec.bodyLimitBytes } : {}),
      handler: async (request, reply) => {
        const admin = requireAccess(spec, request.actor);
        const call: Asked<E> = {
          params: checkInput(spec.params, request.params) as ParamsOf<E>,
          query: checkInput(spec.query, request.query) as QueryOf<E>,
          body: checkInput(spec.body, request.body) as BodyOf<E>,
          actor: request.actor as Call<E>['actor'],
          admin: admin as Call<E>['admin'],
          request,
          reply,
        };
        const answered = await answer(call);
        if (mounting.checkReplies) requireContract(spec, answered);
        reply
          .status(answered.status)
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8');
        return reply.send(JSON.stringify(answered.reply));
      },
    });
  }
}

function requireContract(spec: EndpointSpec, { schema, reply }: Answered): void {
  const result = schema.safeParse(JSON.parse(JSON.stringify(reply)));
  if (!result.success) {
    throw new Error(`the reply of ${spec.method} ${spec.path} breaks its contract`, { cause: result.error });
  }
}

/** For routes that answer with bytes and are mounted by hand: the scope that their endpoint asks of an access token. */
export const tokenMay = ({ tokenScope }: EndpointSpec) => ({ config: tokenScope ? { tokenScope } : {} });

/** The envelope of an action that worked. */
export const succeeded = <T extends object>(fields: T): { success: true } & T => ({
  success: true,
  ...fields,
});
