import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tests/support/provision/free-port.ts';
import { recordConsole } from './console-recorder.ts';
import type { Driver, Tab, TabOptions } from './driver.ts';
import { clickActions, keyActions, writeActions } from './input-actions.ts';
import { lendProgram, ownFolder, type Lent } from './lend-program.ts';
import { showsSomething } from './shows-something.ts';
import { openWebDriverLine, type WebDriverLine } from './web-driver-line.ts';

interface WebKit {
  /** WebKitWebDriver, the browser it starts, and the program that is a display for it to draw on. */
  driver: string;
  browser: string;
  display: string;
}

/** The browser's own bar would hold the window wider than a phone. */
const narrowBar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }';
const standsStill = '[Settings]\ngtk-enable-animations=0\n';
const themes = { light: 'Adwaita', dark: 'Adwaita:dark' } as const;

/** Debian's WebKitGTK, by WebDriver. Its driver has one window at a time, so each window has a driver of its own. */
export function webkitDriver(webkit: WebKit): Driver {
  let display: Promise<{ program: Lent; name: string }> | undefined;
  return {
    name: 'webkit',
    // What it is told of fingers it does with the mouse.
    hasTouch: false,
    async open(options) {
      display ??= startDisplay(webkit.display);
      const { name } = await display;
      for (let tries = 1; ; tries += 1) {
        const tab = await openTab(webkit, name, options);
        // Now and then a window draws nothing from the beginning, and never will.
        if ((await tab.screenshot()) || tries === 3) return tab;
        await tab.close();
      }
    },
    async close() {
      await (await display)?.program.end();
    },
  };
}

async function startDisplay(executable: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'];
  const program = lendProgram(ownFolder('display'), [executable, ...args]);
  return { program, name: `:${await program.said(/^(\d+)$/m)}` };
}

function startDriver(
  webkit: WebKit,
  display: string,
  { scheme, port }: { scheme: TabOptions['scheme']; port: number },
): Lent {
  const folder = ownFolder('webkit');
  const settings = path.join(folder, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'gtk.css'), narrowBar);
  writeFileSync(path.join(settings, 'settings.ini'), standsStill);
  return lendProgram(folder, [webkit.driver, `--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: path.join(folder, '.config'),
    XDG_CACHE_HOME: path.join(folder, '.cache'),
    XDG_DATA_HOME: path.join(folder, '.local'),
    GTK_THEME: themes[scheme],
    NO_AT_BRIDGE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    LANG: 'en_US.UTF-8',
  });
}

async function openTab(webkit: WebKit, display: string, options: TabOptions): Promise<Tab> {
  const port = await freePort();
  const program = startDriver(webkit, display, { scheme: options.scheme, port });
  const line = await openWebDriverLine(port);
  const args = ['--automation', `--enable-javascript=${options.scripts ?? true}`];
  const { sessionId } = await line.post<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: webkit.browser, args } },
    },
  });
  const recorder = await recordConsole(options.origin);
  const session = `/session/${sessionId}`;
  const tab = tabOf(line, session, { site: options.origin, seen: recorder.origin });
  await setSize(line, session, { tab, size: options.size });
  await line.post(`${session}/url`, { url: `${recorder.origin}/healthz` });
  for (const [name, value] of options.cookies)
    await line.post(`${session}/cookie`, { cookie: { name, value, httpOnly: true } });
  const close = async (): Promise<void> => {
    await line.delete(session);
    await program.end();
    await recorder.close();
  };
  return { ...tab, close };
}

/** The page gets what the window has but for its bar. */
async function setSize(
  line: WebDriverLine,
  session: string,
  { tab, size }: { tab: Pick<Tab, 'run'>; size: TabOptions['size'] },
): Promise<void> {
  const set = (height: number) =>
    line.post(`${session}/window/rect`, { x: 0, y: 0, width: size.width, height });
  await set(size.height);
  const seen = await tab.run(() => ({ bar: outerHeight - innerHeight }), null);
  await set(size.height + seen.bar);
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function tabOf(
  line: WebDriverLine,
  session: string,
  { site, seen }: { site: string; seen: string },
): Omit<Tab, 'close'> {
  const act = async (actions: readonly object[]): Promise<void> =>
    void (await line.post(`${session}/actions`, { actions }));
  const run: Tab['run'] = async (inPage, given) => {
    const script = `return JSON.stringify((${String(inPage)})(JSON.parse(arguments[0])) ?? null)`;
    const body = { script, args: [JSON.stringify(given ?? null)] };
    return JSON.parse(await line.post<string>(`${session}/execute/sync`, body));
  };
  const said: string[] = [];
  // A page takes its list along when it goes.
  const listen = async (): Promise<void> => {
    const taken = await run(
      () => (window as { consoleErrors?: string[] }).consoleErrors?.splice(0) ?? [],
      null,
    );
    said.push(...taken);
  };
  return {
    async goTo(url) {
      await listen();
      await line.post(`${session}/url`, { url: url.replace(site, seen) });
    },
    run,
    click: (at) => act(clickActions(at)),
    touch: () => Promise.reject(new Error('WebKitGTK has no fingers')),
    write: (text) => act(writeActions(text)),
    press: (key) => act(keyActions(key)),
    async chooseFile(selector, file) {
      const found = await line.post<Record<string, string>>(`${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await line.post(`${session}/element/${found[elementKey]}/value`, { text: file });
    },
    async back() {
      await line.post(`${session}/back`);
    },
    async screenshot() {
      const deadline = performance.now() + longestDarkMs;
      while (performance.now() < deadline) {
        await drawFrame(run, deadline);
        const picture = Buffer.from(await line.get<string>(`${session}/screenshot`), 'base64');
        if (await showsSomething(picture)) return picture;
      }
      return null;
    },
    async problems() {
      await listen();
      return said;
    },
  };
}

/** A window that has drawn nothing for so long will not. */
const longestDarkMs = 8000;

interface FrameWindow {
  isFrameDrawn?: boolean;
}

/** A picture shows what was drawn last, which may not be what stands there. */
async function drawFrame(run: Tab['run'], deadline: number): Promise<void> {
  await run(() => {
    const here = window as FrameWindow;
    here.isFrameDrawn = false;
    requestAnimationFrame(() => requestAnimationFrame(() => (here.isFrameDrawn = true)));
  }, null);
  const isDrawn = () => run(() => (window as FrameWindow).isFrameDrawn === true, null);
  while (!(await isDrawn())) if (performance.now() > deadline) return;
}
