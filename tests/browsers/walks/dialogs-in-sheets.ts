import { shareCraft } from '#contract/community.ts';
import { button, dialog, link, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { makeFinished } from '#tests/support/generating.ts';

export const dialogsInSheets: Walk = {
  name: 'dialogs in a side sheet',
  async go({ app, visit }) {
    const owner = await newPerson(app, { displayName: 'Ann.Glue' });
    const other = await newPerson(app, { displayName: 'bo_glue' });
    const { id, title } = await makeFinished(app, owner);
    const theirs = await makeFinished(app, other, { theme: 'Space' });
    await other.client.call(shareCraft, { body: { craftId: theirs.id } });
    const page = await visit(owner);
    await page.arrive('/');
    await page.arrive(`/?craft=${id}`);
    const sheet = dialog(title);
    await page.see(text('Materials Needed', sheet));
    await page.check('sheet');
    for (const [opener, name] of [
      ['Share', 'Share to Social'],
      ['Delete', 'Delete this craft?'],
    ] as const) {
      await page.press(button(opener));
      await page.see(dialog(name));
      await page.check(name);
      await page.back();
      await page.see(sheet);
    }
    await page.press(link('Print'));
    await page.see(dialog('Print this craft'));
    await page.check('print');
    await page.back();
    await page.see(sheet);
    await page.press(button(/Click to enlarge$/));
    await page.see(button('Close'));
    await page.until('the picture is larger than it was', () =>
      page.run(() => {
        const [before, after] = [...document.querySelectorAll('dialog:modal')].map(
          (each) => each.querySelector('img')?.getBoundingClientRect().width ?? 0,
        );
        return (after ?? 0) > (before ?? 0);
      }, null),
    );
    await page.check('enlarged');
    await page.back();
    await page.press(button('Close'));
    await page.gone({ role: 'dialog' });

    await page.arrive('/community');
    await page.press(button('Report or block: bo_glue'));
    await page.press(button('Report this post'));
    await page.press(button('Send report'));
    await page.see(text('Please choose a reason'));
    await page.check('report');
    await page.key('Escape');
    await page.gone({ role: 'dialog' });
  },
};
