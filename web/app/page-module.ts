import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '#web/lib/lazy-part.tsx';
import type { PageProps } from './pages/page-props.ts';

/** A page's key in the build manifest. */
export const sourceOf = (name: string): string => `web/app/pages/${name}-page.tsx`;

export const page = (name: string, fetchPage: () => Promise<ComponentType<PageProps>>): LazyPart<PageProps> =>
  lazyPart(fetchPage, sourceOf(name));

/** By itself, for the page that leads to it. */
export const craftPage = page('craft', () => import('./pages/craft-page.tsx').then((m) => m.CraftPage));
