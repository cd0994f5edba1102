import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { nextPage } from '#contract/account-next-page.ts';
import type { BootFacts } from '#contract/site.ts';
import { App } from './app/app.tsx';
import { craftHead, craftIn } from './app/craft-head.ts';
import { headOf } from './app/head.ts';
import { pageFor } from './app/page-modules.tsx';
import { carriesToken, findPage, needsSignIn, pageRoutes, signInAddress } from './app/routes.ts';
import type { PageName } from './app/routes.ts';
import { shellFor } from './app/shell-modules.tsx';
import { ServerAddress } from './lib/navigation.tsx';
import { accentCss } from './ui/accent.ts';
import type { RenderPage } from './render-face.ts';

/** Each of their links is for one person. */
const personal: ReadonlySet<PageName> = new Set(['confirm-email', 'invitation']);

/**
 * The document of one address. Public pages come with their markup; what lives behind the sign-in starts empty and is
 * built in the browser.
 */
export const renderPage: RenderPage = async ({ url, boot }) => {
  const address = new URL(url, boot.site.publicUrl);
  const { pathname, search } = address;
  const { name } = findPage(pathname, boot.site.debugPages);
  const signedIn = boot.viewer !== null;
  const { isPrivate } = boot.site;
  const page = pageFor(name, boot.site);
  const shell = shellFor(name, signedIn);
  const isInside = pageRoutes[name].access !== 'public';
  const way = isInside ? ['web/app/pages/signed-in-pages.ts'] : [];
  const modules = [...new Set(['web/main.tsx', shell.source, ...way, page.source])];
  const craft = craftIn(boot);
  const isMissing = name === 'not-found' || (name === 'craft' && craft === null);
  const status = isMissing ? 404 : 200;
  const plain = {
    brand: boot.site.brand,
    title: pageRoutes[name].title,
    address: boot.site.publicUrl + pathname,
    origin: boot.site.publicUrl,
    isListed: pageRoutes[name].access === 'public' && !isPrivate && !personal.has(name) && !isMissing,
    isSecret: carriesToken(name),
  };
  const head = headOf(name === 'craft' && craft ? craftHead(plain, craft) : plain);
  const redirect = redirectOf(name, address, boot);
  const style = accentCss(boot.site.brand.color);
  if (redirect) return { redirect, status, head, style, html: '', modules };
  if (isInside) return { status, head, style, html: '', modules };

  await Promise.all([page.load(), shell.load()]);
  const html = await renderText(
    <StrictMode>
      <ServerAddress path={pathname} search={search}>
        <App boot={boot} />
      </ServerAddress>
    </StrictMode>,
  );
  return { status, head, style, html, modules, pictureFirst: name === 'craft' && craft?.imageUrl != null };
};

/** The sign-in goes on to whatever `next` its address says: what is no page of ours comes no further than this. */
function redirectOf(
  name: PageName,
  { pathname, search, searchParams }: URL,
  { site, viewer }: BootFacts,
): string | null {
  if (needsSignIn(name, { signedIn: viewer !== null, isPrivate: site.isPrivate }))
    return signInAddress(site, pathname + search);
  const next = searchParams.get('next');
  return name === 'auth' && next !== null && next !== nextPage(next) ? '/auth' : null;
}

async function renderText(element: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(element, {
    // Never split into later pieces: those would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return new Response(stream).text();
}
