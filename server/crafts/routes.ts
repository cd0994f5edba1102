import type { FastifyInstance } from 'fastify';
import { saveCraftFile } from '#contract/craft-file.ts';
import * as contract from '#contract/crafts.ts';
import { defaultPageSize } from '#contract/paging.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { fileNameOf } from '#server/platform/http/file-name.ts';
import { mount, succeeded, tokenMay } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByUuid, sendPage } from '#server/platform/http/paging.ts';
import { craftFileOf } from './craft-file.ts';
import { listDebug, listFor, listMadeBy } from './list-service.ts';
import type { MakeableService } from './makeable-service.ts';
import { isPictureWidth } from './pictures.ts';
import type { CraftsService } from './service.ts';

interface CraftsRouting {
  db: Db;
  crafts: CraftsService;
  makeable: MakeableService;
  debugPages: boolean;
}

export function mountCrafts(mounting: Mounting, { db, crafts, makeable, debugPages }: CraftsRouting): void {
  if (debugPages)
    mount(mounting, contract.listDebugCrafts, async ({ actor }) => ({ crafts: await listDebug(db, actor) }));
  mount(mounting, contract.listCrafts, async (call) => {
    const { userId, supplyIds } = call.query;
    const page = pageByUuid(call.query);
    if (supplyIds) return listFor(db, call.actor, { supplyIds, page });
    const made = await listMadeBy(db, call.actor, { userId: userId ?? call.actor.userId, page });
    call.reply.header('x-total-count', made.total);
    return sendPage(call, made);
  });

  mount(mounting, contract.listMakeable, async ({ actor, query, reply }) => {
    const { limit = defaultPageSize, offset = 0 } = query;
    const found = await makeable.list(db, actor, { limit, offset });
    reply.headers({ 'x-total-count': found.total, 'x-complete-count': found.complete });
    return found.crafts;
  });

  mount(mounting, contract.getCraft, async ({ params, actor }) => {
    const { craft } = await crafts.open(db, params.id, actor);
    return craft;
  });

  mount(mounting, contract.getCraftStatus, async ({ params, actor }) => {
    const { imageStatus, imageVersion } = await crafts.status(db, params.id, actor);
    return { imageStatus, imageAvailable: imageVersion !== null };
  });

  mount(mounting, saveCraftFile, async ({ params: { id }, query, actor, reply }) => {
    const craft = await crafts.get(db, id, actor);
    const isWanted = query.picture !== 'without';
    const picture = isWanted ? await crafts.picture(db, actor, { id, width: 1024 }) : null;
    reply.header('content-disposition', `attachment; filename="${fileNameOf(craft.title)}.craft.json"`);
    return craftFileOf(craft, picture?.blob ?? null);
  });

  mount(mounting, contract.deleteCraft, async ({ params, actor }) => {
    await crafts.deleteOwn(actor, params.id);
    return succeeded({ message: 'The craft was deleted.' });
  });

  mounting.endpoints.push(contract.getCraftPicture);
  mountPicture(mounting.app, { db, crafts });
}

interface PictureRequest {
  Params: { id: string };
  Querystring: { w?: string; v?: string };
}

/** With its version in the address a picture may be kept for ever; without, it is asked for again each time. */
function mountPicture(app: FastifyInstance, { db, crafts }: Pick<CraftsRouting, 'db' | 'crafts'>): void {
  app.get<PictureRequest>(
    contract.getCraftPicture.path,
    tokenMay(contract.getCraftPicture),
    async (request, reply) => {
      const { id } = request.params;
      const width = Number(request.query.w ?? 1024);
      const isAsked = contract.craftIdSchema.safeParse(id).success && isPictureWidth(width);
      const picture = isAsked ? await crafts.picture(db, request.actor, { id, width }) : null;
      if (!picture) throw new AppError('NOT_FOUND', { message: 'There is no picture of this craft yet.' });
      const etag = `"${picture.version}-${width}"`;
      const isVersioned = request.query.v === picture.version;
      reply.headers({
        etag,
        'content-type': picture.blob.contentType,
        'cache-control': !picture.isForEverybody
          ? 'private, no-cache'
          : isVersioned
            ? 'public, max-age=31536000, immutable'
            : 'public, no-cache',
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.send(Buffer.from(picture.blob.bytes));
    },
  );
}
