import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs travels together: fewer requests, and one dictionary for the compressor. */
const basePart = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'web/(main|app/[^/]+|lib/(theme|navigation|viewer|api-error|lazy-part|late-styles|form-values))[.]',
    'web/ui/(base|fonts|tokens)[.]css$',
    'web/ui/(?:[a-z]+/)?(button|card|field|form|password-field|tabs|spinner|class-names|messages|lucide-icon|late-part|toast-store|toast-host|dialog-stack)[.]',
    'web/ui/illustrations/(wordmark|site-logo)[.]',
    'web/account/(sign-in/(form-work|form-fields|consent-line)|landing/landing[.]module|messages)[.]',
    'web/contact/(contact-us|messages|contact[.]module)[.]',
    'lucide-react/dist/esm/icons/(eye|eye-off|circle-exclamation-point|circle-alert)[.]',
    'contract/(brand|site)[.]',
    'rolldown/runtime|vite/preload',
  ].join('|'),
);

/** What stands around every page that is not the landing. */
const shellPart =
  /web\/(app\/shell\/(shell|skip-link|brand-link)|ui\/forms\/ticks|ui\/illustrations\/(cut|bird-mark))[.]/;
/** What a form needs once it is used. */
const formsPart =
  /node_modules\/zod\/|contract\/(account|account-recovery|account-profile|contact|common|endpoint)[.]|web\/lib\/(call|first-errors|checked-form)[.]/;
/** Signs that many pages use: apart they would weigh more in the entry's list than by themselves. */
const signsPart =
  /lucide-react\/dist\/esm\/icons\/(check|plus|x|arrow-left|chevron-(left|right|down)|circle-check|house|users|heart|scissors|pencil|trash|camera|copy|share-2|message-circle|refresh-cw|undo-2|download|user-plus|trash-2)[.]/;

const root = fileURLToPath(new URL('.', import.meta.url));
/** Short, and the same in the browser's build and the server's. */
const shortHash = (file: string): string =>
  createHash('sha256')
    .update(path.relative(root, file.split('?', 1)[0] ?? file))
    .digest('base64url')
    .slice(0, 3);

/** Writes its own address into each style sheet, so that a page that carries it inside does not fetch it again. */
const namedStyles: Plugin = {
  name: 'named-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = `/*!/${file.fileName}*/${String(file.source)}`;
      }
    }
  },
};

/** Lucide's icons bring names, sizes, aliases and random keys along, which nobody here asks for. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replaceAll(/^ {2}(?:name|size): .*\n/gm, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, ''),
      map: null,
    }),
  },
};

/** One rule for both builds: the server's markup names the browser's files. */
const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`;

const client = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: {
    input: 'web/main.tsx',
    output: {
      // The entry lists every later file: names without words keep that list short.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames,
      codeSplitting: {
        groups: [
          { name: 'base', test: (id: string) => basePart.test(id), minSize: 0 },
          { name: 'shell', test: shellPart, minSize: 0 },
          { name: 'forms', test: formsPart, minSize: 0 },
          { name: 'signs', test: signsPart, minSize: 0 },
          { name: 'data', test: (id: string) => id.includes('/@tanstack/'), minSize: 0 },
        ],
      },
    },
  },
};

const pageRenderer = {
  outDir: 'dist/ssr',
  emptyOutDir: true,
  ssr: true,
  copyPublicDir: false,
  reportCompressedSize: false,
  rolldownOptions: { input: 'web/entry-server.tsx', output: { codeSplitting: false, assetFileNames } },
};

/** `vite build` makes the browser's files, `vite build --ssr` the page renderer the server calls. */
export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: 'web/public',
  plugins: [react(), leanIcons, namedStyles],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly' as const,
      generateScopedName: (name, file) => `${name}_${shortHash(file)}`,
    },
  },
  resolve: {
    alias: [
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('web/ui/lucide-icon.tsx', import.meta.url)),
      },
    ],
  },
  // Bundled, so that the renderer runs React's production build whatever NODE_ENV says at run time.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : { ssr: { noExternal: ['lucide-react'] } }),
  build: isSsrBuild ? pageRenderer : client,
}));
