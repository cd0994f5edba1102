/** Dollars per million tokens, by the beginning of the model's name; longer names first. An estimate for the operator. */
const prices: [name: string, input: number, output: number][] = [
  ['gpt-image-1-mini', 2, 8],
  ['gpt-image-1', 5, 40],
  ['gemini-2.5-flash-image', 0.3, 30],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-5', 1.25, 10],
  ['claude-haiku', 1, 5],
  ['claude-sonnet', 3, 15],
  ['claude-opus', 15, 75],
  ['gemini-2.5-flash-lite', 0.1, 0.4],
  ['gemini-2.5-flash', 0.3, 2.5],
  ['gemini-2.5-pro', 1.25, 10],
];

interface TokenUse {
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Millionths of a dollar: a dollar per million tokens is one of them per token. */
export function estimateMicroUsd({ model, inputTokens, outputTokens }: TokenUse): number | null {
  const price = prices.find(([name]) => model.startsWith(name));
  if (!price || inputTokens === null || outputTokens === null) return null;
  const [, input, output] = price;
  return Math.round(inputTokens * input + outputTokens * output);
}
