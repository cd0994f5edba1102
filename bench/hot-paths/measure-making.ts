import { setTimeout as sleep } from 'node:timers/promises';
import { drawCraft } from '#engine/illustrator/draw-craft.ts';
import { craftPlanSchema } from '#contract/ideas.ts';
import { builtinText } from '#server/generation/ideas/builtin-text.ts';
import { makeSafe } from '#server/generation/ideas/safety.ts';
import { renderIllustration } from '#server/images/illustration.ts';
import type { Reading } from '#bench/figure.ts';
import { ask } from '#bench/servers.ts';
import { inTurns } from '#bench/statistics.ts';
import { makeCraft, newMaker } from './place.ts';
import type { Parties } from './place.ts';

export const making = 'a craft with its picture';
const rounds = 9;
const lookMs = 5;

let seed = 0;

/** An idea, judged and drawn in every size, with nothing around it. */
async function engineAlone(): Promise<number> {
  const since = performance.now();
  seed += 1;
  const asked = { ageBand: '6-8', theme: 'Ocean', supplies: ['paper plates', 'wool'], seed } as const;
  const nothing = { palette: [], photo: null, recent: [], recentTitles: [], avoid: [] };
  const draft = await builtinText.suggest({ ...asked, ...nothing, minutes: null, mess: null }, []);
  await makeSafe(draft, asked.ageBand);
  await renderIllustration(drawCraft(craftPlanSchema.parse(draft.plan)).svg);
  return performance.now() - since;
}

async function byProduct(origin: string): Promise<number> {
  const cookie = await newMaker(origin);
  const since = performance.now();
  const id = await makeCraft(origin, cookie);
  while (!(await ask(`${origin}/api/crafts/${id}/status`)).body.includes('"completed"')) await sleep(lookMs);
  return performance.now() - since;
}

export async function timeMaking({ product }: Parties): Promise<Reading> {
  await engineAlone();
  await byProduct(product.origin);
  const taken = await inTurns(rounds, {
    ours: () => byProduct(product.origin),
    floor: engineAlone,
  });
  return {
    name: making,
    value: taken.ours,
    unit: 'ms',
    floor: { name: 'the engine alone, in one process', value: taken.floor },
    limitedBy: 'drawing and packing the picture in five sizes; reading the photo for its colors',
  };
}
