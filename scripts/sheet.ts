import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { CraftPlan } from '#contract/ideas.ts';
import { forms, formsFor } from '#engine/forms/forms.ts';
import { findSentenceSlips } from '#engine/grammar/text-checks.ts';
import { checkPicture } from '#engine/illustrator/check-picture.ts';
import { drawCraft, drawCraftOf } from '#engine/illustrator/draw-craft.ts';
import { drawStep } from '#engine/illustrator/draw-step.ts';
import { draft } from '#engine/planner/build.ts';
import { fiftyLists } from '#engine/planner/fifty-lists.data.ts';
import { textOf } from '#engine/planner/suggest.ts';
import { judge } from '#engine/safety/judge.ts';
import { writePlan } from '#engine/planner/write.ts';
import { seeded } from '#engine/random/seeded.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { allSubjects } from '#engine/themes/subjects.ts';

/**
 * Pages for the developers' eyes: texts and pictures of crafts across forms, themes and bands.
 * Usage: node scripts/sheet.ts [seed] [check], where `check` draws every form of every subject and tells what is wrong.
 */
const seed = Number(process.argv[2] ?? 1);
const folder = '.cache/sheet';
const random = seeded(seed);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function bandsOf(form: (typeof forms)[number]): AgeBand[] {
  return ageBandNames.filter((band) => formsFor(band).includes(form));
}

function craftsOf(form: (typeof forms)[number]): CraftPlan[] {
  return bandsOf(form).flatMap((band) => {
    const subject = random.pick(allSubjects.filter(form.suits));
    const listed = understandSupplies(random.pick(fiftyLists)).flatMap((item) =>
      item.kind === 'known' ? [item.supply] : [],
    );
    const made = draft(form, subject, {
      band,
      listed,
      unknown: [],
      palette: [],
      avoid: [],
      seed: random.below(2 ** 31),
    });
    return made
      ? [writePlan(made, { theme: subject.theme, seed, aside: '', leftOver: [], tooYoung: [] })]
      : [];
  });
}

function warningsOf(craft: CraftPlan): string[] {
  const texts = [craft.description, craft.goFurther, ...craft.steps.map((step) => step.text)];
  const slips = texts.flatMap(findSentenceSlips);
  const verdict = judge(textOf(craft), craft.ageBand, { isOurs: true });
  const findings =
    verdict.kind === 'dangerous' ? verdict.findings.map(({ rule, words }) => `${rule}: ${words}`) : [];
  return [...slips, ...findings];
}

function card(craft: CraftPlan): string {
  const steps = craft.steps.map((step) => `<li><b>${step.who}</b> ${escape(step.text)}</li>`).join('');
  const materials = craft.materials
    .map((one) => `<li>${escape(one.name)} <i>${escape(one.amount)}</i>${one.listed ? ' ✓' : ''}</li>`)
    .join('');
  const warnings = warningsOf(craft)
    .map((text) => `<p class="warn">${escape(text)}</p>`)
    .join('');
  const colors = craft.colors
    .map((color) => `<span style="background:${color.hex}" title="${color.name}"></span>`)
    .join('');
  return `<article><h3>${escape(craft.title)}</h3><p class="meta">${craft.ageBand} · ${escape(craft.theme)} · ${craft.subjectId} · ${craft.difficulty} · ${craft.durationMinutes} min ${escape(craft.waiting)} · mess: ${craft.mess}</p>
<p class="colors">${colors}</p>${warnings}<p>${escape(craft.description)}</p><ul>${materials}</ul><ol>${steps}</ol>
<p><b>Go further:</b> ${escape(craft.goFurther)}</p><p><b>Safety:</b> ${escape(craft.safetyNotes.join(' '))}</p><p><b>Practises:</b> ${escape(craft.skills.join(', '))}</p></article>`;
}

const style = `body{font:16px/1.5 system-ui;max-width:1400px;margin:2rem auto;padding:0 1rem;background:#fff9ef;color:#27263a}
section>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:1rem}article{background:#fff;border:1px solid #e8dcc8;border-radius:12px;padding:1rem}
h3{margin:0}.meta{color:#5e5b73;font-size:.85rem}.warn{color:#b4264e;font-weight:700}.colors span{display:inline-block;width:24px;height:24px;border-radius:50%;border:1px solid #0003}li b{color:#2450b8;font-weight:600}`;

const tilePx = 320;
const across = 6;
const down = 4;

/** Writes grids of pictures, so many to a page. */
async function writeGrid(name: string, svgs: readonly string[]): Promise<void> {
  for (let page = 0; page * across * down < svgs.length; page += 1) {
    const shown = svgs.slice(page * across * down, (page + 1) * across * down);
    const tiles = shown.map((svg, at) => ({
      input: new Resvg(svg, { fitTo: { mode: 'width', value: tilePx - 8 } }).render().asPng(),
      left: (at % across) * tilePx,
      top: Math.floor(at / across) * tilePx,
    }));
    const height = Math.ceil(shown.length / across) * tilePx;
    const paper = { width: across * tilePx, height, channels: 3, background: '#fff9ef' } as const;
    await sharp({ create: paper })
      .composite(tiles)
      .png()
      .toFile(`${folder}/pictures-${name}-${page + 1}.png`);
  }
}

/** Two pictures of every form, one of every subject, and the steps of a few crafts. */
async function writePictures(): Promise<void> {
  const two = forms.flatMap((form) => {
    const suited = allSubjects.filter(form.suits);
    return [random.pick(suited), random.pick(suited)].map((subject) => ({ form, subject }));
  });
  await writeGrid(
    'forms',
    two.map(({ form, subject }) => drawCraftOf({ formId: form.id, subjectId: subject.id, seed }).svg),
  );
  await writeGrid(
    'subjects',
    allSubjects.map(({ id }, at) => drawCraftOf({ formId: 'stick-puppet', subjectId: id, seed: at }).svg),
  );
  const crafts = forms.flatMap((form) => craftsOf(form).slice(0, 1)).filter((_, at) => at % 7 === 0);
  await writeGrid(
    'steps',
    crafts.flatMap((craft) => {
      const steps = craft.steps.flatMap((_, at) => drawStep(craft, at) ?? []);
      return [drawCraft(craft).svg].concat(steps.slice(0, across - 1));
    }),
  );
}

function checkAll(): number {
  let wrong = 0;
  for (const form of forms) {
    for (const [at, subject] of allSubjects.entries()) {
      const complaints = checkPicture(
        drawCraftOf({ formId: form.id, subjectId: subject.id, seed: seed + at }).svg,
      );
      wrong += complaints.length;
      for (const complaint of complaints) console.log(`${form.id} × ${subject.id}: ${complaint}`);
    }
  }
  console.log(`${forms.length * allSubjects.length} pictures drawn, ${wrong} complaints`);
  return wrong;
}

const sections = forms.map(
  (form) => `<section><h2>${form.id}</h2><div>${craftsOf(form).map(card).join('')}</div></section>`,
);
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/texts.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts of the idea engine</title><style>${style}</style><h1>Texts, seed ${seed}</h1>${sections.join('')}</html>`,
);
await writePictures();
console.log(`${forms.length} forms written to ${folder}: texts.html and pictures`);
if (process.argv[3] === 'check') process.exitCode = checkAll() === 0 ? 0 : 1;
