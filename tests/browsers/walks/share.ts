import { button, dialog, link, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { makeFinished } from '#tests/support/generating.ts';

export const share: Walk = {
  name: 'share',
  async go({ app, visit }) {
    const person = await newPerson(app);
    const { id } = await makeFinished(app, person);
    const page = await visit(person);
    await page.arrive(`/craft/${id}`);
    await page.press(button('Share'));
    await page.see(dialog('Share to Social'));
    await page.check('to social');
    await page.press(button('Instagram'));
    await page.see(text(/save the picture, then upload it/));
    await page.check('Instagram');
    await page.back();
    await page.gone({ role: 'dialog' });
    await page.press(button('Share to Community'));
    await page.fill(/^Words to go with it/, 'Ours lives in the bathroom.');
    await page.check('to the community');
    await page.press(button('Share', { role: 'dialog' }));
    await page.see(text('Shared with the community'));
    await page.see(button('Remove from Community'));
    await page.check('shared');
    await page.press(link('Community'));
    await page.see(text('Ours lives in the bathroom.'));
    await page.check('in the community');
  },
};
