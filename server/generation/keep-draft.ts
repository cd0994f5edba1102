import type { CraftsService, CraftWork } from '#server/crafts/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { Settled } from '#server/platform/settled.ts';
import type { CraftDraft } from './draft.ts';
import { drawingOf, drawPictureJob } from './picture-job.ts';

export interface KeptDraft {
  paid: Settled<CraftWork>;
  draft: CraftDraft;
  theme: string;
  ages: { min: number; max: number };
}

/** A judged draft becomes a craft, with the job that draws its picture. */
export async function keepDraft(
  tx: Db,
  { crafts, jobs, clock }: { crafts: CraftsService; jobs: Queue; clock: Clock },
  { paid, draft, theme, ages }: KeptDraft,
): Promise<void> {
  const { plan, ...words } = draft;
  const craft = {
    ...words,
    theme,
    ageRangeMin: ages.min,
    ageRangeMax: ages.max,
    formId: plan?.formId ?? null,
    subjectId: plan?.subjectId ?? null,
    plan,
    createdAt: clock.now(),
  };
  const supplyNames = draft.materials.map((material) => material.name);
  await crafts.add(tx, paid, { craft, supplyNames });
  await jobs.enqueue(tx, drawPictureJob, drawingOf(paid.workId));
}
