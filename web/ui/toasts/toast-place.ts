interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Room {
  /** How high the window is. */
  height: number;
  /** The edge of the window it keeps to where it can. */
  edge: 'top' | 'bottom';
}

/** What the toast keeps from the things it leaves free. */
const gapPx = 8;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom + gapPx &&
  one.bottom > other.top - gapPx;

/** How far down (below nothing: up) a toast goes to cover none of these; not at all where there is no such place. */
export function wayOffOf(obstacles: readonly Box[], toast: Box, { height, edge }: Room): number {
  let by = 0;
  for (;;) {
    const moved = { ...toast, top: toast.top + by, bottom: toast.bottom + by };
    if (moved.top < 0 || moved.bottom > height) return 0;
    const inWay = obstacles.filter((obstacle) => meets(moved, obstacle));
    if (inWay.length === 0) return by;
    by =
      edge === 'top'
        ? Math.max(...inWay.map(({ bottom }) => bottom)) + gapPx - toast.top
        : Math.min(...inWay.map(({ top }) => top)) - gapPx - toast.bottom;
  }
}
