import type { ReplyOf } from '#contract/endpoint.ts';
import type { generateCraft } from '#contract/generation.ts';
import type { CraftsService, CraftWork } from '#server/crafts/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Settled } from '#server/platform/settled.ts';
import type { SafeDraft } from './ideas/draft.ts';

type MadeCraft = ReplyOf<typeof generateCraft>['craft'];

interface KeptDraft {
  paid: Settled<CraftWork>;
  safe: SafeDraft;
  theme: string;
  ages: { min: number; max: number };
}

/** A judged draft becomes a craft; its picture is a job of its own. Answers what its maker is told at once. */
export async function keepDraft(
  tx: Db,
  { crafts, clock }: { crafts: CraftsService; clock: Clock },
  { paid, safe, theme, ages }: KeptDraft,
): Promise<MadeCraft> {
  const { shown, asides, stepPictures, facts } = safe;
  const { plan, ...rest } = facts;
  const craft = {
    ...rest,
    title: shown.title,
    description: shown.description,
    materials: shown.materials.map((material) => ({ ...material, substitutes: [...material.substitutes] })),
    steps: shown.steps.map(({ text, who }, at) => {
      const picture = stepPictures[at];
      return { text, who, ...(picture === undefined ? {} : { picture }) };
    }),
    safetyNotes: [...shown.safetyNotes],
    goFurther: shown.goFurther,
    imageAlt: shown.imageAlt,
    waiting: asides.waiting,
    skills: asides.skills,
    leftOver: asides.leftOver,
    parts: asides.parts,
    theme,
    ageRangeMin: ages.min,
    ageRangeMax: ages.max,
    formId: plan?.formId ?? null,
    subjectId: plan?.subjectId ?? null,
    plan,
    createdAt: clock.now(),
  };
  const supplyNames = shown.materials.map((material) => material.name);
  const supplies = await crafts.add(tx, paid, { craft, supplyNames });
  const { title, description, difficulty } = craft;
  return { id: paid.workId, title, description, supplies, difficulty };
}
