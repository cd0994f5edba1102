import { qrCodeOf } from './qr-code.ts';

/** The border a scanner needs around a code. */
const quiet = 4;

/** A text to be scanned from paper or from a screen. */
export function QrPicture({ text }: { text: string }) {
  const code = qrCodeOf(text);
  const side = code.length + 2 * quiet;
  const dark = code
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
