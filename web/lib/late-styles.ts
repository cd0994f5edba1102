/** A sheet that hangs holds nobody up for longer than this. */
const longestMs = 3000;

const lost = new Set<HTMLLinkElement>();

function notice({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
}

/** The loader of later parts takes a sheet that was once asked for as fetched, also when it never came. */
export function noticeLostStyles(): void {
  addEventListener('error', notice, true);
}

const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });

/**
 * Until what has been fetched looks as it should: WebKit puts no new sheet in force while any other is on its way,
 * although it says that it is loaded.
 */
export async function stylesInForce(): Promise<void> {
  if (typeof document === 'undefined') return;
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const coming = [...links].filter(({ sheet }) => !sheet).map(settled);
  if (coming.length === 0) return;
  await Promise.race([Promise.all(coming), new Promise((resolve) => setTimeout(resolve, longestMs))]);
}
