import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Kept } from './attempt.ts';
import type { Idempotency, Work } from './idempotency.ts';

const longestKey = 200;
const keyPattern = /^[\x21-\x7e]+$/;

/** Aborted when the connection ends before the answer was sent; from the first when it has ended already. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return gone.signal;
}

export type OnceByKey = <Reply>(
  spec: EndpointSpec,
  call: { request: FastifyRequest; reply: FastifyReply },
  work: Work<Reply>,
) => Promise<Kept<Reply>>;

/** How endpoints of the contract use it: by the Idempotency-Key header of somebody signed in. */
export function onceByKey(idempotency: Idempotency): OnceByKey {
  return async (spec, { request, reply }, work) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.actor.kind === 'visitor') return idempotency.plainly(work);
    if (typeof key !== 'string' || key.length > longestKey || !keyPattern.test(key)) {
      throw new AppError('INVALID_INPUT', {
        message: `An Idempotency-Key has 1 to ${longestKey} visible characters.`,
      });
    }
    const { method, routeOptions, params, body } = request;
    const intent = {
      userId: request.actor.userId,
      endpoint: `${method} ${routeOptions.url ?? spec.path}`,
      key,
      body: { params, body },
    };
    return idempotency.once(intent, work, callerGone(reply));
  };
}
