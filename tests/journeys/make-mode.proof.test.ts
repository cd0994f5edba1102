import { test } from 'node:test';
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
