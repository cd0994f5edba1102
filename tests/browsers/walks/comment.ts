import { shareCraft } from '#contract/community.ts';
import { button, dialog, heading, link, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { makeFinished } from '#tests/support/generating.ts';

export const comment: Walk = {
  name: 'comment',
  async go({ app, visit }) {
    const maker = await newPerson(app, { displayName: 'Ann.Paper' });
    const { id: craftId, title } = await makeFinished(app, maker);
    await maker.client.call(shareCraft, { body: { craftId } });
    const page = await visit(await newPerson(app, { displayName: 'bo_glue' }));
    await page.arrive('/community');
    const card = { role: 'article', name: title };
    await page.press(button(/^Like/, card));
    await page.see(button(/^Liked/, card));
    await page.check('liked');
    await page.press(link(/View Details/, card));
    await page.see(heading(title));
    await page.fill(/^Your comment/, 'It flew over the house.');
    await page.press(button('Add comment'));
    await page.see(text('Your comment has been added'));
    await page.see(text('It flew over the house.'));
    await page.check('commented');
    await page.press(button('Delete the comment by bo_glue'));
    await page.see(dialog('Delete this comment?'));
    await page.check('delete?');
    await page.press(button('Delete', { role: 'dialog' }));
    await page.gone(text('It flew over the house.'));
  },
};
