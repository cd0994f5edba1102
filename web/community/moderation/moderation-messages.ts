import type { HoldReason, ReportReason, ReportSubject } from '#contract/safety.ts';
import { plural } from '#web/lib/formats.ts';

const reasons: Record<HoldReason | ReportReason, string> = {
  contact: 'Held: looks like contact details',
  address: 'Held: looks like an address',
  link: 'Held: has a link',
  'first-text': 'Held: among their first texts',
  unkind: 'Unkind',
  unsafe: 'This is not safe',
  'not-safe': 'Held: would not pass the safety check today',
  private: 'Gives away something private',
  advertising: 'Advertising',
  'not-for-children': 'Not for children',
  other: 'Something else',
};

const subjects: Record<ReportSubject, string> = {
  post: 'Post',
  comment: 'Comment',
  profile: 'Profile',
  craft: 'Craft',
};

export const moderationMessages = {
  title: 'Waiting for a look',
  tabs: 'Moderation',
  open: 'Open',
  decided: 'Decided',
  subjects,
  reasonOf: (reason: string): string =>
    reason in reasons ? reasons[reason as keyof typeof reasons] : reason,
  by: (name: string, when: string) => `${name}, ${when}`,
  nobody: 'Somebody who has left',
  reports: (count: number) => plural(count, 'report', 'reports'),
  notes: 'What people wrote',
  look: 'See the post with its picture',
  lookAtCraft: 'See the craft',
  reading: 'The safety check today',
  verdicts: {
    known: 'Nothing dangerous found',
    dangerous: 'Dangerous',
    unreadable: 'Not fully readable',
  },
  noText: 'No text',
  keep: 'Keep',
  remove: 'Remove',
  undo: 'Undo',
  about: (subject: string, name: string) => `${subject} by ${name}`,
  busy: 'One moment…',
  states: { kept: 'Kept', removed: 'Removed' },
  failed: 'That did not work',
  waiting: 'Loading cases…',
  broken: 'The cases could not be loaded',
  noneOpen: 'Nothing waits for you. All is calm.',
  noneDecided: 'Nothing has been decided yet.',
  more: 'Show more',
  loadingMore: 'Loading more…',
} as const;
