import type { ReportReason, ReportSubject } from '#contract/safety.ts';

const reasons: Record<ReportReason, string> = {
  unsafe: 'This is not safe',
  unkind: 'It is unkind',
  private: 'It gives away something private',
  advertising: 'It is advertising',
  'not-for-children': 'It is not for children',
  other: 'Something else',
};

const subjects: Record<ReportSubject, string> = {
  post: 'Report this post',
  comment: 'Report this comment',
  profile: 'Report this person’s profile',
  craft: 'Report this craft',
};

export const safetyMessages = {
  title: 'Report or block',
  reportTitle: 'Report this craft',
  unsafe: 'This is not safe',
  unsafeText: 'A child could get hurt. We look at it before anything else.',
  text: 'Reports go to the people who look after this place. Nobody learns who sent one.',
  subjects,
  blockName: (name: string) => `Block ${name}`,
  report: {
    reason: 'What is wrong?',
    reasons,
    chooseReason: 'Please choose a reason',
    note: 'Anything we should know? (if you like)',
    back: 'Back',
    send: 'Send report',
    sending: 'Sending…',
    failed: 'The report was not sent',
  },
  receipt: {
    title: 'Thank you',
    number: 'Your receipt',
    keep: 'Name it if you write to us about this.',
    close: 'Done',
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    meaning: [
      'You will not see their posts and comments, and they will not see yours.',
      'They are not told.',
      'You can unblock them in your settings at any time.',
    ],
    back: 'Back',
    confirm: 'Block',
    busy: 'Blocking…',
    done: (name: string) => `${name} is blocked`,
    failed: 'Could not block this person',
  },
  blocked: {
    title: 'Blocked people',
    text: 'You and they do not see each other’s posts and comments.',
    none: 'You have not blocked anybody.',
    waiting: 'Loading…',
    broken: 'This list could not be loaded.',
    again: 'Try again',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock: ${name}`,
    unblocking: 'Unblocking…',
    done: (name: string) => `${name} is not blocked anymore`,
    failed: 'Could not unblock this person',
  },
} as const;
