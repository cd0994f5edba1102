import { chromium } from 'playwright-core';
import type { Browser, CDPSession } from 'playwright-core';
import type { Driver, Point, Tab, TabOptions } from './driver.ts';

interface Chromium {
  executablePath: string;
  args: readonly string[];
}

/** Chromium, as the journeys have it. */
export function chromiumDriver({ executablePath, args }: Chromium): Driver {
  let launching: Promise<Browser> | undefined;
  return {
    name: 'chromium',
    hasTouch: true,
    async open(options) {
      launching ??= chromium.launch({ executablePath, args: [...args] });
      return openTab(await launching, options);
    },
    async close() {
      await (await launching)?.close();
    },
  };
}

async function openTab(browser: Browser, options: TabOptions): Promise<Tab> {
  const { size, scheme, origin, cookies, scripts } = options;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    javaScriptEnabled: scripts ?? true,
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (inPage, given) => page.evaluate(inPage as never, given as never),
    click: ({ x, y }) => page.mouse.click(x, y),
    touch: (path) => touch(line, path),
    async write(text) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    chooseFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
    back: async () => void (await page.goBack()),
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    close: () => context.close(),
  };
}

async function touch(line: CDPSession, [first, ...others]: readonly Point[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (!first) return;
  await send('touchStart', [first]);
  for (const point of others) await send('touchMove', [point]);
  await send('touchEnd', []);
}
