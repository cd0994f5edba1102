/** Where the making of a craft stands, in its order. */
export type Stage = 'analyzing' | 'generating' | 'finalizing';

const analyzingPercent = 15;
const finalizingPercent = 95;
const fullAfterMs = 80_000;

/** How far the bar has come. While the picture is made it grows with the time since the start. */
export function progressOf(stage: Stage, elapsedMs: number): number {
  if (stage === 'analyzing') return analyzingPercent;
  if (stage === 'finalizing') return finalizingPercent;
  const share = Math.min(1, Math.max(0, elapsedMs / fullAfterMs));
  return analyzingPercent + (100 - analyzingPercent) * share;
}
