import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { GenerationOverlayProps } from '#web/generation/run/generation-overlay.tsx';
import type { StepProps } from './step-props.ts';
import type { SuppliesStepProps } from './supplies-step.tsx';

/** What comes after the first question arrives while that one is read. */
export const latePhotoStep = lazyPart<StepProps>(() => import('./photo-step.tsx').then((m) => m.PhotoStep));
export const lateSuppliesStep = lazyPart<SuppliesStepProps>(() =>
  import('./supplies-step.tsx').then((m) => m.SuppliesStep),
);
export const lateThemeStep = lazyPart<StepProps>(() => import('./theme-step.tsx').then((m) => m.ThemeStep));
export const lateOverlay = lazyPart<GenerationOverlayProps>(() =>
  import('#web/generation/run/generation-overlay.tsx').then((m) => m.GenerationOverlay),
);

export function loadLateSteps(): void {
  for (const part of [latePhotoStep, lateSuppliesStep, lateThemeStep, lateOverlay]) {
    // What does not arrive now is fetched again, and told of, when it is needed.
    part.load().catch(() => undefined);
  }
}
