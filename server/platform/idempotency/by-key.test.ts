import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import fastify from 'fastify';
import type { FastifyReply } from 'fastify';
import { callerGone } from './by-key.ts';

/** Somebody asks and hangs up; `look` is what the handler does meanwhile. */
async function hangUp(t: TestContext, look: (reply: FastifyReply, hangUp: () => void) => Promise<void>) {
  const app = fastify();
  t.after(() => app.close());
  const caller = new AbortController();
  const looked = Promise.withResolvers<void>();
  app.get('/', (_request, reply) => {
    look(reply, () => caller.abort()).then(looked.resolve, looked.reject);
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`, { signal: caller.signal }));
  await looked.promise;
}

test('a caller who hangs up is known to have gone', (t) =>
  hangUp(t, async (reply, leave) => {
    const gone = callerGone(reply);
    assert.equal(gone.aborted, false);
    leave();
    await once(gone, 'abort');
  }));

test('a caller who hung up before anybody asked is known to have gone too', (t) =>
  hangUp(t, async (reply, leave) => {
    leave();
    await once(reply.raw, 'close');
    assert.equal(callerGone(reply).aborted, true);
  }));
