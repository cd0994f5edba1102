import { tagline } from '#contract/brand.ts';

export const accountMessages = {
  hero: {
    tagline,
    picture:
      'A bird glued together from colored paper stands on a kitchen table between scissors, paper and a glue pot.',
    start: 'Get Started Now',
    login: 'Login',
  },
  features: [
    {
      name: 'snap',
      title: 'Snap and Create',
      text: 'Photograph what is lying around. Paper rolls, leaves and buttons become one clear craft.',
    },
    {
      name: 'age',
      title: 'Age-Appropriate Ideas',
      text: 'Choose an age from 2 to 13+. Tools, steps and time fit small or bigger hands.',
    },
    {
      name: 'share',
      title: 'Share Your Creations',
      text: 'Show what you made together, and borrow ideas from other families.',
    },
  ],
  featuresTitle: 'How it works',
  tabsLabel: 'Your account',
  tabs: { login: 'Login', register: 'Register' },
  fields: {
    email: 'Email',
    password: 'Password',
  },
  login: {
    title: 'Sign in to your account',
    forgot: 'Forgot Password?',
    submit: 'Sign In',
    passkey: 'Use a passkey',
    busy: 'Signing in…',
    done: { title: 'Login successful', description: 'Welcome back!' },
    failed: 'Login failed',
  },
  checkingLink: 'Checking your link…',
  signedIn: 'You are signed in. Opening your table…',
  consent: {
    start: 'By continuing you confirm that you are an adult caring for a child and agree to our ',
    terms: 'Terms',
    between: ' and ',
    privacy: 'Privacy Policy',
    end: '.',
  },
} as const;
