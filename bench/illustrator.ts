import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formIds } from '#engine/illustrator/forms/form-ids.data.ts';
import { drawCraftOf } from '#engine/illustrator/draw-craft.ts';
import { allSubjectIds } from '#engine/themes/subject-ids.ts';
import { renderIllustration } from '#server/images/illustration.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const pictureCount = 40;
const nanosecondsPerMs = 1e6;

const pictureOf = (index: number): { formId: string; subjectId: string; seed: number } => ({
  formId: formIds[(index * 37) % formIds.length]?.id ?? 'kite',
  subjectId: allSubjectIds[(index * 101) % allSubjectIds.length] ?? 'cat',
  seed: index,
});

/** Pictures of finished crafts: drawing the SVG, then rendering it in every size the pages ask for. */
export const illustrator: Figure = {
  name: 'illustrator',
  title: 'Pictures of finished crafts',
  measure: async () => {
    for (let i = 0; i < 5; i += 1) await renderIllustration(drawCraftOf(pictureOf(i)).svg);
    const draws: number[] = [];
    const renders: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    for (let i = 0; i < pictureCount; i += 1) {
      const start = performance.now();
      const { svg } = drawCraftOf(pictureOf(i));
      const drawn = performance.now();
      await renderIllustration(svg);
      draws.push(drawn - start);
      renders.push(performance.now() - drawn);
    }
    delay.disable();
    return [
      { name: 'draw', value: median(draws), unit: 'ms', limit: { most: 25 } },
      { name: 'render all sizes', value: median(renders), unit: 'ms', limit: { most: 250 } },
      { name: 'longest loop delay', value: delay.max / nanosecondsPerMs, unit: 'ms' },
      {
        name: '99 % of loop delays',
        value: delay.percentile(99) / nanosecondsPerMs,
        unit: 'ms',
        limit: { most: 25 },
      },
    ];
  },
};
