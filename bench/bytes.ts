import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { budgets } from '#scripts/build/budgets.ts';
import { weighBuild } from '#scripts/build/weigh.ts';
import { projectRoot } from '#tests/support/started-server.ts';
import type { Figure, Reading } from './figure.ts';
import { ask, startProduct, withTemporaryFolder } from './servers.ts';

const REACT_ALONE = 'virtual:react-alone';

/** React with nothing to show: what every page of such an application carries. */
async function reactAloneBytes(): Promise<number> {
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === REACT_ALONE ? id : undefined),
        load: (id) =>
          id === REACT_ALONE
            ? `import { createRoot } from ${JSON.stringify(path.join(projectRoot, 'node_modules/react-dom/client.js'))}; createRoot(document.body).render(null);`
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: REACT_ALONE } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return brotliCompressSync(code).length;
}

export const bytes: Figure = {
  name: 'bytes',
  title: 'Bytes per page (brotli, script and style)',
  measure: () =>
    withTemporaryFolder(async (folder) => {
      process.env.NODE_ENV = 'production';
      const floor = { name: 'React alone', value: await reactAloneBytes() };
      const { pages } = weighBuild(path.join(projectRoot, 'dist/client'));
      const readings: Reading[] = pages
        .filter(({ page }) => page.startsWith('web/app/pages/'))
        .map(({ page, firstLoadBytes }) => ({
          name: path.basename(page, '.tsx'),
          value: firstLoadBytes,
          unit: 'bytes',
          floor,
        }));
      const product = await startProduct({ DATA_DIR: folder });
      const { body } = await ask(`${product.origin}/auth`, { headers: { 'accept-encoding': 'br' } });
      await product.stop();
      const first = readings.find(({ name }) => name === path.basename(budgets.firstPage.page, '.tsx'));
      if (!first) throw new Error(`the build has no ${budgets.firstPage.page}`);
      return [
        { ...first, limit: { most: budgets.firstPage.bytes } },
        ...readings.filter((reading) => reading !== first),
        { name: '/auth document with its style', value: body.length, unit: 'bytes' },
      ];
    }),
};
