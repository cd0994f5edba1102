import { useSyncExternalStore } from 'react';
import { leaveDialogs, whenReturned } from './dialog-history.ts';
import { navigate, useSearch } from './navigation.tsx';

/** Where this visit began: there is nothing of ours behind it. */
const firstAddress = typeof location === 'undefined' ? '' : location.href;

function withPart(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next}`;
}

const keepsStill = () => () => undefined;
const isAlive = () => true;
const isMarkup = () => false;

/** Something open on top of the page with a part of the address for its own, so that Back closes it. */
export function useAddressPart(name: string) {
  const search = useSearch();
  // The document is made without it: what is open opens when the page has come alive.
  const alive = useSyncExternalStore(keepsStill, isAlive, isMarkup);
  return {
    value: alive ? search.get(name) : null,
    hrefOf: (value: string) => withPart(search, name, value),
    open: (value: string) => navigate(location.pathname + withPart(search, name, value)),
    close: () => {
      leaveDialogs();
      whenReturned(() => {
        if (location.href !== firstAddress) {
          history.back();
          return;
        }
        const rest = new URLSearchParams(search);
        rest.delete(name);
        navigate(rest.size > 0 ? `${location.pathname}?${rest}` : location.pathname, { replace: true });
      });
    },
  };
}
