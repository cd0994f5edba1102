import { shareCraft } from '#contract/community.ts';
import { getCraft } from '#contract/crafts.ts';
import { button, heading, link, text } from '#tests/browsers/visitor.ts';
import type { Scene, Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { makeFinished } from '#tests/support/generating.ts';

async function makeShared({ app }: Scene) {
  const owner = await newPerson(app, { displayName: 'Ann.Glue' });
  const craft = await makeFinished(app, owner);
  await owner.client.call(shareCraft, { body: { craftId: craft.id } });
  return owner.client.call(getCraft, { params: { id: craft.id } });
}

export const publicPage: Walk = {
  name: 'public craft page',
  async go(scene) {
    const { id, title, materials } = await makeShared(scene);
    const page = await scene.visit();
    await page.arrive(`/craft/${id}`);
    await page.see(heading(title));
    await page.check('page');
    await page.press(link(/^Like/));
    await page.see(button('Maybe Later'));
    await page.check('sign up');
    await page.press(button('Maybe Later'));
    await page.press({ role: 'checkbox', name: new RegExp(`^${materials[0]?.name}`) });
    await page.press(link('Start making'));
    await page.see(heading('Get everything ready'));
    await page.check('make mode');
    await page.back();
    await page.gone({ role: 'dialog' });
    await page.press(link('Sign Up or Log In'));
    await page.at(/^\/auth/);
  },
};

export const publicPageWithoutScripts: Walk = {
  name: 'public craft page without scripts',
  async go(scene) {
    const { id, title, steps, materials } = await makeShared(scene);
    const page = await scene.visit(undefined, { scripts: false });
    await page.open(`/craft/${id}`);
    for (const words of [title, 'Materials Needed', 'Instructions']) await page.see(heading(words));
    await page.see(text(steps.at(-1)?.text ?? ''));
    await page.check('page');
    await page.press({ role: 'checkbox', name: new RegExp(`^${materials[0]?.name}`) });
    await page.press(link('Sign Up or Log In'));
    await page.at(/^\/auth/);
    await page.check('sign in');
  },
};
