import Pdf from 'pdfkit';
import { craftPlanSchema } from '#contract/ideas.ts';
import { leftOverLines } from '#contract/left-over.ts';
import { craftWords as words } from '#contract/craft-words.ts';
import { templatesOf } from '#engine/templates/plan-templates.ts';
import { drawStep } from '#engine/illustrator/draw-step.ts';
import type { PrintJob } from './print-job.ts';
import { asArtifact, deskOf, grey, heading, inFace, paragraph, type Desk } from './sheet-blocks.ts';
import { headBlock, pictureBlock } from './sheet-head.ts';
import { materialBlocks, safetyBlock } from './sheet-lists.ts';
import { pageSize, SheetPages, type Block } from './sheet-pages.ts';
import { stepOf } from './sheet-steps.ts';
import { drawText } from './set-text.ts';
import { readSvg, type SvgNode } from './svg/read-svg.ts';
import { placeTemplates } from './template-pages.ts';
import { registerFaces } from './typefaces.ts';

function beginDocument({ craft, choice, url, brand }: PrintJob): PDFKit.PDFDocument {
  return new Pdf({
    size: pageSize(choice.paper),
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: craft.title,
      Author: brand.name,
      Subject: `${words.madeBy[craft.madeBy]} · ${url}`,
      CreationDate: new Date(craft.createdAt),
    },
  });
}

/** A heading stays with the first of what it stands over. */
function placeUnder(pages: SheetPages, title: Block, blocks: readonly Block[]): void {
  pages.place(title, { with: (title.space ?? 0) + (blocks[0]?.height ?? 0) });
  for (const block of blocks) pages.place(block);
}

function pictureAt({ craft, source }: PrintJob, at: number): SvgNode | null {
  const svg = craft.steps[at]?.imageUrl ? drawStep(source, at) : null;
  return svg === null ? null : readSvg(svg);
}

/** What to have ready, and what of the table stays where it is. */
function placeMaterials(desk: Desk, pages: SheetPages, { craft }: PrintJob): void {
  const { pdf, sized } = desk;
  const plain = (text: string): Block => paragraph(desk, { spans: [inFace('text', text)], size: sized(12) });
  const list = pdf.struct('L');
  const title = heading(desk, words.materials);
  const blocks = craft.materials.length > 0 ? materialBlocks(desk, craft, list) : [plain(words.noMaterials)];
  pdf.addStructure(list);
  placeUnder(pages, title, blocks);
  list.end();
  if (craft.leftOver.length === 0) return;
  const left = leftOverLines(craft.leftOver)
    .map(({ names, reason }) => `${names} (${reason})`)
    .join('; ');
  const spans = [inFace('strong', `${words.drawer}:`), inFace('text', left)];
  pages.place(paragraph(desk, { spans, size: sized(11) }));
}

function placeSteps(desk: Desk, pages: SheetPages, job: PrintJob): void {
  const { craft } = job;
  const { pdf, sized } = desk;
  const list = pdf.struct('L');
  const title = heading(desk, words.instructions);
  const room = { list, most: pages.most - title.height - (title.space ?? 0) };
  const blocks = craft.steps.map((step, at) =>
    stepOf(desk, { step, number: at + 1, picture: pictureAt(job, at) }, room),
  );
  pdf.addStructure(list);
  placeUnder(pages, title, blocks);
  list.end();
  for (const [label, text] of [
    [words.waiting, craft.waiting],
    [words.skills, craft.skills.join(', ')],
  ] as const)
    if (text !== '')
      pages.place(
        paragraph(desk, {
          spans: [inFace('strong', `${label}:`), inFace('text', text)],
          size: sized(11),
        }),
      );
}

/** Why others do not see it, above everything else, as on its page. */
function placeNotice(desk: Desk, pages: SheetPages, { craft }: PrintJob): void {
  if (!craft.withheld) return;
  const text = craft.notSafe === null ? words.withheld : words.notSafe(craft.notSafe);
  pages.place(paragraph(desk, { spans: [inFace('strong', text)], size: desk.sized(12), space: 10 }));
}

/** On every page of the sheet: whose idea it was, where it stands, and which page this is. */
function drawFeet({ pdf, set }: Desk, { craft, url, choice }: PrintJob): void {
  const [width, height] = pageSize(choice.paper);
  const { start, count } = pdf.bufferedPageRange();
  const side = 40;
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const across = { width: width - 2 * side - 50, size: 8.5 };
    const line = set([inFace('text', `${words.madeBy[craft.madeBy]} · ${url}`, grey)], across);
    const number = set([inFace('text', `${page + 1} / ${count}`, grey)], { width: 50, size: 8.5 });
    asArtifact(pdf, () => {
      drawText(pdf, line, { x: side, y: height - 34 });
      drawText(pdf, number, { x: width - side - 50, y: height - 34, align: 'right' });
    });
  }
}

/** The sheet for the fridge door: what the page says, step by step with pictures, no step parted. */
function placeSheet(desk: Desk, pages: SheetPages, job: PrintJob): void {
  const { craft, choice, picture } = job;
  const { pdf, sized } = desk;
  pages.place(headBlock(desk, job));
  placeNotice(desk, pages, job);
  if (picture && choice.ink === 'full') pages.place(pictureBlock(desk, craft, picture));
  pages.place(paragraph(desk, { spans: [inFace('text', craft.description)], size: sized(12) }));
  placeMaterials(desk, pages, job);
  placeSteps(desk, pages, job);
  pages.place(safetyBlock(desk, craft, pdf.struct('L')));
  if (craft.goFurther) {
    const title = heading(desk, words.further);
    const spans = [inFace('text', craft.goFurther)];
    placeUnder(pages, title, [paragraph(desk, { spans, size: sized(12) })]);
  }
}

/** A craft as a PDF. */
export async function craftDocument(job: PrintJob): Promise<Uint8Array> {
  const pdf = beginDocument(job);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  registerFaces(pdf);
  const pages = new SheetPages(pdf, job.choice.paper);
  const desk = deskOf(pdf, job.choice, pages.width);
  placeSheet(desk, pages, job);
  drawFeet(desk, job);
  const plan = craftPlanSchema.safeParse(job.source.plan);
  if (plan.success) placeTemplates(desk, job.craft.title, templatesOf(plan.data));
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
