import { sheets } from './cut.tsx';

interface BirdMarkProps {
  size?: number;
  /** Its name, where the mark stands alone. */
  label?: string;
}

/** The mark: a small bird whose wing is a folded sheet, with a dab of glue. Drawn on 64 by 64, and still itself on 16. */
export function BirdMark({ size = 32, label }: BirdMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <BirdMarkShapes />
    </svg>
  );
}

export const birdMarkBody =
  'M5 35 16 37C17 23 26 14 38 13c2-5 7-8 12-7 7 1 11 7 10 14-1 5-2 6-2 11-1 15-12 26-27 26C17 57 8 48 5 35z';

export function BirdMarkShapes() {
  return (
    <>
      <path fill={sheets.orange} d={birdMarkBody} />
      <path fill={sheets.sun} d="m59 13 5 5-1 1-4 3z" />
      <circle cx="50" cy="16" r="3.200" fill={sheets.ink} />
      <path fill={sheets.blueDeep} d="M4 12 44 29 17 36z" />
      <path fill={sheets.blueLight} d="M44 29 17 36l12 14z" />
      <path fill={sheets.cream} d="M39 26c3-3 9-2 9 3 0 4-2 4-2 8 0 3-4 3-4 0 0-4-6-7-3-11z" />
    </>
  );
}
