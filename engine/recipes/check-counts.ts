import type { Part, Recipe } from './recipe.ts';

/** Words of which each draws one thing, as one counts it on a table. */
const single: ReadonlySet<string> = new Set([
  'button',
  'cap',
  'clip',
  'e',
  'eyeball',
  'feather',
  'pin',
  'pompom',
  'shell',
  'toy',
]);

/** How many things a row shows; null where that cannot be counted. */
function shownBy(row: string): number | null {
  const [word = '', , ...numbers] = row.split(' ');
  const name = word.replaceAll(/[_^]/g, '');
  if (name === 'bits') return (numbers.length - 1) / 2;
  if (single.has(name)) return 1;
  return name.endsWith('m') && single.has(name.slice(0, -1)) ? 2 : null;
}

function shownOf(parts: readonly Part[]): number | null {
  const counts = parts.flatMap(({ rows }) => rows.map(shownBy));
  return counts.length === 0 || counts.includes(null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/**
 * Where the picture shows single things, it shows as many as are listed, or the half of them that is seen from the side.
 * What takes the shape of the subject that it carries is not counted.
 */
export function countProblems({ slots, parts, variants, carries }: Recipe): string[] {
  if (carries) return [];
  const faces = variants.length === 0 ? [''] : variants.map(({ id }) => id);
  const counted = slots.filter(({ amount, role }) => amount.unit === 'piece' && role !== 'tool');
  return [...new Set(counted.map(({ name }) => name))].flatMap((name) => {
    const listed = counted.filter((slot) => slot.name === name).map(({ amount }) => amount.count);
    return faces.flatMap((face) => {
      const made = parts.filter(
        (part) => part.slot === name && (part.variants.length === 0 || part.variants.includes(face)),
      );
      const shown = shownOf(made);
      return shown === null || listed.includes(shown) || listed.includes(shown * 2)
        ? []
        : [`${name} is listed ${listed.join(' or ')} times and drawn ${shown} times ${face}`.trim()];
    });
  });
}
