import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBidiLine, type BidiLine } from './bidi-line.ts';
import type { Driver, Tab, TabOptions } from './driver.ts';
import { clickActions, keyActions, touchActions, writeActions } from './input-actions.ts';
import { lendProgram, ownFolder, type Lent } from './lend-program.ts';

interface Firefox {
  program: Lent;
  line: BidiLine;
}

/** What a profile says once and for all: colors, stillness, and no calls to its maker. */
const preferences = ({ scheme, size, scripts = true }: TabOptions): Record<string, unknown> => ({
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  // As on phones, where they take no room, and on desks, where they may.
  'ui.useOverlayScrollbars': size.width < 600 ? 1 : 0,
  'javascript.enabled': scripts,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'en-US',
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
});

async function start(executable: string, options: TabOptions): Promise<Firefox> {
  const folder = ownFolder('firefox');
  const lines = Object.entries(preferences(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder];
  const program = lendProgram(folder, [executable, ...args], { MOZ_CRASHREPORTER_DISABLE: '1' });
  const line = await openBidiLine(`${await program.said(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await line.call('session.new', { capabilities: {} });
  await line.call('session.subscribe', { events: ['log.entryAdded'] });
  return { program, line };
}

/** Debian's Firefox, by WebDriver BiDi. One process for each kind of profile, one container for each window. */
export function firefoxDriver(executable: string): Driver {
  const running = new Map<string, Firefox>();
  return {
    name: 'firefox',
    hasTouch: true,
    async open(options) {
      const kind = JSON.stringify(preferences(options));
      const before = running.get(kind);
      if (before && !before.line.isOpen()) await before.program.kill();
      const firefox = before?.line.isOpen() ? before : await start(executable, options);
      running.set(kind, firefox);
      return openTab(firefox.line, options);
    },
    async close() {
      for (const firefox of running.values()) await firefox.program.end();
    },
  };
}

/** A font that was on its way when the page was left. */
const aborted = /downloadable font: download failed .*status=2152398850/;

interface LogEntry {
  level: string;
  text: string;
  source: { context?: string };
}

async function openTab(line: BidiLine, options: TabOptions): Promise<Tab> {
  const { userContext } = await line.call<{ userContext: string }>('browser.createUserContext');
  const { context } = await line.call<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await line.call('browsingContext.setViewport', { context, viewport: options.size });
  for (const [name, value] of options.cookies)
    await line.call('storage.setCookie', {
      cookie: { name, value: { type: 'string', value }, domain: new URL(options.origin).hostname },
      partition: { type: 'storageKey', userContext },
    });
  const problems: string[] = [];
  const deafen = line.on('log.entryAdded', ({ level, text, source }: LogEntry) => {
    if (level === 'error' && source.context === context && !aborted.test(text)) problems.push(text);
  });
  const act = async (actions: readonly object[]): Promise<void> =>
    void (await line.call('input.performActions', { context, actions }));
  return {
    async goTo(url) {
      await line.call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (inPage, given) => JSON.parse(await runIn(line, context, [inPage, given])),
    click: (at) => act(clickActions(at)),
    touch: (points) => act(touchActions(points)),
    write: (text) => act(writeActions(text)),
    press: (key) => act(keyActions(key)),
    async chooseFile(selector, file) {
      const { nodes } = await line.call<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      const { sharedId } = nodes[0] ?? {};
      await line.call('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async back() {
      await line.call('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async screenshot() {
      const { data } = await line.call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: async () => problems,
    async close() {
      deafen();
      await line.call('browser.removeUserContext', { userContext });
    },
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Answers what a function of the page's says, told in JSON. */
async function runIn(
  line: BidiLine,
  context: string,
  [inPage, given]: [(given: never) => unknown, unknown],
): Promise<string> {
  const answer = await line.call<Evaluated>('script.callFunction', {
    target: { context },
    awaitPromise: false,
    functionDeclaration: `(given) => JSON.stringify((${inPage.toString()})(JSON.parse(given)) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
  return answer.result?.value ?? 'null';
}
