import type { Brand } from '#contract/brand.ts';
import { recoveryCodeCount } from '#contract/account-second-factor.ts';
import { plural } from '#web/lib/formats.ts';

export const secondFactorMessages = {
  title: 'Two-step sign-in',
  login: {
    title: 'One more step',
    texts: {
      app: (brand: Brand) =>
        `Open the app on your phone that makes your codes, and type the 6 digits it shows for ${brand.name}.`,
      recovery:
        'Type one of the recovery codes you kept when you turned on two-step sign-in. Each works once.',
    },
    fields: { app: '6-digit code', recovery: 'Recovery code' },
    /** What the other kind is called by whoever does not have this one at hand. */
    swap: { app: 'I do not have my phone', recovery: 'Use the code from my app' },
    submit: 'Sign In',
    busy: 'Checking your code…',
    done: { title: 'Login successful', description: 'Welcome back!' },
    failed: 'Login failed',
  },
  row: {
    off: 'After your password, your phone shows a code. Nobody gets in with your password alone.',
    since: (when: string) => `On since ${when}.`,
    left: (count: number) => `${plural(count, 'recovery code', 'recovery codes')} left.`,
    few: 'Make new recovery codes before they run out.',
    none: 'Without your phone you could not get in: make new recovery codes now.',
    required: 'Administrators need it here, so it stays on.',
    due: 'Administrators need it here: the console opens once it is on.',
    turnOn: 'Turn on',
    turnOnLabel: 'Turn on two-step sign-in',
    turnOff: 'Turn off',
    turnOffLabel: 'Turn off two-step sign-in',
    renew: 'New recovery codes',
    waiting: 'Looking up two-step sign-in…',
    broken: 'Two-step sign-in could not be looked up.',
    again: 'Try again',
  },
  setUp: {
    title: 'Turn on two-step sign-in',
    text: 'You need a free app on your phone that makes codes, such as the one your phone keeps passwords in, or any authenticator app. It takes two minutes.',
    next: 'Next',
    nextBusy: 'Checking your password…',
    scan: '1. Scan this with the app',
    picture: 'QR code for your authenticator app. The key below says the same.',
    open: 'On this phone? Open the app from here',
    key: 'Or type this key into the app:',
    copyKey: 'Copy key',
    type: '2. Type the code that it shows',
    code: '6-digit code',
    submit: 'Turn on',
    busy: 'Checking your code…',
    failed: 'Two-step sign-in is not on',
  },
  codes: {
    title: 'Keep your recovery codes',
    text: `These ${recoveryCodeCount} codes let you in if you lose your phone. Each works once. Keep them where you find them without it: we cannot show them again.`,
    label: 'Your recovery codes',
    copy: 'Copy',
    download: 'Download',
    print: 'Print',
    finish: 'I have kept them',
    file: 'gluebird-recovery-codes.txt',
    heading: (brand: Brand, email: string) => `${brand.name} recovery codes for ${email}`,
    note: 'Each works once, in place of the code from your app.',
  },
  renew: {
    title: 'New recovery codes',
    text: 'The codes you have now stop working.',
    submit: 'Make new codes',
    busy: 'Making new codes…',
    failed: 'No new recovery codes',
  },
  off: {
    title: 'Turn off two-step sign-in?',
    text: 'Your password alone will let you in again, and anybody else who knows it.',
    code: 'Code from your app, or a recovery code',
    submit: 'Turn off',
    busy: 'Turning it off…',
    done: 'Two-step sign-in is off',
    failed: 'Two-step sign-in is still on',
  },
} as const;
