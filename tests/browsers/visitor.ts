import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { showsSomething } from './shows-something.ts';
import type { Key, Point, Tab } from './driver.ts';
import { isAtRest, isComplete, lookOver } from './look-over.ts';
import { seek, type Found, type Query, type Wording } from './seek.ts';

type Words = string | RegExp;

interface Place {
  role?: string;
  name?: Words;
  text?: Words;
  inside?: Place;
}

const actionMs = 20_000;
/** A toast that lies in the way this many looks in a row is not on its way elsewhere. */
const patience = 6;

const wording = (words: Words): Wording => (typeof words === 'string' ? words : { pattern: words.source });

const queryOf = ({ role, name, text, inside }: Place): Query => ({
  ...(role === undefined ? {} : { role }),
  ...(name === undefined ? {} : { name: wording(name) }),
  ...(text === undefined ? {} : { text: wording(text) }),
  ...(inside === undefined ? {} : { inside: queryOf(inside) }),
});

const told = (place: Place): string => JSON.stringify(queryOf(place));

export const button = (name: Words, inside?: Place): Place => ({
  role: 'button',
  name,
  ...(inside && { inside }),
});
export const link = (name: Words, inside?: Place): Place => ({
  role: 'link',
  name,
  ...(inside && { inside }),
});
export const tab = (name: Words): Place => ({ role: 'tab', name });
export const heading = (name: Words): Place => ({ role: 'heading', name });
export const dialog = (name: Words): Place => ({ role: 'dialog', name });
export const text = (words: Words, inside?: Place): Place => ({ text: words, ...(inside && { inside }) });

interface VisitorOptions {
  tab: Tab;
  origin: string;
  /** Where the pictures of the pages go. */
  album: string;
  /** What the console may say. */
  expected?: RegExp | undefined;
}

/** Somebody in front of a browser, who sees what is there and works it with real input. */
export function createVisitor({ tab: window, origin, album, expected }: VisitorOptions) {
  let pictures = 0;

  const find = (place: Place, bring = false): Promise<Found[]> =>
    window.run(seek, { query: queryOf(place), bring });

  async function until(what: string, look: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + actionMs;
    let problem = '';
    for (;;) {
      // A page that is just going away has no answer.
      const isSo = await look().catch((error: Error) => {
        if (error instanceof assert.AssertionError) throw error;
        problem = error.message;
        return false;
      });
      if (isSo) return;
      if (performance.now() > deadline) break;
      await sleep(25);
    }
    await picture('stuck').catch(() => undefined);
    assert.fail(
      `in vain: ${what} ${problem}\n${(await window.run(() => document.body.innerText, null)).slice(0, 1500)}`,
    );
  }

  const see = (place: Place): Promise<void> =>
    until(`see ${told(place)}`, async () => (await find(place)).length > 0);

  /** Where to press, once it stands still and free. */
  async function reach(place: Place): Promise<Point> {
    let before = '';
    let covered = 0;
    let at: Point = { x: 0, y: 0 };
    await until(`reach ${told(place)}`, async () => {
      const [found] = await find(place, true);
      if (!found?.isEnabled) return false;
      const isStill = found.place === before && (await window.run(isAtRest, null));
      before = found.place;
      covered = found.underToast && isStill ? covered + 1 : 0;
      assert.ok(covered < patience, `a toast lies over ${told(place)}: ${found.under}`);
      if (found.under) throw new Error(`it lies under ${found.under}`);
      at = found;
      return isStill;
    });
    return at;
  }

  const press = async (place: Place): Promise<void> => window.click(await reach(place));

  async function picture(name: string): Promise<void> {
    pictures += 1;
    const file = `${String(pictures).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`;
    const shot = await window.screenshot();
    if (!shot) return console.log(`${album}: the window drew no picture of ${name}`);
    writeFileSync(path.join(album, file), shot);
    assert.ok(await showsSomething(shot), `the picture of ${name} shows nothing`);
  }

  return {
    find,
    see,
    press,
    reach,
    until,
    key: (key: Key) => window.press(key),
    touch: (points: readonly Point[]) => window.touch(points),
    run: <Given, Answer>(inPage: (given: Given) => Answer, given: Given) => window.run(inPage, given),

    async open(address: string): Promise<void> {
      await window.goTo(`${origin}${address}`);
    },
    /** A page that lives: its script has taken over. */
    async arrive(address: string): Promise<void> {
      await window.goTo(`${origin}${address}`);
      await until(`the script of ${address}`, () =>
        window.run(() => {
          const root = document.getElementById('root');
          return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
        }, null),
      );
    },
    back: () => window.back(),
    at: (address: RegExp) =>
      until(`be at ${address}`, async () =>
        address.test(await window.run(() => location.pathname + location.search, null)),
      ),
    gone: (place: Place) => until(`${told(place)} goes`, async () => (await find(place)).length === 0),
    on: (place: Place) => until(`${told(place)} is on`, async () => (await find(place))[0]?.isOn === true),

    async fill(name: Words, content: string, inside?: Place): Promise<void> {
      const within = { name, ...(inside && { inside }) };
      const boxes = await find({ role: 'combobox', ...within });
      const place = { role: boxes.length > 0 ? 'combobox' : 'textbox', ...within };
      await press(place);
      await until(`${told(place)} has the focus`, async () => (await find(place))[0]?.isFocused === true);
      await window.write(content);
      await until(`${told(place)} holds ${content}`, async () => (await find(place))[0]?.value === content);
    },
    choosePhoto: (file: string) => window.chooseFile('input[type=file]', file),

    /** The page as it stands is looked over by machine, and kept for a human to look at. */
    async check(name: string): Promise<void> {
      let problems: string[] = [];
      await until(`rest at ${name}`, () => window.run(isAtRest, null));
      await until(`all that is on its way to ${name}`, () => window.run(isComplete, null));
      await until(`a sound page at ${name}`, async () => {
        problems = await window.run(lookOver, undefined);
        if (problems.length > 0) throw new Error(problems.join('\n'));
        return true;
      });
      await picture(name);
    },
    async leave(): Promise<void> {
      const said = await window.problems();
      await window.close();
      assert.deepEqual(
        said.filter((line) => !expected?.test(line)),
        [],
        'the console stayed quiet',
      );
    },
    picture,
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
