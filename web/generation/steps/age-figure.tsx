import type { AgeBand } from '#contract/common.ts';
import { Cut, sheets } from '#web/ui/illustrations/cut.tsx';

const looks: Record<AgeBand, { coat: string; hat: string; height: number }> = {
  '2-3': { coat: sheets.orange, hat: sheets.sun, height: 0.46 },
  '4-5': { coat: sheets.leaf, hat: sheets.berry, height: 0.58 },
  '6-8': { coat: sheets.berry, hat: sheets.blue, height: 0.71 },
  '9-12': { coat: sheets.blue, hat: sheets.orange, height: 0.86 },
  '13+': { coat: sheets.sun, hat: sheets.leaf, height: 1 },
};

/** A paper peg doll as tall as the age, standing on the lower edge of 60 by 116. */
export function AgeFigure({ band }: { band: AgeBand }) {
  const { coat, hat, height } = looks[band];
  // The young have the larger heads.
  const head = 0.62 + 0.38 * height;
  const neck = 114 - 74 * height;
  return (
    <svg viewBox="0 0 60 116" width="60" height="116" aria-hidden="true">
      <g transform={`translate(30 114) scale(${0.7 + 0.3 * height} ${height})`}>
        <Cut
          fill={coat}
          lift={0.8}
          d="M-17 0c-3-18-3-44 1-62 3-12 9-17 17-17 9 0 14 6 17 18 4 18 3 43 0 61z"
        />
      </g>
      <g transform={`translate(30 ${neck}) scale(${head})`}>
        <Cut fill={sheets.cream} lift={0.7} d="M0-31c10 0 18 7 18 17S10 3 0 3s-17-7-17-17 7-17 17-17z" />
        <Cut fill={hat} lift={0.4} d="M-18-16c0-13 8-20 18-20 11 0 19 8 19 20-12-4-25-4-37 0z" />
        <circle cx="-6" cy="-9" r="1.900" fill={sheets.ink} />
        <circle cx="7" cy="-9" r="1.900" fill={sheets.ink} />
      </g>
    </svg>
  );
}
