import { productBrand } from '#contract/brand.ts';
import type { Paper } from '#contract/print.ts';
import type { CraftPlan } from '#contract/ideas.ts';
import { stepPictures } from '#engine/illustrator/draw-plan.ts';
import type { PrintJob } from '#server/print/print-job.ts';

/** A planned craft as it goes to the printing thread, without having been stored. */
export function printJobOf(
  plan: CraftPlan,
  paper: Paper,
  change: Partial<PrintJob['choice']> = {},
): PrintJob {
  const shown = stepPictures(plan);
  const id = '0199f3a2-5b1c-7d2e-8f40-123456789abc';
  const steps = plan.steps.map(({ text, who }, at) => ({
    text,
    who,
    imageUrl: shown[at] === null ? null : `/api/crafts/${id}/steps/${at + 1}/image`,
    imageAlt: `After step ${at + 1}`,
  }));
  const materials = plan.materials.map(({ name, amount, optional, substitutes }) => ({
    name,
    amount,
    optional,
    substitutes,
  }));
  const craft: PrintJob['craft'] = {
    id,
    userId: null,
    username: null,
    userProfileImage: null,
    title: plan.title,
    description: plan.description,
    instructions: plan.steps.map(({ text }) => text),
    steps,
    materials,
    supplies: [],
    safetyNotes: plan.safetyNotes,
    goFurther: plan.goFurther,
    leftOver: plan.leftOver,
    skills: plan.skills,
    mess: plan.mess,
    waiting: plan.waiting,
    ageRangeMin: 4,
    ageRangeMax: 5,
    difficulty: plan.difficulty,
    duration: plan.durationMinutes,
    theme: plan.theme,
    shared: true,
    sharedDate: null,
    withheld: false,
    notSafe: null,
    templates: plan.templates ?? 0,
    likes: 0,
    createdAt: '2026-01-02T03:04:05.000Z',
    imageStatus: 'pending',
    imageUrl: null,
    imageAlt: '',
    imageColor: '#aabbcc',
    madeBy: 'builtin',
  };
  return {
    craft,
    source: { plan, steps, materials, imageColor: '#aabbcc' },
    brand: productBrand,
    url: `https://gluebird.test/craft/${id}`,
    choice: { paper, text: 'normal', ink: 'full', ...change },
    logo: null,
    picture: null,
  };
}
