import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/app-error.ts';
import { requireToken } from './token.ts';

export const arrivalsPath = '/operator/arrivals';
const openForMs = 60_000;

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** How a request came in. */
export interface Arrival {
  protocol: string;
  host: string;
  /** The other end of the connection: the visitor, or the proxy that stands before us. */
  from: { address: string; port: number };
  /** Whether somebody who is believed said who the visitor is. */
  addressIsTold: boolean;
  /** What was told, whether or not it is believed. */
  told: string[];
}

function look(request: FastifyRequest): Arrival {
  const { protocol, host, ips = [], headers, socket } = request;
  return {
    protocol,
    host,
    from: { address: socket.remoteAddress ?? '', port: socket.remotePort ?? 0 },
    addressIsTold: ips.length > 1,
    told: proxyHeaders.filter((name) => headers[name] !== undefined),
  };
}

/** For the operator who wants to see how visitors arrive: an address that answers once, with what the server saw. */
export function mountArrivals(app: FastifyInstance, { token }: { token: string }): void {
  const open = new Set<string>();
  app.post(arrivalsPath, { config: { openWhenPrivate: true } }, async (request, reply) => {
    requireToken(request, token);
    const pass = randomUUID();
    open.add(pass);
    setTimeout(() => open.delete(pass), openForMs).unref();
    return reply.send({ path: `${arrivalsPath}/${pass}` });
  });
  app.get<{ Params: { pass: string } }>(
    `${arrivalsPath}/:pass`,
    { config: { openWhenPrivate: true } },
    async (request, reply) => {
      if (!open.delete(request.params.pass)) throw new AppError('NOT_FOUND');
      return reply.header('cache-control', 'no-store').send(look(request));
    },
  );
}
