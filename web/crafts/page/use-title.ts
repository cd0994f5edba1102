import { useEffect } from 'react';
import { useSession } from '#web/lib/viewer.tsx';

/** The browser's title, once it is known what the page shows. */
export function useTitle(title: string | undefined): void {
  const { brand } = useSession().site;
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title, brand]);
}
