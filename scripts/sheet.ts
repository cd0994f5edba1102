import { mkdirSync, writeFileSync } from 'node:fs';
import { ageBandNames, themeNames } from '#contract/common.ts';
import type { CraftPlan, SuggestRequest } from '#contract/ideas.ts';
import { rankRecipes, searchFor } from '#engine/choosing/choose.ts';
import { fiftyLists } from '#engine/choosing/fifty-lists.data.ts';
import { textOf } from '#engine/choosing/plan-text.ts';
import { suggest } from '#engine/choosing/suggest.ts';
import { findSentenceSlips } from '#engine/grammar/text-checks.ts';
import { drawCraft } from '#engine/illustrator/draw-craft.ts';
import { drawStepOf } from '#engine/illustrator/draw-plan.ts';
import { seeded } from '#engine/random/seeded.ts';
import { judge } from '#engine/safety/judge.ts';

/**
 * Crafts for the developers' eyes, as families get them: what lay there, what was chosen and why, what stays in the
 * drawer, the picture, the words and the picture of each step.
 * Usage: npm run sheet -- [seed] [how many]
 */
const seed = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 100);
const folder = '.cache/sheet';
const random = seeded(seed);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const paragraph = (text: string, kind = ''): string =>
  text === '' ? '' : `<p class="${kind}">${escape(text)}</p>`;
const asImage = (svg: string, kind: string): string =>
  `<img class="${kind}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

function warningsOf(craft: CraftPlan): string[] {
  const texts = [craft.description, craft.goFurther, ...craft.steps.map((step) => step.text)];
  const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
  const findings =
    verdict.kind === 'dangerous' ? verdict.findings.map(({ rule, words }) => `${rule}: ${words}`) : [];
  return [...texts.flatMap(findSentenceSlips), ...findings];
}

function choicesOf(request: SuggestRequest): string {
  const ranked = rankRecipes(searchFor(request)).slice(0, 5);
  return ranked
    .map(({ binding, reasons }) => `${binding.recipe.id} ${reasons.total.toFixed(1)} (${reasons.fit})`)
    .join(', ');
}

function card(request: SuggestRequest, craft: CraftPlan): string {
  const steps = craft.steps.map((step, at) => {
    const svg = drawStepOf(craft, at);
    return `<li>${svg === null ? '' : asImage(svg, 'step')}<b>${step.who}</b> ${escape(step.text)}</li>`;
  });
  const materials = craft.materials.map(
    ({ name, amount, listed, optional }) =>
      `<li>${escape(name)} <i>${escape(amount)}</i>${listed ? ' ✓' : ''}${optional ? ' (optional)' : ''}</li>`,
  );
  const drawer = craft.leftOver.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  return `<article>${asImage(drawCraft(craft).svg, 'whole')}<h3>${escape(craft.title)}</h3>
${paragraph(`${craft.ageBand} · ${craft.theme} · ${craft.formId}/${craft.subjectId} · ${craft.difficulty} · ${craft.durationMinutes} min ${craft.waiting} · mess: ${craft.mess}`, 'meta')}
${paragraph(`On the table: ${request.supplies.join(', ')}`, 'meta')}${paragraph(`Best: ${choicesOf(request)}`, 'meta')}
${warningsOf(craft)
  .map((text) => paragraph(text, 'warn'))
  .join('')}${paragraph(craft.description)}<ul>${materials.join('')}</ul><ol>${steps.join('')}</ol>
${paragraph(`Go further: ${craft.goFurther}`)}${paragraph(`Safety: ${craft.safetyNotes.join(' ')}`)}${paragraph(drawer && `In the drawer: ${drawer}`)}${paragraph(`Practises: ${craft.skills.join(', ')}`)}</article>`;
}

const style = `body{font:16px/1.5 system-ui;max-width:1400px;margin:2rem auto;padding:0 1rem;background:#fff9ef;color:#27263a}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:1rem}article{background:#fff;border:1px solid #e8dcc8;border-radius:12px;padding:1rem}
h3{margin:0}.meta{color:#5e5b73;font-size:.85rem}.warn{color:#b4264e;font-weight:700}.whole{width:100%;border-radius:8px}.step{width:96px;float:right;margin:0 0 .5rem .5rem}li{clear:right}li b{color:#2450b8;font-weight:600}`;

const cards = Array.from({ length: count }, (_, at) => {
  const request: SuggestRequest = {
    ageBand: random.pick(ageBandNames),
    theme: random.pick(themeNames),
    supplies: [...random.pick(fiftyLists)],
  };
  const made = suggest(request, seed * 1000 + at);
  return made.kind === 'craft' ? card(request, made.craft) : paragraph(made.message, 'warn');
});
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/crafts.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Crafts of the idea engine</title><style>${style}</style><h1>Crafts, seed ${seed}</h1><main>${cards.join('')}</main></html>`,
);
console.log(`${count} crafts written to ${folder}/crafts.html`);
