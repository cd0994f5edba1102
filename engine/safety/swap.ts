import type { CraftChange, CraftText } from './craft.ts';
import type { Hit } from './line.ts';

const decorates = /\b(?:glue|stick|press|add|decorate|tape|dot|paste|place|arrange|put)\w*\b/i;
const handles =
  /\b(?:drop|roll|shake|pour|fill|thread|string|scoop|count|sort|hide|tilt|spoon|feed|mouth|taste|shoot|throw|toss|drum|rattle|sprinkle|scatter)\w*\b/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a hit as they stand in the text, in any case and with any space or hyphen between them; null when they stand otherwise. */
function asWritten(words: readonly string[]): RegExp | null {
  const parts = [...new Set(words)].sort((a, b) => b.length - a.length);
  if (parts.length === 0) return null;
  const names = parts.map((one) => one.split(' ').map(escaped).join('[\\s-]+'));
  return new RegExp(
    `(?:\\b(?:a|an|some|tiny|small|little|two|three|four|five|\\d+)\\s+)*\\b(?:${names.join('|')})\\b`,
    'gi',
  );
}

interface Swapped {
  craft: CraftText;
  changes: CraftChange[];
}

/**
 * Small things that only decorate give way to ones that are big and flat, in the list and in every step alike; null where they are
 * poured, threaded or shaken, because then the craft is another one.
 */
export function swapped(craft: CraftText, refused: readonly Hit[]): Swapped | null {
  const [first] = refused;
  if (!first || refused.some(({ rule, demand }) => !rule.flags.includes('s') || demand !== 'replace'))
    return null;
  const find = asWritten(refused.map(({ words }) => words));
  if (!find) return null;
  const { instead, reason } = first.rule;
  const inSteps = craft.steps.filter(({ text }) => text.search(find) >= 0);
  if (inSteps.length === 0 || inSteps.some(({ text }) => handles.test(text) || !decorates.test(text)))
    return null;
  if (refused.some(({ line }) => line.text.search(find) < 0)) return null;
  const changes: CraftChange[] = [];
  const change = (where: CraftChange['where'], was: string): string => {
    const now = was.replaceAll(find, instead);
    if (now !== was) changes.push({ where, was, now, why: reason });
    return now;
  };
  const materials = craft.materials.map((one, at) => {
    const name = change({ field: 'material', at, sub: -1 }, one.name);
    return name === one.name ? one : { ...one, name, amount: 'a few, bigger than a fist', substitutes: [] };
  });
  const steps = craft.steps.map(({ text, who }, at) => ({
    text: change({ field: 'step', at, sub: -1 }, text),
    who,
  }));
  const title = change({ field: 'title', at: -1, sub: -1 }, craft.title);
  const description = change({ field: 'description', at: -1, sub: -1 }, craft.description);
  return {
    craft: {
      ...craft,
      title,
      description,
      materials,
      steps,
      imageAlt: craft.imageAlt.replaceAll(find, instead),
    },
    changes,
  };
}
