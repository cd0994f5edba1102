/** The box of coloured paper that every picture is cut from. */
export const sheets = {
  cream: '#FFF6E5',
  sand: '#F3DDB6',
  wood: '#DDA76A',
  kraft: '#C98F55',
  sky: '#C9DCF6',
  blue: '#3E6BD6',
  blueDeep: '#2A4BA3',
  blueLight: '#93B4F4',
  orange: '#EC7A3C',
  orangeLight: '#F7A36B',
  sun: '#F4BD4F',
  leaf: '#4C9B6C',
  leafLight: '#8CC79E',
  berry: '#D9496F',
  ink: '#27263A',
} as const;

interface CutProps {
  d: string;
  fill: string;
  /** How high this piece lies above what is under it; 0 lies flat. */
  lift?: number;
  turn?: string;
}

/** One piece of cut paper with its shadow, the light coming from the upper left. */
export function Cut({ d, fill, lift = 1, turn }: CutProps) {
  return (
    <g transform={turn}>
      {lift > 0 && (
        <path d={d} fill={sheets.ink} opacity={0.17} transform={`translate(${1.6 * lift} ${2.2 * lift})`} />
      )}
      <path d={d} fill={fill} />
    </g>
  );
}
