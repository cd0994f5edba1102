import type { ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { paperFor, printCraft } from '#contract/print.ts';
import type { Db } from '#server/platform/db/database.ts';
import { fileNameOf } from '#server/platform/http/file-name.ts';
import { checkInput, tokenMay } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import type { PrintChoice } from './print-job.ts';
import type { PrintService } from './service.ts';

interface PrintRouting {
  db: Db;
  printing: PrintService;
}

function choiceOf(query: unknown, languages: string | undefined): PrintChoice {
  const { paper, text, ink } = checkInput(printCraft.query, query) as QueryOf<typeof printCraft>;
  const [language = ''] = (languages ?? '').split(/[,;]/);
  return { paper: paper ?? paperFor(language.trim()), text: text ?? 'normal', ink: ink ?? 'full' };
}

/** What a craft shows depends on who asks, so it is kept by browsers alone, and asked for again each time. */
const caching = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' };

export function mountPrint({ app, endpoints }: Mounting, { db, printing }: PrintRouting): void {
  endpoints.push(printCraft);
  app.get(printCraft.path, tokenMay(printCraft), async (request, reply) => {
    const { id } = checkInput(printCraft.params, request.params) as ParamsOf<typeof printCraft>;
    const choice = choiceOf(request.query, request.headers['accept-language']);
    const { title, version, make } = await printing.find(db, request.actor, { id, choice });
    const etag = `"${version}"`;
    reply.headers({ etag, ...caching });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const pdf = await make();
    const disposition = `inline; filename="${fileNameOf(title)}.pdf"`;
    reply.headers({ 'content-type': 'application/pdf', 'content-disposition': disposition });
    return reply.send(Buffer.from(pdf));
  });
}
