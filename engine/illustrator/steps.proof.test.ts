import assert from 'node:assert/strict';
import { it } from 'node:test';
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

it('every step of every recipe has a small picture, or a reason to have none', () => {
  for (const craft of everyRecipeCraft())
    for (const [at, shows] of stepPictures(craft).entries()) {
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
