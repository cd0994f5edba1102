const object = /(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs;

/**
 * On which pages each list item of a tagged PDF lies, as Chromium writes its structure: one page each, unless the item
 * was broken.
 */
export function listItemPages(pdf: Buffer): number[][] {
  const objects = new Map<number, string>();
  for (const [, id, text = ''] of pdf.toString('latin1').matchAll(object)) objects.set(Number(id), text);
  const pagesOf = (id: number): number[] => {
    const text = objects.get(id) ?? '';
    const own = Array.from(text.matchAll(/\/Pg (\d+) 0 R/g), (match) => Number(match[1]));
    const children = /\/K (\[[^\]]*\]|\d+ 0 R)/s.exec(text)?.[1] ?? '';
    // A page stands in there as well, for text that goes on elsewhere; it is no child.
    const ids = children.replaceAll(/\/Pg \d+ 0 R/g, '').matchAll(/(\d+) 0 R/g);
    return own.concat(...Array.from(ids, (match) => pagesOf(Number(match[1]))));
  };
  const items = [...objects].filter(([, text]) => /\/S \/LI\n/.test(text));
  return items.map(([id]) => Array.from(new Set(pagesOf(id))));
}
