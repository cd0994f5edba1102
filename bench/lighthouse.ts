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

/** Score a page must reach, out of 100, per category. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

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
    `--only-categories=${Object.keys(LEAST).join(',')}`,
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

function scoresOf(reports: readonly Report[]): Reading[] {
  return Object.entries(LEAST).map(([category, least]) => ({
    name: category,
    value: median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    unit: 'of 100',
    limit: { least },
  }));
}

const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
};

function timesOf(reports: readonly Report[]): Reading[] {
  return Object.entries(TIMES).map(([id, name]) => ({
    name,
    value: median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    unit: 'ms',
  }));
}

function printShortcomings(reports: readonly Report[]): void {
  const audits = Object.entries(reports[0]?.audits ?? {});
  for (const [id, { score, title }] of audits) {
    if (score === 0) console.log(`  not passed: ${title} (${id})`);
  }
}

async function auditPage(name: string, visit: Visit): Promise<Reading[]> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await audit(visit));
  printShortcomings(reports);
  return [...scoresOf(reports), ...timesOf(reports)].map((reading) =>
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
        const craft = await makeCraftPage(product.origin);
        return [
          ...(await auditPage('/auth', { url: `${product.origin}/auth`, folder })),
          // A craft that nobody shared asks search engines to stay away, and rightly.
          ...(await auditPage('craft', { url: product.origin + craft, folder, skipped: 'is-crawlable' })),
        ];
      } finally {
        await product.stop();
      }
    }),
};
