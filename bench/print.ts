import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PrintThread } from '#server/print/print-thread.ts';
import { printJobOf } from '#tests/support/print-jobs.ts';
import { everyRecipeCraft } from '#tests/support/recipe-crafts.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const crafts = 20;
const nanosecondsPerMs = 1e6;

/** Crafts as PDFs, with their steps' pictures and templates, by the thread that makes them. */
export const print: Figure = {
  name: 'print',
  title: 'Crafts as PDFs',
  measure: async () => {
    const all = [...everyRecipeCraft()].filter(({ templates }) => templates);
    const jobs = Array.from({ length: crafts }, (_, at) => all[(at * 7) % all.length]).flatMap((plan) =>
      plan ? [printJobOf(plan, 'a4')] : [],
    );
    const thread = new PrintThread();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const start = performance.now();
    const [first] = jobs;
    if (first) await thread.print(first);
    const firstMs = performance.now() - start;
    const times: number[] = [];
    const bytes: number[] = [];
    for (const job of jobs) {
      const before = performance.now();
      bytes.push((await thread.print(job)).length);
      times.push(performance.now() - before);
    }
    delay.disable();
    await thread.close();
    return [
      { name: 'first, with the thread', value: firstMs, unit: 'ms', limit: { most: 5000 } },
      { name: 'each', value: median(times), unit: 'ms', limit: { most: 150 } },
      { name: 'size', value: median(bytes) / 1024, unit: 'KB', limit: { most: 300 } },
      { name: 'longest loop delay', value: delay.max / nanosecondsPerMs, unit: 'ms' },
      {
        name: '99 % of loop delays',
        value: delay.percentile(99) / nanosecondsPerMs,
        unit: 'ms',
        limit: { most: 25 },
      },
    ];
  },
};
