import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '#web/lib/lazy-part.tsx';
import type { PageProps } from './pages/page-props.ts';

export const page = (name: string, fetchPage: () => Promise<ComponentType<PageProps>>): LazyPart<PageProps> =>
  lazyPart(fetchPage, `web/app/pages/${name}.tsx`);

/** By itself, for the page that leads to it. */
export const craftPage = page('craft-page', () => import('./pages/craft-page.tsx').then((m) => m.CraftPage));
