import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CraftPlan } from '#contract/ideas.ts';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import { checkPicture } from './check-picture.ts';
import { drawStepOf, stepPictures } from './draw-plan.ts';

/** Steps of these kinds may go without a picture where nothing new is to be seen: it would show nothing that helps. */
const mayBeBlank: ReadonlySet<string> = new Set([
  'play',
  'prepare',
  'test',
  'build',
  'arrange',
  'wash',
  'heat',
]);

/** Ages that make the same steps of the same things see the same pictures. */
const looksOf = ({ formId, subjectId, slots, colors, steps }: CraftPlan, at: number): string =>
  JSON.stringify([
    formId,
    subjectId,
    slots,
    colors,
    steps.slice(0, at + 1).map(({ id, uses }) => [id, uses]),
  ]);

it('every step of every recipe has a small picture, or a reason to have none', () => {
  const drawn = new Set<string>();
  for (const craft of everyRecipeCraft())
    for (const [at, shows] of stepPictures(craft).entries()) {
      const looks = looksOf(craft, at);
      if (drawn.has(looks)) continue;
      drawn.add(looks);
      const name = `${craft.formId}/${craft.subjectId} ${craft.ageBand} step ${at + 1}`;
      const svg = drawStepOf(craft, at);
      assert.equal(svg === null, shows === null, name);
      if (svg === null) assert.ok(mayBeBlank.has(craft.steps[at]?.action ?? ''), name);
      else {
        assert.ok(svg.length <= 4000, `${name}: ${svg.length}`);
        assert.deepEqual(checkPicture(svg), [], name);
      }
    }
});
