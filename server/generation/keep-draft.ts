import type { CraftsService } from '#server/crafts/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { SafeDraft } from './draft.ts';
import { drawingOf, drawPictureJob } from './picture-job.ts';

export interface KeptDraft {
  id: string;
  /** Null for crafts of the house. */
  userId: number | null;
  safe: SafeDraft;
  theme: string;
  ages: { min: number; max: number };
}

/** A judged draft becomes a craft, with the job that draws its picture. */
export async function keepDraft(
  tx: Db,
  { crafts, jobs, clock }: { crafts: CraftsService; jobs: Queue; clock: Clock },
  { id, userId, safe, theme, ages }: KeptDraft,
): Promise<void> {
  const { shown, facts } = safe;
  const { plan, ...rest } = facts;
  const craft = {
    ...rest,
    title: shown.title,
    description: shown.description,
    materials: shown.materials.map((material) => ({ ...material, substitutes: [...material.substitutes] })),
    steps: shown.steps.map((step) => ({ ...step })),
    safetyNotes: [...shown.safetyNotes],
    goFurther: shown.goFurther,
    imageAlt: shown.imageAlt,
    id,
    userId,
    theme,
    ageRangeMin: ages.min,
    ageRangeMax: ages.max,
    formId: plan?.formId ?? null,
    subjectId: plan?.subjectId ?? null,
    plan,
    createdAt: clock.now(),
  };
  await crafts.add(
    tx,
    craft,
    shown.materials.map((material) => material.name),
  );
  await jobs.enqueue(tx, drawPictureJob, drawingOf(id));
}
