import { button, dialog, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';

export const supplies: Walk = {
  name: 'supplies',
  async go({ app, visit }) {
    await app.services.supplies.seed(app.database.db);
    const page = await visit(await newPerson(app));
    await page.arrive('/profile?tab=supplies');
    await page.check('none');
    await page.press(button('Add Your First Supply'));
    await page.see(dialog('Add Supply'));
    await page.fill('Find a supply', 'loo roll');
    await page.see({ role: 'option', name: /Cardboard tube/ });
    await page.check('found');
    await page.key('Enter');
    await page.see(button('Remove Cardboard tube'));
    await page.fill('Find a supply', 'yarn');
    await page.press({ role: 'option', name: /Yarn/ });
    await page.check('chosen');
    await page.press(button('Add to Inventory'));
    await page.see(text('2 supplies at home'));
    await page.check('at home');
    await page.press(button('Remove Yarn'));
    await page.see(text('1 supply at home'));
    await page.press(button('Undo'));
    await page.see(text('2 supplies at home'));
  },
};
