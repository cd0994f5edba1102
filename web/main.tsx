import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type BootFacts, bootFactsElementId } from '#contract/site.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import './ui/base.css';
import { App } from './app/app.tsx';
import { pageFor } from './app/page-modules.tsx';
import { findPage } from './app/routes.ts';
import { shellFor } from './app/shell-modules.tsx';
import { noticeLostStyles } from './lib/late-styles.ts';
import { applyTheme, readTheme } from './lib/theme.ts';

const root = document.getElementById('root')!;
const boot = JSON.parse(document.getElementById(bootFactsElementId)!.textContent) as BootFacts;
const app = (
  <StrictMode>
    <App boot={boot} />
  </StrictMode>
);

/**
 * The document brings its style sheets inside itself, each naming the file it came from. For the loader of later parts
 * they count as fetched.
 */
function rememberInlinedStyles() {
  for (const style of document.querySelectorAll('style')) {
    for (const [, file] of style.textContent.matchAll(/\/\*!(.+?\.css)\*\//g)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('disabled', '');
      link.setAttribute('href', file ?? '');
      document.head.append(link);
    }
  }
}

async function start() {
  rememberInlinedStyles();
  noticeLostStyles();
  applyTheme(readTheme());
  const page = findPage(location.pathname, boot.site.debugPages).name;
  // The page's code first, so that it takes over without a flash. What cannot be fetched is told by the page itself.
  await Promise.allSettled([pageFor(page, boot.site).load(), shellFor(page, boot.viewer !== null).load()]);
  if (root.hasAttribute('data-ssr')) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

if (boot.site.debugPages) {
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyD')
      import('./debug/overlay.tsx').then(
        ({ toggleOverlay }) => toggleOverlay(),
        () => {},
      );
  });
}
// In a turn of its own: a slow phone takes a touch between reading the code and starting it.
setTimeout(start);
