import type { Step } from './step.ts';

/**
 * Narrows the run to what was asked for: words that begin a step's name choose the step, other words choose test files
 * whose path contains them. What the chosen steps need before comes along.
 */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): Step[] {
  if (words.length === 0) return [...steps];
  const chosen = stepsNamed(steps, words);
  const needed = new Set(chosen.flatMap(({ after = [] }) => after));
  const isChosen = ({ name }: Step): boolean => chosen.some((step) => step.name === name);
  return [...steps.filter((step) => needed.has(step.name) && !isChosen(step)), ...chosen];
}

function stepsNamed(steps: readonly Step[], words: readonly string[]): Step[] {
  const stepWords = words.filter((word) => steps.some(({ name }) => name.startsWith(word)));
  const fileWords = words.filter((word) => !stepWords.includes(word));
  return steps.flatMap((step) => {
    if (stepWords.length > 0 && !stepWords.some((word) => step.name.startsWith(word))) return [];
    if (fileWords.length === 0) return [step];
    const files = step.files?.filter((file) => fileWords.some((word) => file.includes(word))) ?? [];
    return files.length > 0 ? [{ ...step, files }] : [];
  });
}
