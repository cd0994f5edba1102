import type { CraftPlan } from '#contract/ideas.ts';
import type { Binding } from '#engine/choosing/bind.ts';
import { findSentenceSlips, findSlips } from '#engine/grammar/text-checks.ts';
import { unlisted } from './check-listed.ts';
import { unspoken } from './check-spoken.ts';
import { longestTitle } from './clear-title.ts';

const units = /\b\d[\d ./]*(?:inch|inches|foot|feet|yard|yards)\b(?! ?\()/;

const wholeThings = /\b(?:plate|bag|cup|box|carton|envelope|napkin)s?$/i;
const ofOneColor = /^(?:red|orange|yellow|green|blue|purple|pink|brown|black|white) /i;

/** What a family would puzzle over on the list: "Paper plates: 2 sheets", "Red paint: 3 colors". */
const isPuzzling = ({ name, amount }: CraftPlan['materials'][number]): boolean =>
  (wholeThings.test(name) && amount.includes('sheet')) ||
  (ofOneColor.test(name) && /\d colors$/.test(amount));

/** What is wrong with a craft as it is told; empty when it can be read out at the table. */
export function checkCraft(craft: CraftPlan, binding: Binding): string[] {
  const problems: string[] = [];
  const list = craft.materials.map((material) => material.name.toLowerCase()).join(' | ');
  const texts = [
    craft.description,
    ...craft.steps.map(({ text }) => text),
    craft.goFurther,
    ...craft.safetyNotes,
  ];
  for (const text of texts) for (const slip of findSentenceSlips(text)) problems.push(`${slip}: ${text}`);
  for (const text of [craft.title, craft.alt, craft.waiting])
    if (text !== '') for (const slip of findSlips(text)) problems.push(`${slip}: ${text}`);
  if (craft.title === '' || craft.description === '') problems.push('nothing to say without what is missing');
  if (craft.title.length > longestTitle) problems.push(`a long title: ${craft.title}`);
  for (const { text, action } of craft.steps) {
    const low = text.toLowerCase();
    problems.push(
      ...unlisted(text, list).map((said) => `speaks of what is not on the list (${said}): ${text}`),
    );
    if (units.test(text)) problems.push(`a length without centimeters: ${text}`);
    if (text.length > 420) problems.push(`a step too long (${text.length}): ${text}`);
    if (action === 'cut' && !/cut|snip|trim|slit|slice|fringe/.test(low))
      problems.push(`a cut that is not said: ${text}`);
  }
  problems.push(...unspoken(binding, craft.steps.map(({ text }) => text).join(' ')));
  for (const material of craft.materials)
    if (isPuzzling(material)) problems.push(`an odd amount: ${material.name} (${material.amount})`);
  if (craft.steps.length < 4 || craft.steps.length > 10) problems.push(`${craft.steps.length} steps`);
  if (craft.skills.length === 0 || craft.skills.includes('')) problems.push('no skills');
  if (craft.goFurther === '') problems.push('nothing to go further with');
  if (craft.ageBand === '2-3') {
    const own = craft.steps.filter(({ who }) => who === 'child').length;
    if (own * 3 < craft.steps.length)
      problems.push(`only ${own} of ${craft.steps.length} steps are the child's own`);
  }
  for (const [name, { supply, listed }] of binding.bound)
    if (supply && !listed && binding.band === '2-3' && supply.hazards.includes('small parts'))
      problems.push(`${name} is small for this age`);
  return problems;
}
