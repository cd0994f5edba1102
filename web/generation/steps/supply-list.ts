import { longestSupply, mostSupplies } from '#contract/generation.ts';
import { generationMessages } from '#web/generation/messages.ts';

const words = generationMessages.supplies;

interface AddedSupply {
  supplies: readonly string[];
  /** Why nothing was added, where the person should know. */
  problem: string | null;
}

/** Puts one more thing on the list, as it was typed. Blanks and what is there already change nothing. */
export function addSupply(supplies: readonly string[], typed: string): AddedSupply {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  if (name === '' || hasSupply(supplies, name)) return { supplies, problem: null };
  if (name.length > longestSupply) return { supplies, problem: words.tooLong(longestSupply) };
  if (supplies.length >= mostSupplies) return { supplies, problem: words.tooMany(mostSupplies) };
  return { supplies: [...supplies, name], problem: null };
}

export function hasSupply(supplies: readonly string[], name: string): boolean {
  return supplies.some((supply) => supply.toLowerCase() === name.toLowerCase());
}

export function removeSupply(supplies: readonly string[], name: string): readonly string[] {
  return supplies.filter((supply) => supply.toLowerCase() !== name.toLowerCase());
}
