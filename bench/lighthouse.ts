import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '#tests/support/chromium.ts';
import { installTool } from '#tests/support/provision/on-demand-tool.ts';
import { reasonIn, runCommand } from '#tests/support/provision/run-command.ts';
import type { Figure, Reading } from './figure.ts';
import { makeCraftPage } from './made-craft.ts';
import { startProduct, withTemporaryFolder } from './servers.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
}

interface Visit {
  readonly url: string;
  readonly folder: string;
  readonly skipped?: string;
}

/** What a page promises. The other categories are to be without a fault on every page. */
interface Promised {
  readonly performance: number;
  readonly largestPaintMs?: number;
}

async function audit({ url, folder, skipped }: Visit): Promise<Report> {
  const tool = await installTool('lighthouse');
  const chromium = await findChromium();
  const output = path.join(folder, `report-${performance.now()}.json`);
  const profile = path.join(folder, `profile-${performance.now()}`);
  mkdirSync(profile);
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // Really slowed down rather than reckoned from a fast load: the reckoning jumps between runs.
    '--throttling-method=devtools',
    ...(skipped ? [`--skip-audits=${skipped}`] : []),
    `--chrome-flags=${[...chromium.args, `--user-data-dir=${profile}`].join(' ')}`,
  ];
  const env = {
    ...process.env,
    ...chromium.env,
    CHROME_PATH: chromium.executablePath,
    NO_UPDATE_NOTIFIER: '1',
  };
  const result = await runCommand(
    process.execPath,
    [path.join(tool, 'node_modules/lighthouse/cli/index.js'), ...flags],
    { env },
  );
  if (result.code !== 0) throw new Error(`Lighthouse failed: ${reasonIn(result)}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

function scoresOf(reports: readonly Report[], { performance }: Promised): Reading[] {
  return CATEGORIES.map((category) => ({
    name: category,
    value: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    unit: 'of 100',
    limit: { least: category === 'performance' ? performance : 100 },
  }));
}

function timesOf(reports: readonly Report[], { largestPaintMs }: Promised): Reading[] {
  const time = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    { name: 'first paint', value: time('first-contentful-paint'), unit: 'ms' },
    {
      name: 'largest paint',
      value: time('largest-contentful-paint'),
      unit: 'ms',
      ...(largestPaintMs && { limit: { most: largestPaintMs } }),
    },
    { name: 'blocking time', value: time('total-blocking-time'), unit: 'ms' },
  ];
}

function printShortcomings(reports: readonly Report[]): void {
  const audits = Object.entries(reports[0]?.audits ?? {});
  for (const [id, { score, title }] of audits) {
    if (score === 0) console.log(`  not passed: ${title} (${id})`);
  }
}

async function auditPage(name: string, visit: Visit, promised: Promised): Promise<Reading[]> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await audit(visit));
  printShortcomings(reports);
  return [...scoresOf(reports, promised), ...timesOf(reports, promised)].map((reading) =>
    Object.assign(reading, { name: `${name}: ${reading.name}` }),
  );
}

export const lighthouse: Figure = {
  name: 'lighthouse',
  title: `Lighthouse on a slowed-down phone, median of ${ROUNDS}`,
  onRequest: true,
  measure: () =>
    withTemporaryFolder(async (folder) => {
      const product = await startProduct({ DATA_DIR: path.join(folder, 'data') });
      try {
        const landing = { url: `${product.origin}/auth`, folder };
        // A craft that nobody shared asks search engines to stay away, and rightly.
        const url = product.origin + (await makeCraftPage(product.origin));
        const craft = { url, folder, skipped: 'is-crawlable' };
        return [
          ...(await auditPage('/auth', landing, { performance: 98 })),
          ...(await auditPage('craft', craft, { performance: 100, largestPaintMs: 1100 })),
        ];
      } finally {
        await product.stop();
      }
    }),
};
