import { useSyncExternalStore } from 'react';

const calmQuery = '(prefers-reduced-motion: reduce)';

function watchCalm(listener: () => void): () => void {
  const query = matchMedia(calmQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the device asks for as little motion as possible. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchCalm,
    () => matchMedia(calmQuery).matches,
    () => true,
  );
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see the page: false while another tab is in front. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Calls back when the page changes between light and dark. */
export function watchTheme(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
  };
}
