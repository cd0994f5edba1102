import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { button, heading, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { phonePhoto } from '#tests/support/phone-photo.ts';

export const makeACraft: Walk = {
  name: 'make a craft',
  async go({ app, visit }) {
    const page = await visit(await newPerson(app));
    const photo = path.join(tmpdir(), `gluebird-photo-${process.pid}.jpg`);
    writeFileSync(photo, await phonePhoto(6));
    await page.arrive('/create');
    await page.press(button('6-8'));
    await page.check('age');
    await page.press(button('Next'));
    await page.see(heading('Show us your supplies'));
    await page.check('no photo');
    await page.choosePhoto(photo);
    await page.see(button('Remove photo'));
    await page.check('photo');
    await page.press(button('Next'));
    await page.press(button('cardboard tubes'));
    await page.fill('Something else', 'red wool');
    await page.key('Enter');
    await page.see(button('Remove red wool'));
    await page.check('supplies');
    await page.press(button('Continue'));
    await page.fill('Or your own theme', 'Mermaids');
    await page.check('theme');
    await page.press(button('Create Craft'));
    await page.see({ role: 'dialog' });
    await page.picture('waiting');
    await page.see(button(/View Now/));
    await page.check('ready');
    await page.press(button(/View Now/));
    await page.at(/^\/craft\/[0-9a-f-]{36}$/);
    await page.see(text('Materials Needed'));
    await page.check('craft');
  },
};
