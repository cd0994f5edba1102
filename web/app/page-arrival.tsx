import { useEffect } from 'react';
import { useSession } from '#web/lib/viewer.tsx';
import { appMessages } from './messages.ts';
import { scrollPlaces } from './scroll-places.ts';

let arrivals = 0;

interface PageArrivalProps {
  path: string;
  /** Null where the page says it itself. */
  title: string | null;
}

/**
 * Stands behind a page's content, so that its effect runs when that content is really there: the browser's title, the
 * top of the page (or the old place after Back), and focus on the heading for those who listen.
 */
export function PageArrival({ path, title }: PageArrivalProps) {
  const { brand } = useSession().site;
  useEffect(() => {
    if (title !== null) document.title = appMessages.title(title, brand);
  }, [title, brand]);

  useEffect(() => {
    arrivals += 1;
    if (arrivals === 1) {
      scrollPlaces.watch();
      // The document's early script now leaves clicks and submits to the page.
      window.dispatchEvent(new Event('gluebird:ready'));
      return;
    }
    scrollTo({ top: scrollPlaces.arrive(path), behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);

  return null;
}
