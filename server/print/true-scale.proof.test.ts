import assert from 'node:assert/strict';
import { test } from 'node:test';
import { papers } from '#contract/print.ts';
import { linesAcross, linesDown } from '#tests/support/measure-page.ts';
import { pdfPage, pdfTexts } from '#tests/support/pdf-tools.ts';
import { printJobOf } from '#tests/support/print-jobs.ts';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import { craftDocument } from './craft-document.ts';
import { paperSizes } from './sheet-pages.ts';
import { sheetFor, templateMarginMm as margin } from './template-pages.ts';
import { testBoxesMm } from './true-scale.ts';

const most = 0.3;
const isThere = (lines: readonly number[], wanted: number, name: string): void =>
  assert.ok(
    lines.some((line) => Math.abs(line - wanted) <= most),
    `${name}: no line at ${wanted} among ${lines.map((line) => line.toFixed(2)).join(' ')}`,
  );

for (const paper of papers)
  test(`on a ${paper} page of templates the boxes, the ruler and the parts measure what they say`, async () => {
    const plan = [...everyRecipeCraft()].find(({ formId }) => formId === 'teddy-plate');
    assert.ok(plan);
    const pdf = await craftDocument(printJobOf(plan, paper));
    const texts = await pdfTexts(pdf);
    const number = texts.findIndex((text) => text.includes('templates to cut out')) + 1;
    assert.ok(number > 0 && (texts[number - 1] ?? '').includes('Ears: cut 2'));
    const page = await pdfPage(pdf, number, 300);
    const [width, height] = paperSizes[paper];
    const sheet = sheetFor(paperSizes[paper]);
    const top = height - margin - 11 - 3 - testBoxesMm;
    const right = width - margin;

    const across = linesAcross(page, top + 40);
    for (const x of [margin, margin + 100, right - 101.6, right]) isThere(across, x, 'upright edges');
    const metric = linesDown(page, margin + 60);
    for (const y of [top, top + 50]) isThere(metric, y, 'the box in millimetres');
    const inches = linesDown(page, right - 30);
    for (const y of [top, top + 50.8]) isThere(inches, y, 'the box in inches');

    const middle = height - margin - 5.5;
    const centimetres = linesAcross(page, middle - 2.6);
    for (let at = 0; at <= Math.floor(sheet.width / 10); at += 1)
      isThere(centimetres, margin + at * 10, `${at} cm`);
    const inch = linesAcross(page, middle + 2.75);
    for (let at = 0; at <= Math.floor(sheet.width / 25.4); at += 1)
      isThere(inch, margin + at * 25.4, `${at} in`);

    // The ears, three inches high, lie first: their edges are those of the paper, with the line outside.
    const [from = 0, to = 0] = linesDown(page, margin + 38.1).filter((y) => y > margin + 17);
    assert.ok(Math.abs(to - from - 76.2 - 0.35) <= most, `the ears are ${to - from} high`);
  });
