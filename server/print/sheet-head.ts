import { encode } from 'uqr';
import { toneForLight } from '#contract/color.ts';
import type { Craft } from '#contract/crafts.ts';
import { craftWords as words } from '#contract/craft-words.ts';
import { difficultyWords } from '#contract/difficulty-words.ts';
import { asArtifact, glue, grey, inFace, tagged, type Desk } from './sheet-blocks.ts';
import type { PrintJob } from './print-job.ts';
import { drawText } from './set-text.ts';
import type { Block } from './sheet-pages.ts';

const codeSide = 84;
/** The border a scanner needs around a code, in its own modules. */
const quiet = 4;

function drawCode({ pdf }: Desk, url: string, { x, y }: { x: number; y: number }): void {
  const code = encode(url, { ecc: 'M', maxVersion: 10, border: 0 }).data;
  const module = codeSide / (code.length + 2 * quiet);
  for (const [row, modules] of code.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + (column + quiet) * module, y + (row + quiet) * module, module, module);
  pdf.fill('#000000');
}

/** For whom, how hard, how long, how messy, about what, and whose idea it was. */
const factsOf = (craft: Craft): string[] => [
  words.ages(craft.ageRangeMin, craft.ageRangeMax),
  difficultyWords[craft.difficulty],
  words.minutes(craft.duration),
  ...(craft.mess === null ? [] : [words.mess[craft.mess]]),
  craft.theme,
  words.madeBy[craft.madeBy],
];

const logoHeight = 40;

/** Over the name. */
function logoOf(
  { pdf, width }: Desk,
  { brand, logo }: PrintJob,
): { height: number; draw: (x: number, y: number) => void } {
  if (!logo || !brand.logo) return { height: 0, draw: () => {} };
  const { alt } = brand.logo;
  const box: [number, number] = [width - codeSide - 16, logoHeight];
  const draw = (x: number, y: number): void => {
    pdf.addStructure(pdf.struct('Figure', { alt }, () => pdf.image(Buffer.from(logo), x, y, { fit: box })));
  };
  return { height: logoHeight + 6, draw };
}

export function headBlock(desk: Desk, job: PrintJob): Block {
  const { craft, url, brand } = job;
  const { pdf, set, sized, width } = desk;
  const across = width - codeSide - 16;
  const logo = logoOf(desk, job);
  const tone = brand.color ? toneForLight(brand.color, ['#ffffff']) : glue;
  const name = set([inFace('display', brand.name, tone)], { width: across, size: 10, leading: 1.5 });
  const title = set([inFace('display', craft.title)], { width: across, size: sized(25), leading: 1.15 });
  const facts = set([inFace('text', factsOf(craft).join('  ·  '), grey)], { width: across, size: sized(11) });
  const caption = set([inFace('text', words.scan)], { width: codeSide, size: 8, leading: 1.25 });
  const height = Math.max(
    logo.height + name.height + title.height + facts.height + sized(6),
    codeSide + caption.height,
  );
  return {
    height,
    space: sized(10),
    draw: (x, y) => {
      const right = x + width - codeSide;
      logo.draw(x, y);
      const under = y + logo.height;
      asArtifact(pdf, () => drawText(pdf, name, { x, y: under }));
      tagged(pdf, 'H1', () => drawText(pdf, title, { x, y: under + name.height }));
      const below = under + name.height + title.height + sized(6);
      tagged(pdf, 'P', () => drawText(pdf, facts, { x, y: below }));
      pdf.addStructure(pdf.struct('Figure', { alt: url }, () => drawCode(desk, url, { x: right, y })));
      tagged(pdf, 'Caption', () => drawText(pdf, caption, { x: right, y: y + codeSide, align: 'center' }));
    },
  };
}

const pictureSide = 225;

export function pictureBlock(desk: Desk, craft: Craft, picture: Uint8Array): Block {
  const { pdf, width } = desk;
  const side = Math.min(pictureSide, width);
  return {
    height: side,
    space: 10,
    draw: (x, y) => {
      const left = x + (width - side) / 2;
      const draw = (): void => {
        pdf.save();
        pdf.roundedRect(left, y, side, side, 8).clip();
        pdf.image(Buffer.from(picture), left, y, { width: side, height: side });
        pdf.restore();
      };
      pdf.addStructure(pdf.struct('Figure', { alt: craft.imageAlt }, draw));
    },
  };
}
