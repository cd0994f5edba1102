import type { Maker } from '#engine/forms/maker.ts';
import { getSupply } from '#engine/supplies/catalog.ts';
import { capital, list } from '#engine/grammar/nouns.ts';
import type { Helper, Supply } from '#engine/supplies/supply.ts';

/** Tools that are used without being named as a material of a step. */
export function pickUpTools(maker: Maker): void {
  const actions = new Set(maker.steps.map((step) => step.action));
  const text = maker.steps.map((step) => step.text.toLowerCase()).join(' ');
  if (actions.has('cut') || /\bcut\b|\btrim\b|\bsnip\b/.test(text)) maker.refer(getSupply('scissors'), 1);
  if (/\bpaint\b|\bbrush\b/.test(text) && actions.has('paint')) maker.take('brush', 1, true);
  if (/pencil|\btrace\b|\bmark\b/.test(text)) maker.refer(getSupply('pencil'), 1);
  if (
    actions.has('draw') &&
    ![...maker.refs.values()].some((ref) => ref.supply.tags.includes('draw') || ref.supply.id === 'pencil')
  )
    maker.refer(getSupply('pencil'), 1);
  if (/\btape\b/.test(text) && ![...maker.refs.values()].some((ref) => ref.supply.tags.includes('tape')))
    maker.tape();
  if (/\bglue\b/.test(text) && ![...maker.refs.values()].some((ref) => ref.supply.tags.includes('glue')))
    maker.glue();
}

const wet = (maker: Maker): boolean =>
  maker.steps.some((step) => ['paint', 'print', 'glue', 'mix', 'shape'].includes(step.action));
const painted = (maker: Maker): boolean =>
  maker.steps.some((step) => step.action === 'paint' || step.action === 'print') &&
  [...maker.refs.values()].some(({ supply }) => /\b(?:paint|ink)\b/.test(supply.name));

const jobs: Record<Helper, { when: (maker: Maker) => boolean; say: (things: string) => string }> = {
  cover: { when: wet, say: (things) => `cover the table with ${things}` },
  tray: { when: () => true, say: (things) => `gather what you need in ${things}` },
  palette: { when: painted, say: (things) => `put the paint out on ${things}` },
  wipe: { when: wet, say: (things) => `keep ${things} at hand for wiping` },
  dab: { when: painted, say: (things) => `set out ${things} for dabbing on paint` },
  hold: { when: wet, say: (things) => `have ${things} ready to hold glued parts together` },
};

const roomy = /box|bag|pan|tub|tin|bowl/;

/** What a spare plate, carton or box is good for in this craft. */
function trayJob(maker: Maker, tray: Supply, name: string): string {
  const small = [...maker.refs.values()].some((ref) => ref.supply.hazards.includes('small parts'));
  if (small) return `sort the small parts ${tray.tags.includes('plate') ? 'onto' : 'into'} ${name}`;
  if (roomy.test(tray.id)) return `gather what you need in ${name}`;
  return painted(maker) ? `use ${name} as a paint palette` : `keep ${name} ready for the snippets`;
}

/** Things the form had no place for still help: a cover for the table, a tray for small parts. */
export function getReady(maker: Maker): void {
  const found: string[] = [];
  for (const [helper, job] of Object.entries(jobs)) {
    if (found.length >= 3 || !job.when(maker)) continue;
    const first = maker.pantry.takeListed((supply: Supply) => supply.helper === helper);
    if (first === null) continue;
    const several = ['cover', 'wipe', 'hold'].includes(helper);
    const ref = maker.refer(first, several && first.amount === '' ? 2 : 1);
    maker.helpers.add(first.id);
    const one = helper === 'dab' ? ref.a : ref.the;
    const name = several || first.mass ? ref.some : one;
    found.push(helper === 'tray' ? trayJob(maker, first, name) : job.say(name));
  }
  addTheRest(maker);
  if (found.length === 0) return;
  maker.steps.unshift({
    id: '',
    text: capital(`${list(found)}.`),
    who: maker.young ? 'grown-up' : 'child',
    action: 'prepare',
    uses: [],
  });
}

/** A second pen, a roll of tape or a pair of scissors on the list counts as used when the work calls for one. */
function addTheRest(maker: Maker): void {
  const actions = new Set(maker.steps.map((step) => step.action));
  const spare = (passes: (supply: Supply) => boolean): void => {
    const found = maker.pantry.takeListed(passes);
    if (found) maker.refer(found, 1);
  };
  if (actions.has('draw') || actions.has('color')) spare((supply) => supply.tags.includes('draw'));
  if (actions.has('glue') || actions.has('decorate')) spare((supply) => supply.tags.includes('glue'));
  if (actions.has('cut')) spare((supply) => supply.id === 'scissors');
  if (actions.has('draw')) spare((supply) => supply.id === 'pencil');
  if (actions.has('draw')) spare((supply) => supply.id === 'ruler');
  if (actions.has('paint')) spare((supply) => supply.id === 'paintbrush');
  if (actions.has('poke')) spare((supply) => supply.id === 'hole-punch');
}
