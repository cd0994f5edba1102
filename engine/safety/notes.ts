import type { Hit, Survey } from './survey.ts';

const cautious = /\b(?:stay|supervis\w*|watch\w*|adult|grown-?up|parent|carer|keep|never|wash|check|away|careful\w*|close by|alongside|beside)\b/i;

/** Small parts, cords and the like are looked after already where a note of the craft or a grown-up in its words says so. */
export function isLookedAfter(hit: Hit, { lines, hits, readerIsAdult }: Survey): boolean {
  const sameRule = hits.filter((other) => other.rule === hit.rule);
  if (sameRule.some(({ line }) => line.isNear || line.isForAdult)) return true;
  return lines.some((line) => {
    if (line.spot.field !== 'note' && line.spot.field !== 'step') return false;
    if (line.spot.field === 'step' && !(line.isNear && readerIsAdult)) return false;
    if (!cautious.test(line.text)) return false;
    const words = hit.words.split(' ').filter((word) => word.length > 2);
    const low = line.text.toLowerCase();
    return line.isNear || words.some((word) => low.includes(word.replace(/s$/, ''))) || (hit.rule.flags.includes('w') && /wash/.test(low));
  });
}

/** The sentence that says what the grown-up does and watches. */
export const watchSentence = (hit: Hit): string => hit.rule.watch.replaceAll('{it}', hit.words);

const most = 3;

/** The notes that the craft gets besides its own. */
export function notesFor(hits: readonly Hit[]): string[] {
  const byRule = new Map<string, string>();
  for (const hit of hits) {
    const text = hit.rule.isAct ? actNotes[hit.rule.id] : watchSentence(hit);
    if (text && !byRule.has(hit.rule.id)) byRule.set(hit.rule.id, text);
  }
  return [...new Set(byRule.values())].slice(0, most);
}

export const actNotes: Readonly<Record<string, string>> = {
  water: 'A grown-up stays within arm’s reach of the water and watches all the time.',
  'water-deep': 'A grown-up stays within arm’s reach of the water and watches all the time.',
  heights: 'A grown-up does what is up high and watches that nobody climbs.',
  neck: 'A grown-up watches while anything is worn around the neck, and takes it off for play and sleep.',
  outing: 'A grown-up comes along, says what may be picked, and watches that hands are washed afterwards.',
  toss: 'A grown-up watches that nobody throws at a face or an animal.',
  blow: 'A grown-up watches that the straw is for blowing out only and stays away from eyes.',
  smash: 'A grown-up does the breaking alone, with gloves and safety glasses, and watches that nobody else is near.',
};
