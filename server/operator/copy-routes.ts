import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { BlobDeletions } from '#server/platform/blobs/blob-deletions.ts';
import type { EmbeddedCopies } from '#server/platform/db/embedded-copies.ts';
import { requireToken } from './token.ts';
import type { CommandAnswer } from './routes.ts';

export const copyPath = '/operator/copy';

/** Keeps the connection from being taken for a dead one. */
const signEveryMs = 10_000;

const failed = (text: string): CommandAnswer => ({ ok: false, text });

/**
 * Makes a copy of the embedded database and says where it lies. The answer goes on until the one who asked has left:
 * then the copy is removed, whatever became of them.
 */
export function mountCopies(
  app: FastifyInstance,
  parts: { copies: EmbeddedCopies; blobDeletions: BlobDeletions; token: string },
): void {
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const answer of open) answer.end();
  });
  app.post(copyPath, { config: { openWhenPrivate: true } }, async (request, reply) => {
    requireToken(request, parts.token);
    // Before the copy is taken: what it shows must still be there.
    const release = parts.blobDeletions.hold();
    const copy = await takeCopy(parts.copies);
    if (!('folder' in copy)) {
      release();
      return reply.send(copy);
    }
    const answer = new PassThrough();
    open.add(answer);
    const signs = setInterval(() => answer.write('\n'), signEveryMs);
    answer.once('close', () => {
      clearInterval(signs);
      open.delete(answer);
      release();
      copy.remove().catch((error: unknown) => request.log.error({ err: error }, 'a copy was not removed'));
    });
    answer.write(`${JSON.stringify({ ok: true, text: copy.folder } satisfies CommandAnswer)}\n`);
    return reply.type('application/x-ndjson').send(answer);
  });
}

async function takeCopy(copies: EmbeddedCopies) {
  try {
    return (await copies.take()) ?? failed('Another backup is being made: wait until it is done.');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return failed('There is no room in the data folder for a second copy of the database: make room.');
  }
}
