import { jsonrepair } from 'jsonrepair';

/** Longer text is not repaired: the time for that grows with the square of the length. */
const longestRepair = 20_000;
const fence = /^[\s\S]*?```[a-z]*\s*([\s\S]*?)(?:```[\s\S]*)?$/i;

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Mends text that looks like JSON and is not; prose would only lose words, so it is left alone. */
export function repairJson(text: string): unknown {
  if (text.length > longestRepair || !/^[[{"']/.test(text)) return undefined;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** The JSON in a model's answer, out of its fence or the prose around it, mended where it is broken. */
export function parseLooseJson(text: string): unknown {
  const whole = tryParse(text);
  if (whole !== undefined) return whole;
  const unfenced = (text.includes('```') ? text.replace(fence, '$1') : text).trim();
  const from = unfenced.search(/[[{]/);
  if (from < 0) return undefined;
  const to = Math.max(unfenced.lastIndexOf('}'), unfenced.lastIndexOf(']'));
  const inner = to > from ? unfenced.slice(from, to + 1) : unfenced.slice(from);
  return tryParse(inner) ?? repairJson(inner);
}
