import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertOpen } from '#tests/support/browser.ts';
import { arrive, openWithCraft } from './craft-visit.ts';

test('a finger swipes from step to step', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open();
  await arrive(page, `/craft/${id}?make=`);
  const swipe = (from: number, to: number) =>
    page.locator('dialog[open]').evaluate(
      (element, [start, end]) => {
        const touch = (x = 0) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
        const send = (type: string, x: number | undefined) =>
          element.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              touches: type === 'touchstart' ? [touch(x)] : [],
              changedTouches: [touch(x)],
            }),
          );
        send('touchstart', start);
        send('touchend', end);
      },
      [from, to],
    );
  await page.getByRole('heading', { name: 'Get everything ready' }).waitFor();
  await swipe(300, 100);
  await page.getByRole('heading', { name: /^Step 1 of/ }).waitFor();
  await swipe(100, 300);
  await page.getByRole('heading', { name: 'Get everything ready' }).waitFor();
});

test('what a browser cannot do while making is said before it begins, and only there', async (t) => {
  const { site, id } = await openWithCraft(t);
  const dark = /This screen may go dark by itself/;
  const mute = /This browser cannot read aloud/;
  const able = await site.open();
  await arrive(able, `/craft/${id}?make=`);
  await able.getByRole('heading', { name: 'Get everything ready' }).waitFor();
  for (const words of [dark, mute]) assert.equal(await able.getByText(words).count(), 0);

  const unable = await site.open();
  await unable.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
  });
  await arrive(unable, `/craft/${id}?make=`);
  for (const words of [dark, mute]) await unable.getByText(words).waitFor();
  assert.equal(await unable.getByRole('button', { name: 'Read aloud' }).count(), 0);
  await assertOpen(unable, 'getting ready');
});

test('a browser that has no voice after all says so on the step, and offers none again', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open();
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
    speechSynthesis.speak = (words) => {
      const error = new Event('error');
      Object.defineProperty(error, 'error', { value: 'synthesis-unavailable' });
      words.dispatchEvent(error);
    };
  });
  await arrive(page, `/craft/${id}?make=`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: /^Step 1 of/ }).waitFor();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('alert').filter({ hasText: 'This browser cannot read aloud.' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Read aloud' }).count(), 0);
  await assertOpen(page, 'a step without a voice');
});

test('a voice that never begins is as good as none', async (t) => {
  const { site, id } = await openWithCraft(t);
  const page = await site.open();
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
    speechSynthesis.speak = () => undefined;
  });
  await arrive(page, `/craft/${id}?make=`);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('alert').filter({ hasText: 'This browser cannot read aloud.' }).waitFor();
});
