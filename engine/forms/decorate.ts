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

const heavy = new Set(['stone', 'disc', 'shell', 'wood', 'cork', 'pinecone', 'bark', 'weight']);

export interface DecorationLimits {
  /** What it may feel like, where the craft has to fly, fold or lie flat. */
  feels?: readonly Feel[];
  /** Where the subject itself cannot be reached any more. */
  atEdgeOnly?: boolean;
}

interface Decorating extends DecorationLimits {
  /** Where things go that stand for no part of the subject: "around the rim". */
  edge: string;
  most: number;
}

const needsSprinkling = (supply: Supply): boolean => supply.feel === 'grainy';

/** Where a thing goes on the subject; null when it has no part like it. */
function placeOf(maker: Maker, supply: Supply, taken: Set<string>): string | null {
  if (!supply.tags.includes('eyes') || !maker.s.face) return accentFor(maker, supply.feel ?? 'flat', taken);
  const eyes = 'the eyes';
  if (taken.has(eyes) || maker.cutNouns.has('eyes')) return null;
  taken.add(eyes);
  return eyes;
}

function accentFor(maker: Maker, feel: Feel, taken: Set<string>): string | null {
  for (const wanted of [feel, ...near[feel]]) {
    const place = maker.s.accents[wanted];
    if (place !== undefined && !taken.has(place)) {
      taken.add(place);
      return place;
    }
  }
  return null;
}

function take(maker: Maker, { most, feels }: Decorating): Supply[] {
  const found: Supply[] = [];
  while (found.length < most) {
    const next = maker.pantry.takeListed(
      (supply) =>
        supply.feel !== undefined &&
        (feels === undefined || feels.includes(supply.feel)) &&
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
  const verb = glue.supply.tags.includes('tape') ? 'Tape' : 'Glue';
  const joined = placed.map(([supply, place], at) => {
    // What was cut from paper is there already, and is dressed up.
    const there = maker.cutNouns.has(place.split(' ').at(-1) ?? '');
    const how = there ? 'on' : at === 0 ? 'on for' : 'for';
    return `${supply.bits} ${how} ${place}`;
  });
  return `${verb} ${list(joined)}.`;
}

/** Sentences that put the family's own decorations where they suit the subject. */
export function decorationSteps(maker: Maker, wanted: Decorating): string[] {
  const { edge, atEdgeOnly = false } = wanted;
  const found = take(maker, wanted);
  const sprinkled = atEdgeOnly ? [] : found.filter(needsSprinkling).slice(0, 2);
  const glued = found.filter((supply) => !sprinkled.includes(supply));
  // Leaves for the leaves say nothing.
  const taken = new Set(found.map((supply) => `the ${supply.bits}`));
  const placed: [Supply, string][] = [];
  const spare: Supply[] = [];
  for (const supply of glued) {
    const place = atEdgeOnly ? null : placeOf(maker, supply, taken);
    if (place === null) spare.push(supply);
    else placed.push([supply, place]);
  }
  for (const supply of found) maker.refer(supply, 1);
  const texts: string[] = [];
  for (let at = 0; at < placed.length; at += 3) texts.push(glueSentence(maker, placed.slice(at, at + 3)));
  if (sprinkled.length > 0) {
    const place = accentFor(maker, 'grainy', taken) ?? 'a sparkling finish';
    maker.glue();
    texts.push(
      `Brush on a thin layer of glue and sprinkle ${list(sprinkled.map((supply) => supply.bits))} over it for ${place}.`,
    );
  }
  if (spare.length > 0) {
    maker.glue();
    texts.push(`Glue ${list(spare.map((supply) => supply.bits))} ${edge}.`);
  }
  // Nobody knows what it is, so nobody says that it can be glued.
  const unknown = maker.unknown.splice(0, 2).map((name) => `your ${name}`);
  if (unknown.length > 0)
    texts.push(`Find a use for ${list(unknown)} here: as a part, a tool or a decoration.`);
  return texts;
}
