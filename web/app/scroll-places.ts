/** Where each page was left, for coming back to it with the browser's Back and Forward. */
const places = new Map<string, number>();
let goingBack = false;
let shown = '';

export const scrollPlaces = {
  watch(): void {
    history.scrollRestoration = 'manual';
    shown = location.pathname;
    addEventListener('popstate', () => {
      // Back within a page, to another tab or step, is no way to another page.
      goingBack = location.pathname !== shown;
    });
    addEventListener(
      'scroll',
      () => {
        // On the way back the old page still scrolls under the new address.
        if (!goingBack) places.set(location.pathname, scrollY);
      },
      { passive: true },
    );
  },
  /** The height to show: the remembered one after Back or Forward, else the top. */
  arrive(path: string): number {
    const top = goingBack ? (places.get(path) ?? 0) : 0;
    goingBack = false;
    shown = path;
    return top;
  },
};
