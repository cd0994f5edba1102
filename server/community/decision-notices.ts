import type { CaseRow } from './moderation-store.ts';

type About = Pick<CaseRow, 'subject' | 'state' | 'findings' | 'text'>;

const nouns: Record<About['subject'], string> = {
  post: 'post',
  comment: 'comment',
  profile: 'profile',
  craft: 'craft',
};

const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const about = ({ subject, text }: About): string =>
  subject === 'profile' ? 'Your profile' : `Your ${nouns[subject]} “${excerpt(text)}”`;

/** What people are told of a decision, kindly and without blame. */
export const decisionNotices = {
  forAuthor(found: About): string {
    if (found.state === 'removed')
      return `${about(found)} was removed after a review, because it does not fit a community for families.`;
    return found.findings.length > 0
      ? `${about(found)} was looked at and is published now. Thank you for waiting.`
      : `${about(found)} was looked at and stays as it is.`;
  },
  forReporter({ subject, state }: About): string {
    const noun = nouns[subject];
    return state === 'removed'
      ? `Thank you for your report. The ${noun} was removed.`
      : `Thank you for your report. We looked at the ${noun} and decided to keep it.`;
  },
};

export const undoNotices: typeof decisionNotices = {
  forAuthor: (found) => `${about(found)} is being looked at once more: the last decision was taken back.`,
  forReporter: ({ subject }) => `We are looking once more at the ${nouns[subject]} that you reported.`,
};
