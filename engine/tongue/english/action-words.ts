import type { StepAction } from '#contract/ideas.ts';

/** What the drawing of an action shows, for those who do not see it. */
const shown: Partial<Record<StepAction, string>> = {
  draw: 'A pencil draws a line',
  color: 'A crayon fills in color',
  cut: 'Scissors cut along a line',
  tear: 'Two hands tear the paper',
  fold: 'A fold along a dashed line',
  roll: 'A strip is rolled up',
  glue: 'Glue goes on',
  tape: 'A strip of tape holds it',
  tie: 'A string is tied into a bow',
  paint: 'A brush lays on paint',
  print: 'A sponge prints shapes',
  shape: 'Hands press it into shape',
  thread: 'A thread goes through',
  sew: 'A needle makes a row of stitches',
  weave: 'Strips go over and under each other',
  fill: 'Something is poured in',
  mix: 'A spoon stirs in a bowl',
  decorate: 'Decorations are set on',
  poke: 'A pencil makes a hole',
  dry: 'It dries in the warm air',
};

export const actionAlt = (action: StepAction): string => shown[action] ?? '';

/** How a step begins that does one plain thing: what the first verb of the sentence says. */
const verbs: readonly (readonly [RegExp, StepAction])[] = [
  [/^(?:cut|snip|trim)\b/, 'cut'],
  [/^(?:tear|rip)\b/, 'tear'],
  [/^(?:fold|crease|pleat)\b/, 'fold'],
  [/^(?:glue|paste)\b/, 'glue'],
  [/^tape\b/, 'tape'],
  [/^(?:tie|knot)\b/, 'tie'],
  [/^(?:draw|sketch|trace|mark|outline)\b/, 'draw'],
  [/^colou?r\b/, 'color'],
  [/^paint\b/, 'paint'],
  [/^(?:stamp|print)\b/, 'print'],
  [/^(?:thread|string)\b/, 'thread'],
  [/^(?:sew|stitch)\b/, 'sew'],
  [/^weave\b/, 'weave'],
  [/^(?:roll)\b/, 'roll'],
  [/^(?:fill|pour|spoon)\b/, 'fill'],
  [/^(?:mix|stir)\b/, 'mix'],
  [/^(?:knead|mold|mould|press|shape|squeeze)\b/, 'shape'],
  [/^(?:decorate|add)\b/, 'decorate'],
  [/^(?:poke|punch)\b/, 'poke'],
  [/^(?:let|leave|allow)\b.*\bdry\b/, 'dry'],
];

/** "With a grown-up, ", "First, ", "Have your child ": what stands before the verb. */
const leadIn =
  /^(?:(?:first|next|then|now|finally|together|carefully|gently)\b,? |(?:a|the|your) (?:grown-up|adult|child)(?:,? please)? (?:can |should |will |may )?|with [^,]{3,40}, |have (?:your child|them) |help your child (?:to )?|let your child )+/;

/** What a sentence by anybody plainly says to do; null where it is not plain. */
export function plainAction(text: string): StepAction | null {
  const said = text.trim().toLowerCase();
  const bare = said.replace(leadIn, '');
  const found = verbs.find(([verb]) => verb.test(bare) || verb.test(bare.replace(/^(\w+?)(?:es|s)\b/, '$1')));
  return found?.[1] ?? null;
}
