import * as contract from '#contract/account-profile.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { AccountDeletionService } from './deletion-service.ts';
import type { AccountExportService } from './export-service.ts';
import { requireOwnAccount } from '#server/account/policy.ts';
import type { SessionCookie } from '#server/account/sign-in/session-cookie.ts';

interface LeavingRouting {
  db: Db;
  deletion: AccountDeletionService;
  exporting: AccountExportService;
  cookie: SessionCookie;
}

/** Taking one's data along, and leaving. */
export function mountLeaving(mounting: Mounting, { db, deletion, exporting, cookie }: LeavingRouting): void {
  mount(mounting, contract.deleteAccount, async ({ actor, params, body, reply }) => {
    await deletion.deleteOwn(requireOwnAccount(actor, params.id), body.currentPassword);
    cookie.clear(reply);
    reply.header('clear-site-data', '"cache", "storage"');
    return succeeded({ message: 'Your account and everything in it is gone.' });
  });

  mounting.app.get<{ Params: { id: string } }>('/api/users/:id/export', async (request, reply) => {
    const { actor } = request;
    if (actor.kind === 'visitor') throw new AppError('NOT_SIGNED_IN');
    const archive = await exporting.archive(db, requireOwnAccount(actor, Number(request.params.id)));
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="gluebird-data.zip"',
        'cache-control': 'no-store',
      })
      .send(archive);
  });
}
