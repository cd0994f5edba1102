import { list } from '#engine/grammar/nouns.ts';
import type { Supply } from '#engine/supplies/supply.ts';
import type { Feel } from '#engine/themes/subject.ts';
import type { Maker } from './maker.ts';

/** What a feel can pass for when the subject has no part for it. */
const near: Record<Feel, readonly Feel[]> = {
  fluffy: ['feathery', 'stringy'],
  stringy: ['feathery', 'stick'],
  round: ['shiny', 'grainy'],
  flat: ['feathery', 'shiny'],
  stick: ['stringy'],
  feathery: ['flat', 'stringy'],
  shiny: ['round', 'flat'],
  grainy: ['round', 'shiny'],
};

const heavy = new Set(['stone', 'disc', 'shell', 'wood', 'cork', 'pinecone', 'bark', 'spoon', 'weight']);

const needsSprinkling = (supply: Supply): boolean => supply.feel === 'grainy';

function placeFor(maker: Maker, feel: Feel, taken: Set<string>): string | null {
  for (const wanted of [feel, ...near[feel]]) {
    const place = maker.s.accents[wanted];
    if (place !== undefined && !taken.has(place)) {
      taken.add(place);
      return place;
    }
  }
  return null;
}

function take(maker: Maker, most: number): Supply[] {
  const found: Supply[] = [];
  while (found.length < most) {
    const next = maker.pantry.takeListed(
      (supply) =>
        supply.feel !== undefined &&
        supply.kind !== 'tool' &&
        (maker.sturdy || !supply.tags.some((tag) => heavy.has(tag))),
    );
    if (next === null) break;
    found.push(next);
  }
  return found;
}

function glueSentence(maker: Maker, placed: readonly [Supply, string][]): string {
  const glue = maker.glue();
  const joined = placed.map(([supply, place]) => `${supply.bits} on for ${place}`);
  const verb = glue.supply.tags.includes('tape') ? 'Tape' : 'Glue';
  return `${verb} ${list(joined.map((text, i) => (i === 0 ? text : text.replace(' on for ', ' for '))))}.`;
}

/** Sentences that put the family's own decorations where they suit the subject. */
export function decorationSteps(maker: Maker, edge: string, most: number): string[] {
  const found = take(maker, most);
  const sprinkled = found.filter(needsSprinkling).slice(0, 2);
  const glued = found.filter((supply) => !sprinkled.includes(supply));
  // Leaves for the leaves say nothing.
  const taken = new Set(found.map((supply) => `the ${supply.bits}`));
  const placed: [Supply, string][] = [];
  const spare: Supply[] = [];
  for (const supply of glued) {
    const place =
      supply.tags.includes('eyes') && maker.s.face
        ? placed.some(([, p]) => p === 'the eyes')
          ? null
          : 'the eyes'
        : placeFor(maker, supply.feel ?? 'flat', taken);
    if (place === null) spare.push(supply);
    else placed.push([supply, place]);
  }
  for (const supply of found) maker.refer(supply, 1);
  const texts: string[] = [];
  for (let at = 0; at < placed.length; at += 3) texts.push(glueSentence(maker, placed.slice(at, at + 3)));
  if (sprinkled.length > 0) {
    const place = placeFor(maker, 'grainy', taken) ?? 'a sparkling finish';
    maker.glue();
    texts.push(
      `Brush on a thin layer of glue and sprinkle ${list(sprinkled.map((supply) => supply.bits))} over it for ${place}.`,
    );
  }
  const rest = [
    ...spare.map((supply) => supply.bits),
    ...maker.unknown.splice(0, 2).map((name) => `your ${name}`),
  ];
  if (rest.length > 0) {
    maker.glue();
    texts.push(`Glue ${list(rest)} ${edge}.`);
  }
  return texts;
}
