import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { loadBuiltPages } from '#server/pages/built-pages.ts';
import type { PageSource } from '#server/pages/routes.ts';
import { findChromium } from './chromium.ts';
import type { Person } from './people.ts';
import { createRunningClock } from './test-clock.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp, TestAppOptions } from './create-test-app.ts';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
export type Scheme = 'light' | 'dark';

const actionMs = 20_000;
const failureFolder = path.resolve('.cache/journeys');
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let launching: Promise<Browser> | undefined;
let pages: Promise<PageSource> | undefined;

after(async () => {
  await (await launching)?.close();
});

/** A page of a test lives for seconds: what the optimizing compilers cost would not come back. */
const briefly = '--js-flags=--no-turbofan --no-maglev';

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, briefly] });
}

export interface Site {
  app: TestApp;
  url: string;
  /** A browser window of its own: no cookies yet, every console error fails the test. */
  open(options?: WindowOptions): Promise<Page>;
}

export interface WindowOptions {
  size?: { width: number; height: number };
  scheme?: Scheme;
  reducedMotion?: boolean;
  /** Console errors that the test is about. */
  expected?: RegExp;
}

/** The whole application listening on loopback, with the built pages; under another name of this machine where that matters. */
export async function openSite(
  t: TestContext,
  { host = '127.0.0.1', ...options }: TestAppOptions & { host?: string } = {},
): Promise<Site> {
  pages ??= loadBuiltPages();
  const windows: BrowserContext[] = [];
  // Hooks run in this order: the windows are closed while the server still answers them.
  t.after(() => Promise.all(windows.map((window) => closeWindow(t, window))));
  const app = await createTestApp(t, { clock: createRunningClock(), ...options, pages: await pages });
  const listening = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const url = listening.replace('127.0.0.1', host);
  await app.start({ publicUrl: url, localUrl: url });
  return { app, url, open: (windowOptions = {}) => openWindow({ t, url, windows }, windowOptions) };
}

interface Opener {
  t: TestContext;
  url: string;
  windows: BrowserContext[];
}

async function openWindow({ t, url, windows }: Opener, options: WindowOptions): Promise<Page> {
  launching ??= launch();
  const browser = await launching;
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: options.size ?? phone,
    colorScheme: options.scheme ?? 'light',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    locale: 'en-US',
  });
  context.setDefaultTimeout(actionMs);
  windows.push(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !options.expected?.test(message.text())) problems.push(message.text());
  });
  t.after(() => assert.deepEqual(problems, [], 'the console stayed quiet'));
  return page;
}

/** A window in which a person is signed in already. */
export async function openAs(site: Site, person: Person, options: WindowOptions = {}): Promise<Page> {
  const page = await site.open(options);
  const cookies = [...person.client.cookies];
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })));
  return page;
}

/** What a failed journey last saw is told in words and kept as a picture. */
async function closeWindow(t: TestContext, window: BrowserContext): Promise<void> {
  // Not in the type declarations yet.
  const { passed } = t as TestContext & { passed: boolean };
  if (!passed) {
    for (const [index, page] of window.pages().entries()) {
      const name = `${t.name.replaceAll(/\W+/g, '-')}-${index}.png`;
      const said = await page.ariaSnapshot({ timeout: 2000 }).catch(String);
      console.log(`${t.name}: window ${index} stood at ${page.url()}\n${said.slice(0, 3000)}`);
      await page.screenshot({ path: path.join(failureFolder, name) }).catch(() => undefined);
    }
  }
  await window.close();
}

/** A toast; its words also stand in a hidden line for screen readers. */
export const toast = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

/** A page follows in its own time, all the more on a busy machine: it is looked at until it is as it should be. */
export async function comesTo<T>(look: () => Promise<T>, wanted: NoInfer<T>, what?: string): Promise<void> {
  const deadline = performance.now() + actionMs;
  for (;;) {
    const seen = await look();
    if (isDeepStrictEqual(seen, wanted)) return;
    if (performance.now() > deadline) assert.deepEqual(seen, wanted, what);
    await sleep(30);
  }
}

/** What the page had begun is drawn, and what followed from it at once has been asked for. */
export const aFrameLater = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colors alone; all else is the same document in either theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

function findViolations(page: Page, rules: readonly string[]): Promise<object[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map((violation) => ({
      id: violation.id,
      where: violation.nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
    }));
  }, rules);
}

/** What fades in or changes color has arrived; what moves for ever is let be. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Nothing on the page as it stands keeps anybody out, in either theme (WCAG 2.2 A and AA, and best practices). */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  await waitForRest(page);
  // Evaluated by the debugger, so the page's own Content-Security-Policy stays in force.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  assert.deepEqual(await findViolations(page, everyRule), [], `${what} has no accessibility violations`);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [here, there] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: there });
  await waitForRest(page);
  assert.deepEqual(await findViolations(page, colorRules), [], `${what} can be read in the ${there} theme`);
  await page.emulateMedia({ colorScheme: here });
}

/** Nothing sticks out sideways. */
export async function assertFits(page: Page, what: string): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  assert.ok(content <= view, `${what} is ${content} px wide in a window of ${view} px`);
}

/**
 * Everybody can use the page as it stands. On the narrowest windows nothing else stands than on a phone: there it is
 * enough that it fits.
 */
export async function assertOpen(page: Page, what: string): Promise<void> {
  await assertFits(page, what);
  const { width } = page.viewportSize() ?? desk;
  if (width >= phone.width) await assertAccessible(page, what);
}

function hasLife(): boolean {
  const root = document.getElementById('root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** Whether the page's own script has taken over. */
export const isAlive = (page: Page): Promise<boolean> => page.evaluate(hasLife);

export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(hasLife);
}
