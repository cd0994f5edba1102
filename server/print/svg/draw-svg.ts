import { mix } from '#engine/illustrator/paper/tones.ts';
import type { Ink } from '#contract/print.ts';
import type { SvgNode } from './read-svg.ts';

type Pdf = PDFKit.PDFDocument;

/** Where a picture goes, in points. */
interface Place {
  x: number;
  y: number;
  side: number;
}

/** What a shape has from the groups around it. */
interface Look {
  fill: string;
  stroke: string;
  attributes: Readonly<Record<string, string>>;
  /** So much of every color gives way to the ground's. */
  faded: number;
}

interface Drawing {
  pdf: Pdf;
  ink: Ink;
  ground: string;
  named: ReadonlyMap<string, SvgNode>;
}

const inherited = ['stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'paint-order'];
const outlineTone = '#26262e';
const faintOutlineTone = '#a9a9b0';
/** Fainter groups are mixed with the ground: their pieces lie on each other, and would show through. */
const seenThrough = 0.5;
/** What is fainter is a shadow. */
const shadow = 0.3;

function transform(pdf: Pdf, written: string | undefined): void {
  for (const [, kind = '', inside = ''] of (written ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = (inside.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (kind === 'translate') pdf.translate(a, b ?? 0);
    else if (kind === 'scale') pdf.scale(a, b ?? a);
    else if (kind === 'rotate') pdf.rotate(a, b === undefined ? {} : { origin: [b, c ?? 0] });
  }
}

function lookOf({ attributes }: SvgNode, around: Look, ground: string): Look {
  const kept = Object.fromEntries(
    inherited.flatMap((key) => {
      const value = attributes[key] ?? around.attributes[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const fade = (tone: string | undefined): string | undefined =>
    tone === undefined || tone === 'none' || around.faded === 0 ? tone : mix(tone, ground, around.faded);
  return {
    fill: fade(attributes.fill) ?? around.fill,
    stroke: fade(attributes.stroke) ?? around.stroke,
    attributes: kept,
    faded: around.faded,
  };
}

function shapeOf(pdf: Pdf, { name, attributes }: SvgNode): void {
  if (name === 'path') pdf.path(attributes.d ?? '');
  else {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((key) => Number(attributes[key] ?? 0)) as [
      number,
      number,
      number,
      number,
    ];
    pdf.roundedRect(x, y, w, h, Number(attributes.rx ?? 0));
  }
}

interface Shape {
  node: SvgNode;
  look: Look;
}

interface Stroke {
  width: number;
  tone: string;
}

function stroke({ pdf }: Drawing, { node, look }: Shape, { width, tone }: Stroke): void {
  pdf.lineWidth(width);
  pdf.lineCap(look.attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
  pdf.lineJoin(look.attributes['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  const [dash, space] = (look.attributes['stroke-dasharray'] ?? '').split(' ').map(Number);
  if (dash) pdf.dash(dash, { space: space ?? dash });
  else pdf.undash();
  shapeOf(pdf, node);
  pdf.stroke(tone);
}

function fill({ pdf }: Drawing, node: SvgNode, tone: string): void {
  shapeOf(pdf, node);
  pdf.fill(tone);
}

/** What would be a colored piece is its outline, on white, so that what lies below stays hidden. */
function outline(drawing: Drawing, { node, look }: Shape): void {
  const tone = look.faded > 0 ? faintOutlineTone : outlineTone;
  if (look.fill === 'none') {
    const width = Number(look.attributes['stroke-width'] ?? 1);
    if (width <= 3) return stroke(drawing, { node, look }, { width: Math.min(width, 1.2), tone });
    stroke(drawing, { node, look }, { width, tone });
    return stroke(drawing, { node, look }, { width: width - 1.6, tone: '#ffffff' });
  }
  fill(drawing, node, '#ffffff');
  stroke(
    drawing,
    { node, look: { ...look, attributes: { 'stroke-linejoin': 'round' } } },
    { width: 1, tone },
  );
}

function paint(drawing: Drawing, { node, look }: Shape): void {
  const edge = { width: Number(look.attributes['stroke-width'] ?? 1), tone: look.stroke };
  const strokesFirst = look.attributes['paint-order'] === 'stroke';
  if (look.stroke !== 'none' && strokesFirst) stroke(drawing, { node, look }, edge);
  if (look.fill !== 'none') fill(drawing, node, look.fill);
  if (look.stroke !== 'none' && !strokesFirst) stroke(drawing, { node, look }, edge);
}

function clipTo(drawing: Drawing, reference: string): void {
  const cut = drawing.named.get(/#([^)]+)/.exec(reference)?.[1] ?? '');
  for (const child of cut?.children ?? []) shapeOf(drawing.pdf, child);
  drawing.pdf.clip();
}

function draw(drawing: Drawing, node: SvgNode, around: Look): void {
  const { pdf, ground, ink, named } = drawing;
  const { name, attributes } = node;
  if (name === 'defs' || name === 'clipPath') return;
  const opacity = Number(attributes.opacity ?? 1);
  if (ink === 'saver' && opacity < shadow) return;
  pdf.save();
  transform(pdf, attributes.transform);
  const isMixed = name === 'g' && opacity < seenThrough;
  if (opacity < 1 && !isMixed && ink === 'full') pdf.opacity(opacity);
  const look = lookOf(node, isMixed ? { ...around, faded: 1 - opacity } : around, ground);
  if (attributes['clip-path']) clipTo(drawing, attributes['clip-path']);
  if (name === 'path' || name === 'rect') (ink === 'saver' ? outline : paint)(drawing, { node, look });
  else if (name === 'use') {
    const shape = named.get((attributes.href ?? '').slice(1));
    for (const child of shape?.children ?? []) draw(drawing, child, look);
  } else for (const child of node.children) draw(drawing, child, look);
  pdf.restore();
}

function namedIn(node: SvgNode, found = new Map<string, SvgNode>()): Map<string, SvgNode> {
  if (node.attributes.id) found.set(node.attributes.id, node);
  for (const child of node.children) namedIn(child, found);
  return found;
}

/** Draws a picture with the lines and fills of the PDF itself: sharp at any size, and small. */
export function drawSvg(pdf: Pdf, svg: SvgNode, { x, y, side, ink }: Place & { ink: Ink }): void {
  const size = Number(svg.attributes.width ?? 200);
  const [paper, ...rest] = svg.children;
  const ground = paper?.attributes.fill ?? '#ffffff';
  const drawing = { pdf, ink, ground, named: namedIn(svg) };
  const plain: Look = { fill: '#000000', stroke: 'none', attributes: {}, faded: 0 };
  pdf.save();
  pdf.translate(x, y).scale(side / size);
  pdf.roundedRect(0, 0, size, size, size * 0.07).clip();
  // Every step's picture begins with its ground, which only costs ink.
  for (const node of ink === 'saver' || !paper ? rest : [paper, ...rest]) draw(drawing, node, plain);
  pdf.restore();
}
