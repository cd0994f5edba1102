import type { Craft, CraftMaterial } from '#contract/crafts.ts';
import { craftWords as words } from '#contract/craft-words.ts';
import { asArtifact, grey, inFace, type Desk } from './sheet-blocks.ts';
import { drawText, ink as black, type SetText, type Span } from './set-text.ts';
import type { Block } from './sheet-pages.ts';

type Element = PDFKit.PDFStructureElement;

function materialSpans({ name, amount, optional, substitutes }: CraftMaterial): Span[] {
  const asides = [
    ...(optional ? [words.optional] : []),
    ...(substitutes.length > 0 ? [words.instead(substitutes.join(words.or))] : []),
  ];
  return [
    inFace('strong', name),
    inFace('text', amount),
    ...(asides.length > 0 ? [inFace('text', `(${asides.join('; ')})`, grey)] : []),
  ];
}

interface Item {
  text: SetText;
  x: number;
}

/** Two materials beside each other, each with a box to tick off. */
function materialRow(desk: Desk, items: readonly Item[], list: Element): Block {
  const { pdf, sized } = desk;
  const box = sized(11);
  return {
    height: Math.max(...items.map(({ text }) => text.height)),
    space: sized(4),
    draw: (left, y) => {
      for (const { text, x } of items) {
        asArtifact(pdf, () => {
          pdf
            .lineWidth(1.3)
            .roundedRect(left + x, y + sized(3), box, box, 2)
            .stroke(black);
        });
        list.add(pdf.struct('LI', {}, () => drawText(pdf, text, { x: left + x + sized(20), y })));
      }
    },
  };
}

export function materialBlocks(desk: Desk, craft: Craft, list: Element): Block[] {
  const { sized, set, choice, width } = desk;
  const columns = choice.text === 'large' ? 1 : 2;
  const across = (width - (columns - 1) * 20) / columns;
  const items = craft.materials.map((material, at) => ({
    text: set(materialSpans(material), { width: across - sized(20), size: sized(12) }),
    x: (at % columns) * (across + 20),
  }));
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    materialRow(desk, items.slice(row * columns, (row + 1) * columns), list),
  );
}

/** What keeps everybody safe, in a frame that is never parted. */
export function safetyBlock(desk: Desk, craft: Craft, list: Element): Block {
  const { pdf, sized, set, width } = desk;
  const inner = width - sized(24);
  const title = set([inFace('display', words.safety)], { width: inner, size: sized(15), leading: 1.2 });
  const notes = [...craft.safetyNotes, words.responsible].map((note) =>
    set([inFace('text', note)], { width: inner - sized(14), size: sized(12) }),
  );
  const height = title.height + notes.reduce((sum, note) => sum + note.height, 0) + sized(22);
  return {
    height,
    space: sized(8),
    draw: (x, y) => {
      asArtifact(pdf, () => void pdf.lineWidth(1.4).roundedRect(x, y, width, height, 8).stroke(black));
      pdf.addStructure(
        pdf.struct('H2', {}, () => drawText(pdf, title, { x: x + sized(12), y: y + sized(9) })),
      );
      pdf.addStructure(list);
      let at = y + sized(12) + title.height;
      for (const note of notes) {
        const top = at;
        list.add(
          pdf.struct('LI', {}, () => {
            pdf.circle(x + sized(15), top + sized(8), sized(1.8)).fill(black);
            drawText(pdf, note, { x: x + sized(26), y: top });
          }),
        );
        at += note.height;
      }
      list.end();
    },
  };
}
