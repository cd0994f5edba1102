import { plural } from '#web/lib/formats.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

export const jobsMessages = {
  title: 'Jobs',
  failed: 'Failed to load jobs data',
  allInTime: 'Nothing is overdue.',
  oldest: (seconds: number) =>
    seconds < 120
      ? `The oldest job that is due has waited ${plural(Math.round(seconds), 'second', 'seconds')}.`
      : `The oldest job that is due has waited ${plural(Math.round(seconds / 60), 'minute', 'minutes')}.`,
  kinds: {
    title: 'In the queue',
    none: 'No job waits, runs or has failed.',
    planned: (names: readonly string[]) => `Planned for later: ${and.format(names)}.`,
    name: 'Kind',
    waiting: 'Waiting',
    running: 'Running',
    failed: 'Failed',
  },
  list: {
    title: 'Failed for good',
    none: 'Nothing has failed. All is calm.',
    name: 'Kind',
    error: 'Last error',
    noError: 'Unknown',
    tries: 'Tries',
    created: 'Made',
    lastTried: 'Last try',
    actions: 'Actions',
    about: (name: string, id: number) => `${name} ${id}`,
    retry: 'Retry',
    discard: 'Discard',
    busy: 'One moment…',
    retried: 'The job is tried again',
    discarded: 'The job is discarded',
  },
  discard: {
    title: 'Discard this job?',
    text: (name: string) => `The work of “${name}” is never done then. This cannot be undone.`,
    submit: 'Discard',
  },
} as const;
