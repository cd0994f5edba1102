import { button, heading, link } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { storeFinished } from '#tests/support/stored-crafts.ts';

export const makeMode: Walk = {
  name: 'make mode',
  async go({ app, size, hasTouch, visit }) {
    const person = await newPerson(app);
    const id = await storeFinished(app, person.user.id, {
      title: 'Salt dough star',
      steps: [
        { text: 'Cut out a star.', who: 'child' },
        { text: 'Let it dry for 30 minutes.', who: 'together' },
      ],
    });
    const page = await visit(person);
    await page.arrive(`/craft/${id}`);
    await page.press(link('Start making'));
    await page.see(heading('Get everything ready'));
    await page.gone(button('Back'));
    await page.check('ready');
    await page.press({ role: 'checkbox', name: /Yarn/ });
    await page.press(button('Begin'));
    await page.see(heading('Step 1 of 2'));
    await page.check('step');
    if (hasTouch) {
      const [left, right] = [size.width * 0.25, size.width * 0.75].map((x) => ({ x: Math.round(x), y: 300 }));
      await page.touch([right!, left!]);
      await page.see(heading('Step 2 of 2'));
      await page.touch([left!, right!]);
      await page.see(heading('Step 1 of 2'));
      await page.touch([right!, left!]);
    } else await page.key('ArrowRight');
    await page.press(button('Start a timer: 30 minutes'));
    await page.see({ role: 'timer' });
    await page.check('timer');
    await page.press(button('Back'));
    await page.on(button('Done'));
    await page.key('ArrowRight');
    await page.press(button('Finished!'));
    await page.see(heading('You made it!'));
    await page.check('made');
    await page.press(button('Back to the craft'));
    await page.gone({ role: 'dialog' });
  },
};
