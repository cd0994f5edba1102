import type { Binding } from '#engine/choosing/bind.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/** Where of a craft a text stands. */
export type Place = 'title' | 'about' | 'step' | 'further' | 'safety' | 'other';

interface Rule {
  /** What is done, or happens. */
  said: RegExp;
  /** To which of the things it can. */
  bears: (supply: Supply) => boolean;
  /** What comes out of every home and does so too. */
  homes: RegExp;
}

/** What is wet for a while, or gets wet while one works with it. */
const wets = ({ of, id, properties }: Supply): boolean =>
  ['liquid', 'food', 'plant', 'stone', 'shell', 'glass'].includes(of) ||
  properties.includes('paints') ||
  (/clay$|dough$|plaster|ink|marker|pen$|glue|wipe|tea|snow|ice$|sponge|towel|soap|bottle|jar|can$/.test(
    id,
  ) &&
    !/^(?:modeling|polymer)/.test(id));

const rules: readonly Rule[] = [
  {
    said: /\b(?:let|lets|leave|until|while|when|before|once)\b[^.:;]*\b(?:dry|dries|dried)\b(?! (?:it|them|the|your|with|land|hands|pasta|bean|leaves|flower|brush))/i,
    bears: wets,
    homes: /water|towel|plate|soap|wet|bowl|sink|glue|tea|coffee|milk/,
  },
  {
    said: /\boven\b(?! door)/i,
    bears: ({ id, of }) =>
      /^salt-dough|^polymer|shrink|oven|baking/.test(id) || of === 'food' || of === 'powder',
    homes: /oven|flour/,
  },
  {
    said: /\bmelts?\b(?! together)/i,
    bears: ({ id, of }) =>
      /ice|snow|soap|glue-gun|crystal|sugar|salt/.test(id) || ['wax', 'food', 'plastic'].includes(of),
    homes: /ice|snow|water/,
  },
  {
    said: /\bpeels?\b[^.]*\bbacking\b/i,
    bears: ({ properties }) => properties.includes('sticky'),
    homes: /^$/,
  },
];

/** "No oven, no waiting": what is not done. */
const denied = /\b(?:no|not|never|without an?|wait for an?|out of the) (?:\w+ )?(?:oven|melts?)\b/i;

/** What a text says is done that nothing on this table bears. */
export function misfitsIn({ place, said }: { place: Place; said: string }, { bound }: Binding): string[] {
  if (place === 'further') return [];
  const supplies = [...bound.values()].flatMap(({ supply }) => supply ?? []);
  const homes = [...bound].flatMap(([name, { supply }]) => (supply === null ? [name] : []));
  return rules.flatMap((rule) => {
    const found = rule.said.exec(said)?.[0];
    const isBorne = supplies.some(rule.bears) || homes.some((home) => rule.homes.test(home));
    const isDenied = denied.test(said);
    return found === undefined || isBorne || isDenied ? [] : [`nothing here bears "${found}"`];
  });
}

export const speaksOfDoing = (text: string): boolean => rules.some(({ said }) => said.test(text));
