import { button, heading, link, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';
import { newPerson } from '#tests/support/people.ts';
import { codeShown, nextCode } from '#tests/support/second-factor.ts';

export const signInInTwoSteps: Walk = {
  name: 'two-step sign-in',
  async go({ app, visit }) {
    const person = await newPerson(app);
    const page = await visit(person);
    await page.arrive('/profile/settings');
    await page.press(button('Turn on two-step sign-in'));
    await page.fill('Current password', person.password);
    await page.check('password');
    await page.press(button('Next'));
    await page.see(heading('Turn on two-step sign-in'));
    await page.see(text(/^Or type this key/));
    await page.check('key');
    const secret = await page.run(() => document.querySelector('dialog code')?.textContent ?? '', null);
    await page.fill('6-digit code', codeShown(app.clock, secret.replaceAll(/\s/g, '')));
    await page.press(button('Turn on'));
    await page.see(button('I have kept them'));
    await page.check('recovery codes');
    await page.press(button('I have kept them'));
    await page.see(text(/10 recovery codes left/));
    await page.press(button('Logout'));
    await page.at(/^\/auth/);
    await page.fill('Email', person.user.email, { role: 'tabpanel', name: 'Login' });
    await page.fill('Password', person.password, { role: 'tabpanel', name: 'Login' });
    await page.press(button('Sign In'));
    await page.see(text('One more step'));
    await page.check('one more step');
    await page.fill('6-digit code', nextCode(app.clock, secret.replaceAll(/\s/g, '')));
    await page.key('Enter');
    await page.see(link(/1 credit$/));
  },
};
