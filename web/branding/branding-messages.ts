import { productBrand } from '#contract/brand.ts';
import type { SiteTextName } from '#contract/branding.ts';

interface TextWords {
  title: string;
  about: string;
  label: string;
  /** Where it can be looked at. */
  page: { href: string; label: string } | null;
  standard: string;
  /** The way back to the standard. */
  remove: { label: string; done: string };
}

const backToStandard = { label: 'Use the standard text', done: 'The standard text is back' };

const texts: Record<SiteTextName, TextWords> = {
  name: {
    title: 'Name',
    about:
      'What this place is called: on its pages, in the titles of windows, in mails, on paper and as an app.',
    label: 'Name of this place',
    page: null,
    standard: `It goes by ${productBrand.name}.`,
    remove: {
      label: `Go by ${productBrand.name} again`,
      done: `It goes by ${productBrand.name} again`,
    },
  },
  color: {
    title: 'Color',
    about: 'The color of buttons and links, of the name, and of mails and paper.',
    label: 'Color of this place',
    page: null,
    standard: 'It has the standard blue.',
    remove: { label: 'Use the standard color', done: 'The standard color is back' },
  },
  logo: {
    title: 'Logo',
    about: 'A picture that stands before the name: on pages, in mails and on paper.',
    label: 'What the logo shows, in words',
    page: null,
    standard: `There is none: the bird of ${productBrand.name} is shown.`,
    remove: { label: 'Remove the logo', done: 'The logo is removed' },
  },
  welcome: {
    title: 'Welcome',
    about: 'A greeting on the first page, above the sign-in.',
    label: 'Welcome text',
    page: null,
    standard: 'There is no greeting.',
    remove: { label: 'Remove the greeting', done: 'The greeting is removed' },
  },
  terms: {
    title: 'Terms',
    about: 'What people agree to when they make an account.',
    label: 'Terms text',
    page: { href: '/terms', label: 'See the terms' },
    standard: 'The standard text is shown.',
    remove: backToStandard,
  },
  privacy: {
    title: 'Privacy',
    about: 'What happens with what people tell you. The standard text says what the software does.',
    label: 'Privacy text',
    page: { href: '/privacy', label: 'See the privacy page' },
    standard: 'The standard text is shown.',
    remove: backToStandard,
  },
};

export const brandingMessages = {
  title: 'Branding',
  failed: 'Failed to load branding data',
  texts,
  themes: ['light', 'dark'],
  themeTitles: ['Light', 'Dark'],
  color: {
    hint: 'As # and six digits, or from the picker. Pages show it when they are loaded next.',
    picker: 'Pick a color',
    shown: (color: string, light: string, dark: string) =>
      light === color && dark === color
        ? 'All text reads well with this color, in light and in dark.'
        : `So that all text reads well, it is shown as ${light} in light and as ${dark} in dark.`,
    sample: 'This is how it looks.',
    button: 'Make it together',
    tinted: 'Chosen',
  },
  logo: {
    picture: 'Picture',
    pictureHint:
      'JPEG, PNG, WebP or GIF, at most 12 MB. With a see-through ground it suits both themes; look at both below.',
    wordsHint: 'For those who do not see it, and where mails show no pictures.',
    missing: 'Please choose a picture',
  },
  format: 'Plain text. An empty line begins a paragraph, a line that begins with # and a space is a heading.',
  own: (when: string, by: string) => `Your own, since ${when}, by ${by}.`,
  standardSince: (when: string, by: string) => `Since ${when}, by ${by}.`,
  somebodyGone: 'somebody who has left',
  changed: 'Somebody has saved another one meanwhile. What you see here is yours: saving it replaces theirs.',
  showTheirs: 'Show theirs',
  save: 'Save',
  about: (action: string, title: string) => `${action}: ${title}`,
  busy: 'Saving…',
  done: 'Saved',
  history: 'History',
  historyOf: (title: string) => `History: ${title}`,
  noHistory: 'Nothing has been changed yet',
  historyFailed: 'Failed to load the history',
  by: (name: string) => `by ${name}`,
  inUse: 'In use',
  restore: 'Use again',
  restoreAbout: (when: string) => `Use again: the one of ${when}`,
  restored: 'The earlier one is back',
} as const;
