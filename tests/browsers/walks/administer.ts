import { shareCraft } from '#contract/community.ts';
import { button, dialog, link, tab, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newAdministrator, newPerson } from '#tests/support/people.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';

const sights = {
  Users: 'Ada.Glue',
  Crafts: 'Leaf crown',
  Posts: 'Published',
  Moderation: 'Nothing waits for you. All is calm.',
  Activities: 'Craft shared',
  'Admin Logs': 'Command line',
};

export const administer: Walk = {
  name: 'console',
  async go({ app, visit }) {
    const operator = await newAdministrator(app);
    const ada = await newPerson(app, { displayName: 'Ada.Glue', email: 'ada@example.test' });
    const craftId = await storeFinished(app, ada.user.id, { title: 'Incomprehensibilities of cardboard' });
    await ada.client.call(shareCraft, { body: { craftId } });
    await storeFinished(app, null, { title: 'Leaf crown' });
    const page = await visit(operator);
    await page.arrive('/admin');
    await page.see(text('Total Users'));
    await page.check('dashboard');
    for (const [name, sight] of Object.entries(sights)) {
      await page.press(tab(new RegExp(`^${name}`)));
      await page.see(text(sight));
      await page.check(name);
    }
    await page.press(tab('Users'));
    await page.press(link(/ada@example\.test/));
    await page.see(text('No bio provided'));
    await page.check('user');
    for (const name of ['Crafts', 'Activity Log', 'Credit History']) {
      await page.press(tab(name));
      await page.on(tab(name));
      await page.check(`user ${name}`);
    }
    await page.key('Escape');
    await page.gone({ role: 'dialog' });
    await page.press(button('Create New User'));
    await page.press(button('Create User'));
    await page.see(text('Username is required'));
    await page.check('new user');
    await page.key('Escape');
    await page.gone(dialog('Create New User'));
  },
};
