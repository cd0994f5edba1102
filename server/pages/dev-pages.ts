import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ForeignSources } from '#server/platform/http/security-headers.ts';
import type { RenderPage } from '#web/render-face.ts';
import type { ClientBuild } from './client-build.ts';
import { composeDocument } from './document.ts';
import type { PageSource } from './routes.ts';

const hotReloadPort = 24_678;
/** Hot reload needs inline script and its own socket; this is never sent outside development. */
function devPolicy(foreign: ForeignSources = {}): string {
  const sites = Object.values(foreign).flat().join(' ');
  return `default-src 'self' 'unsafe-inline' data: blob: ${sites}; connect-src 'self' ws://localhost:${hotReloadPort} ws://127.0.0.1:${hotReloadPort} ${sites}`;
}

/** Pages from the live sources, with hot reload. */
export async function loadDevPages(): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  });
  const build: Omit<ClientBuild, 'render'> = {
    entryUrl: '/web/main.tsx',
    scriptsOf: () => [],
    stylesOf: () => '',
    fonts: [],
  };
  return {
    staticFiles: new Map(),
    async serve(request: FastifyRequest, reply: FastifyReply) {
      const passedOn = Promise.withResolvers<boolean>();
      reply.raw.once('close', () => passedOn.resolve(true));
      vite.middlewares(request.raw, reply.raw, () => passedOn.resolve(false));
      const served = await passedOn.promise;
      if (served) reply.hijack();
      return served;
    },
    async render(url, boot, style) {
      const { renderPage } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as {
        renderPage: RenderPage;
      };
      const page = await renderPage({ url, boot });
      const document = composeDocument({ ...build, render: renderPage }, { page, boot, style });
      return {
        page,
        document: {
          html: await vite.transformIndexHtml(url, document.html),
          contentSecurityPolicy: devPolicy,
        },
      };
    },
  };
}
