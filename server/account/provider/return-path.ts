const home = '/';
const origin = 'http://here.invalid';

/** Where somebody wanted to be, as a path of ours: an address elsewhere is not followed, whoever wrote the link. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500 || !URL.canParse(wanted, origin)) return home;
  const { origin: where, pathname, search, hash } = new URL(wanted, origin);
  // Two slashes begin the name of another host.
  const isOurs = where === origin && !pathname.startsWith('//');
  const isPage = !/^\/(?:api|assets|auth)(?:\/|$)/.test(pathname);
  return isOurs && isPage ? pathname + search + hash : home;
}
