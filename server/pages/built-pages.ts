import { clientFolder, loadClientBuild } from './client-build.ts';
import { composeDocument } from './document.ts';
import type { PageSource } from './routes.ts';
import { loadStaticFiles } from './static-files.ts';

/** Pages of the finished build in dist/. */
export async function loadBuiltPages(): Promise<PageSource> {
  const build = await loadClientBuild();
  return {
    staticFiles: loadStaticFiles(clientFolder),
    async render(url, boot, style) {
      const page = await build.render({ url, boot });
      return { page, document: composeDocument(build, { page, boot, style }) };
    },
  };
}
