import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/branding.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import { isLogoVersion } from './logo.ts';
import type { BrandingService } from './service.ts';

const usualPageSize = 10;

/** For operators: what their place says in its own words. */
export function mountBranding(
  mounting: Mounting,
  { db, branding }: { db: Db; branding: BrandingService },
): void {
  mount(mounting, contract.listSiteTexts, ({ admin }) => branding.list(db, admin));
  mount(mounting, contract.changeSiteText, ({ admin, params, body }) =>
    branding.change(admin, params.name, body),
  );
  mount(mounting, contract.listSiteTextVersions, async (call) => {
    const page = pageByNumber({ ...call.query, limit: call.query.limit ?? usualPageSize });
    return sendPage(call, await branding.listVersions(db, call.admin, { name: call.params.name, page }));
  });
}

interface LogoRequest {
  Params: { version: string };
  Querystring: { form?: string };
}

/** Everybody sees it, in mails that are read on other sites too; the address changes with it, so a copy may be kept for ever. */
export function mountLogo(app: FastifyInstance, branding: BrandingService): void {
  app.get<LogoRequest>(
    '/api/site/logo/:version',
    { config: { openWhenPrivate: true } },
    async (request, reply) => {
      const { version } = request.params;
      const { form } = request.query;
      const logo = isLogoVersion(version)
        ? await branding.findLogo(version, form === 'bar' || form === 'plain' ? form : 'large')
        : null;
      if (!logo) throw new AppError('NOT_FOUND', { message: 'This logo could not be found.' });
      return reply
        .headers({
          'content-type': logo.contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(logo.bytes));
    },
  );
}
