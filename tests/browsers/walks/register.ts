import { button, heading, link, text } from '#tests/browsers/visitor.ts';
import type { Walk } from '#tests/browsers/walk.ts';

const ann = { email: 'ann@example.test', nickname: 'Ann.Glue', password: 'paper-Bird-7' };

export const register: Walk = {
  name: 'register',
  expected: /40[14]/,
  async go({ visit }) {
    const page = await visit();
    await page.arrive('/auth');
    await page.check('landing');
    await page.press(button('Get Started Now'));
    const form = { role: 'tabpanel', name: 'Register' };
    await page.fill('Email', ann.email, form);
    await page.fill(/^Community nickname/, ann.nickname, form);
    await page.fill('Password', ann.password, form);
    await page.fill('Confirm password', ann.password, form);
    await page.see(text('Passwords match'));
    await page.check('register');
    await page.press(button('Create Account'));
    await page.see(text('Registration successful'));
    await page.see(heading(/Ann\.Glue/));
    await page.check('home');
    for (const address of [
      '/community',
      '/favorites',
      '/profile',
      '/profile/settings',
      '/credits',
      '/nowhere',
    ]) {
      await page.arrive(address);
      await page.see({ role: 'heading' });
      await page.check(address);
    }
    await page.press(button(/^Notifications/));
    await page.see(text('No notifications yet'));
    await page.check('notifications');
    await page.key('Escape');
    await page.press(button('Logout'));
    await page.at(/^\/auth/);
    await page.fill('Email', ann.email, { role: 'tabpanel', name: 'Login' });
    await page.fill('Password', ann.password, { role: 'tabpanel', name: 'Login' });
    await page.press(button('Sign In'));
    await page.see(link(/1 credit$/));
  },
};
