import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRecipe } from '#engine/recipes/check-recipe.ts';
import { readRecipes } from '#engine/recipes/read-recipe.ts';
import type { Recipe } from '#engine/recipes/recipe.ts';
import { recipes } from '#engine/recipes/shelves.ts';
import { layTemplates, labelMm, type LaidTemplate } from './lay-templates.ts';
import { boxOf } from './outline.ts';
import { templatesFor, type Template } from './templates.ts';

const shelf = (lines: string): string => `
* a-bear | 2-3 4-5 | Animals
colors brown
minutes 20 20
heart card: cardstock = 1 sheet
tool scissors: scissors
step cut: cut card scissors > ears head spots by gt
step a: play card by cc
step b: play card by cc
step c: play card by cc
part ears = card a : om ~ -40 -60 20 ; om_ w -40 -60 10
part head = card a : o ~ 0 0 60 80
part spots = card a : o ~ 0 0 5 ; o ~ 40 0 20
${lines}
scene lay
`;
const only = (text: string): Recipe => readRecipes(shelf(text)).at(0) ?? assert.fail();
const ofBand = (recipe: Recipe, band: '2-3' | '4-5', variantId = ''): Template[] =>
  templatesFor({ recipe, variantId, band, slots: { card: 'cardstock' } });

const a4 = { width: 190, height: 198 };
const letter = { width: 195.9, height: 180 };

const near = (value: number, wanted: number): void =>
  assert.ok(Math.abs(value - wanted) < 0.2, `${value} is not ${wanted}`);

/** Where a part or a part of it lies, its label included. */
const cover = ({ template, tile, x, y }: LaidTemplate) => ({
  right: x + (tile?.width ?? template.width),
  bottom: y + labelMm + (tile?.height ?? template.height),
});

describe('templates', () => {
  it('are as large as the recipe says, once for all pieces that are alike', () => {
    const recipe = only('template ears 2 3\ntemplate head 1 6 across');
    assert.deepEqual(checkRecipe(recipe), []);
    const [ears, head] = ofBand(recipe, '4-5');
    assert.ok(ears && head);
    near(ears.height, 76.2);
    assert.ok(Math.abs(ears.width - 76.2) < 1);
    assert.equal(ears.shapes.length, 1);
    near(head.width, 152.4);
    assert.ok(Math.abs(head.height - 203.2) < 1);
    near(boxOf(head.shapes).width, 152.4);
  });

  it('leave out what the smallest could swallow', () => {
    const recipe = only('template ears 2 1\ntemplate head 1 3');
    assert.deepEqual(
      ofBand(recipe, '2-3').map(({ partId }) => partId),
      ['head'],
    );
    assert.equal(ofBand(recipe, '4-5').length, 2);
  });

  it('of a recipe that does not hold together are told', () => {
    const wrong: [string, RegExp][] = [
      ['template tail 1 3', /tail is no part/],
      ['template ears 1 3', /ears is drawn as 2 pieces and counted as 1/],
      ['template spots 2 3', /spots has pieces of several sizes/],
      ['template head 0 3', /head is cut no such number/],
      ['template head 1 50', /head has no such size/],
      ['template head 1 3\ntemplate head 1 4', /head stands twice/],
    ];
    for (const [line, problem] of wrong) assert.match(checkRecipe(only(line)).join('\n'), problem);
    assert.throws(() => only('template head 1 3 sideways'), /never sideways/);
  });

  it('of a carried subject are its whole figure', () => {
    const [recipe] = readRecipes(
      shelf('template body 1 7')
        .replace('part head', 'part body = card a : figure ~ 0 0 150 150\npart head')
        .replace('> ears', '> body ears')
        .replace('colors', 'carries any\ncolors'),
    );
    assert.ok(recipe && recipe.variants.length > 50);
    assert.deepEqual(checkRecipe(recipe), []);
    for (const { id } of recipe.variants) {
      const [figure] = ofBand(recipe, '4-5', id);
      assert.ok(figure, id);
      near(figure.height, 177.8);
      near(boxOf(figure.shapes).left, 0);
    }
  });

  it('that fit a page lie on it, apart from each other; larger ones are parted without a gap', () => {
    const sizes = [20, 60, 90, 120, 185, 250, 400];
    const templates = sizes.flatMap((width) =>
      sizes.map((height): Template => ({
        partId: 'part',
        count: 1,
        shapes: [],
        width,
        height,
        fold: false,
        glue: false,
        isTurned: false,
      })),
    );
    const pages = layTemplates(templates, a4);
    const laid = pages.flat();
    for (const one of laid) {
      const { right, bottom } = cover(one);
      assert.ok(right <= a4.width + 1e-6 && bottom <= a4.height + 1e-6);
    }
    for (const page of pages)
      for (const [at, one] of page.entries())
        for (const other of page.slice(at + 1))
          assert.ok(
            cover(one).right <= other.x ||
              cover(other).right <= one.x ||
              cover(one).bottom <= other.y ||
              cover(other).bottom <= one.y,
          );
    const whole = laid.filter(({ tile }) => tile === null).length;
    const tiles = Map.groupBy(
      laid.filter(({ tile }) => tile),
      ({ template }) => template,
    );
    assert.equal(whole + tiles.size, templates.length);
    for (const [{ width, height }, parts] of tiles)
      near(
        parts.reduce((sum, { tile }) => sum + (tile?.width ?? 0) * (tile?.height ?? 0), 0),
        width * height,
      );
  });

  it('lie on their side where that takes fewer pages', () => {
    const whale = { partId: 'whale', count: 1, shapes: [], fold: false, glue: false, isTurned: false };
    const [one, two, ...more] = layTemplates([{ ...whale, width: 280, height: 190 }], letter);
    assert.ok(one?.[0]?.template.isTurned && two && more.length === 0);
  });

  it('are there for many recipes of many shelves', () => {
    assert.ok(recipes.filter(({ templates }) => templates.length > 0).length >= 60);
  });
});
