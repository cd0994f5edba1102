/** What may stand in a picture: plain shapes, groups and cut-outs; nothing that loads, moves, blurs or writes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height'],
  g: ['transform', 'opacity', 'id', 'clip-path', 'stroke', 'stroke-width', 'stroke-linejoin', 'paint-order'],
  path: [
    'd',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
    'opacity',
    'transform',
  ],
  rect: ['x', 'y', 'width', 'height', 'rx', 'fill'],
  clipPath: ['id'],
  defs: [],
  use: [
    'href',
    'transform',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
  ],
};

const mostBytes = 60_000;
const mostTones = 28;

function checkTag(name: string, written: string): string[] {
  const attributes = allowed[name];
  if (!attributes) return [`<${name}> is not allowed`];
  const complaints: string[] = [];
  for (const [, key = '', value = ''] of written.matchAll(/\s([\w-]+)="([^"<]*)"/g)) {
    if (!attributes.includes(key)) complaints.push(`<${name}> has ${key}`);
    if (key === 'href' && !value.startsWith('#')) complaints.push(`href leads away: ${value}`);
  }
  return complaints;
}

function checkNesting(svg: string): string[] {
  const open: string[] = [];
  const complaints: string[] = [];
  let at = 0;
  for (const match of svg.matchAll(/<(\/?)(\w+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [whole, closing, name = '', written = '', empty] = match;
    if (match.index !== at) complaints.push(`text between the shapes: ${svg.slice(at, at + 30)}`);
    at = match.index + whole.length;
    if (closing) {
      if (open.pop() !== name) complaints.push(`</${name}> closes nothing`);
      continue;
    }
    complaints.push(...checkTag(name, written));
    if (!empty) open.push(name);
  }
  if (at !== svg.length || open.length > 0) complaints.push('the picture ends early');
  return complaints;
}

/** Everything that is wrong with a picture; nothing when it is fit to be shown. */
export function checkPicture(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const asked = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  const tones = new Set(svg.match(/#[\da-f]{6}/g));
  return [
    ...checkNesting(svg),
    ...(/NaN|undefined|Infinity|null/.test(svg) ? ['a number is missing'] : []),
    ...(svg.length > mostBytes ? [`${svg.length} bytes are too many`] : []),
    ...(new Set(ids).size < ids.length ? ['a name is given twice'] : []),
    ...asked.filter((id) => !ids.includes(id)).map((id) => `${id} is not there`),
    ...(tones.size > mostTones ? [`${tones.size} tones are too many`] : []),
  ];
}
