import { useEffect } from 'react';
import { brand } from '#contract/brand.ts';

/** The browser's title, once it is known what the page shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
