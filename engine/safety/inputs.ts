import { partsOf, type Part, type Weighed } from './parts.ts';

/** A word as a network is given it. */
export interface WordInputs {
  /** The word and what it has in common with others. */
  means: readonly string[];
  /** How it stands in its sentence. */
  stands: readonly string[];
}

export interface Inputs {
  words: readonly WordInputs[];
  whole: readonly string[];
}

/** A longer sentence is read up to here. */
const longest = 40;

function meansOf({ name, senses, at }: Part, { tokens }: Weighed): string[] {
  const isStrange = name === 'UNKNOWN' || name === 'NAME';
  return [`w ${isStrange ? (tokens[at]?.word ?? name) : name}`, ...senses.map((sense) => `s ${sense}`)];
}

function standsOf({ light, isOwned, isSpot, isBreak, at }: Part, { cast }: Weighed): string[] {
  const stands = [`r ${light}`, `r ${cast.doers[at] ?? 'nobody'}`];
  if (isOwned) stands.push('r own');
  if (isSpot) stands.push('r spot');
  if (isBreak) stands.push('r break');
  return stands;
}

/** A sentence as the networks are given it. */
export function inputsOf(weighed: Weighed, parts: readonly Part[] = partsOf(weighed)): Inputs {
  const whole = [`age ${weighed.band}`, ...[...weighed.asks].map((id) => `k ${id}`)];
  if (weighed.isMaterial) whole.push('material');
  if (weighed.cast.isNear) whole.push('near');
  if (weighed.hasBodies) whole.push('bodies');
  const words = parts
    .slice(0, longest)
    .map((part) => ({ means: meansOf(part, weighed), stands: standsOf(part, weighed) }));
  return { words, whole };
}
