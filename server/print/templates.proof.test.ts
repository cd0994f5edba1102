import assert from 'node:assert/strict';
import { test } from 'node:test';
import { papers } from '#contract/print.ts';
import { labelMm, layTemplates, type LaidTemplate } from '#engine/templates/lay-templates.ts';
import { templatesOf } from '#engine/templates/plan-templates.ts';
import { hasInk } from '#tests/support/measure-page.ts';
import { pdfPage, pdfTexts } from '#tests/support/pdf-tools.ts';
import { printJobOf } from '#tests/support/print-jobs.ts';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import { craftDocument } from './craft-document.ts';
import { paperSizes } from './sheet-pages.ts';
import { headMm, sheetFor, templateMarginMm as margin } from './template-pages.ts';

/** Left, top, right and bottom on the page, in millimetres. */
type Area = readonly [number, number, number, number];

function areaOf({ template, tile, x, y }: LaidTemplate): Area {
  const [left, top] = [margin + x, margin + headMm + y + labelMm];
  return [left, top, left + (tile?.width ?? template.width), top + (tile?.height ?? template.height)];
}

const apart = (one: Area, other: Area): boolean =>
  one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];

const crafts = new Map(
  [...everyRecipeCraft()]
    .filter((plan) => templatesOf(plan).length > 0)
    .map((plan) => [`${plan.formId} ${plan.subjectId}`, plan]),
);

test('there are templates for sixty recipes and more', () => {
  assert.ok(new Set([...crafts.values()].map(({ formId }) => formId)).size >= 60);
});

for (const [name, plan] of crafts)
  for (const paper of papers)
    test(`the templates of ${name} on ${paper} are all there, apart, and nothing lies outside`, async () => {
      const size = paperSizes[paper];
      const [width, height] = size;
      const laidPages = layTemplates(templatesOf(plan), sheetFor(size));
      const pdf = await craftDocument(printJobOf(plan, paper, { ink: 'saver' }));
      const texts = await pdfTexts(pdf);
      const first = texts.length - laidPages.length;
      assert.equal(plan.templates, templatesOf(plan).length);
      for (const [at, laid] of laidPages.entries()) {
        assert.match(texts[first + at] ?? '', /100 × 50 mm/);
        const page = await pdfPage(pdf, first + at + 1, 75);
        for (const edge of [
          [0, 0, width, margin - 1],
          [0, height - margin + 1, width, height],
          [0, 0, margin - 1, height],
          [width - margin + 1, 0, width, height],
        ] as const)
          assert.ok(!hasInk(page, edge), 'nothing lies where a printer does not reach');
        const areas = laid.map(areaOf);
        for (const [index, area] of areas.entries()) {
          assert.ok(hasInk(page, area), `${laid[index]?.template.partId} is drawn`);
          assert.ok(areas.slice(index + 1).every((other) => apart(area, other)));
        }
        const [left, top] = [margin, margin + headMm];
        for (const [x0, y0, x1, y1] of areas) {
          assert.ok(x0 >= left && y0 >= top && x1 <= width - margin + 0.01);
          assert.ok(y1 <= top + sheetFor(size).height + 0.01);
        }
      }
    });
