import type { SiteTextName } from '#contract/branding.ts';

interface TextWords {
  title: string;
  about: string;
  label: string;
  /** Where it can be looked at. */
  page: { href: string; label: string } | null;
  standard: string;
}

const texts: Record<SiteTextName, TextWords> = {
  welcome: {
    title: 'Welcome',
    about: 'A greeting on the first page, above the sign-in.',
    label: 'Welcome text',
    page: null,
    standard: 'There is no greeting.',
  },
  terms: {
    title: 'Terms',
    about: 'What people agree to when they make an account.',
    label: 'Terms text',
    page: { href: '/terms', label: 'See the terms' },
    standard: 'The standard text is shown.',
  },
  privacy: {
    title: 'Privacy',
    about: 'What happens with what people tell you. The standard text says what the software does.',
    label: 'Privacy text',
    page: { href: '/privacy', label: 'See the privacy page' },
    standard: 'The standard text is shown.',
  },
};

export const brandingMessages = {
  title: 'Branding',
  failed: 'Failed to load branding data',
  texts,
  format: 'Plain text. An empty line begins a paragraph, a line that begins with # and a space is a heading.',
  own: (when: string, by: string) => `Your own text, since ${when}, by ${by}.`,
  standardSince: (when: string, by: string) => `Since ${when}, by ${by}.`,
  somebodyGone: 'somebody who has left',
  changed:
    'Somebody has saved another text meanwhile. What you see here is yours: saving it replaces theirs.',
  showTheirs: 'Show theirs',
  save: 'Save',
  about: (action: string, title: string) => `${action}: ${title}`,
  busy: 'Saving…',
  done: 'Text saved',
  reset: 'Use the standard text',
  remove: 'Remove the greeting',
  resetDone: 'The standard text is back',
  removed: 'The greeting is removed',
  history: 'History',
  historyOf: (title: string) => `History: ${title}`,
  noHistory: 'Nothing has been changed yet',
  historyFailed: 'Failed to load the history',
  by: (name: string) => `by ${name}`,
  inUse: 'In use',
  restore: 'Use again',
  restoreAbout: (when: string) => `Use again: the text of ${when}`,
  restored: 'The earlier text is back',
} as const;
