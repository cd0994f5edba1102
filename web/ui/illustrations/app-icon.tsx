import { BirdMarkShapes, birdMarkBody } from './bird-mark.tsx';
import { Cut, sheets } from './cut.tsx';

/** The mark on a sheet that fills the square: whatever a phone cuts off, the bird stays whole. */
export function AppIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <path fill={sheets.cream} d="M0 0h512v512H0z" />
      <Cut
        fill={sheets.sky}
        lift={4}
        d="M72 268C66 150 150 70 262 72c104 2 184 82 180 188-4 104-86 182-188 180C150 438 76 366 72 268z"
      />
      <g transform="translate(106 100) scale(4.700)">
        <path
          d={`${birdMarkBody}M4 12 44 29 17 36z`}
          fill={sheets.ink}
          opacity=".17"
          transform="translate(1.600 2.200)"
        />
        <BirdMarkShapes />
      </g>
    </svg>
  );
}

export function FavIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <BirdMarkShapes />
    </svg>
  );
}
