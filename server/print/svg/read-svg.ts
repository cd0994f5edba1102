/** An element of our own pictures, which hold shapes and groups alone. */
export interface SvgNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: SvgNode[];
}

const tag = /<(\/?)(\w+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/g;

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(written.matchAll(/\s([\w-]+)="([^"<]*)"/g), ([, key = '', value = '']) => [key, value]),
  );

/** Reads a picture of our illustrator. */
export function readSvg(text: string): SvgNode {
  const top: SvgNode = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, closing, name = '', written = '', empty] of text.matchAll(tag)) {
    if (closing) {
      open.pop();
      continue;
    }
    const node: SvgNode = { name, attributes: attributesIn(written), children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  const [svg] = top.children;
  if (svg?.name !== 'svg') throw new Error('this text is no picture');
  return svg;
}
