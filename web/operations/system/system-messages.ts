import { plural } from '#web/lib/formats.ts';

export const systemMessages = {
  title: 'System',
  failed: 'Failed to load system data',
  facts: {
    title: 'This installation',
    version: 'Version',
    node: 'Node.js',
    uptime: 'Running for',
    memory: 'Memory of this process',
    database: 'Database',
    kinds: { embedded: 'PostgreSQL in this process', postgres: 'PostgreSQL server' },
    size: 'Size of the database',
    migrations: 'Changes to the database',
    applied: (applied: number, pending: number) =>
      pending === 0 ? `${applied} made, none waits` : `${applied} made, ${pending} wait for the next start`,
    free: 'Free space in the data folder',
    unknown: 'Unknown',
  },
  changes: {
    title: (version: string) => `What changed in ${version}`,
  },
  health: {
    title: 'Health',
    text: 'Tries the database, the stored pictures, mail, payments and the AI. A connected AI vendor is asked one small question, which may cost a little.',
    examine: 'Examine now',
    busy: 'Examining…',
    failed: 'The examination failed',
    part: 'Part',
    finding: 'Finding',
    state: 'State',
    marks: { fine: 'Fine', note: 'Worth knowing', bad: 'Needs somebody' },
    tones: { fine: 'good', note: 'notice', bad: 'bad' },
  },
  signIn: {
    title: 'How administrators sign in',
    required: 'Administrators must sign in in two steps.',
    optional: 'Administrators may sign in with their password alone.',
    text: 'When it is required, an administrator without two-step sign-in cannot open this console until it is set up.',
    without: (count: number) =>
      count === 0
        ? 'All administrators have set it up.'
        : `${plural(count, 'administrator has', 'administrators have')} not set it up yet.`,
    require: 'Require two-step sign-in',
    release: 'No longer require it',
    busy: 'Saving…',
    requiredDone: 'Two-step sign-in is required',
    optionalDone: 'Two-step sign-in is optional',
    failed: 'Nothing was changed',
    broken: 'Failed to load how administrators sign in',
  },
  settings: {
    title: 'Settings in force',
    text: 'Of a secret only whether it is set.',
    name: 'Setting',
    value: 'Value',
  },
} as const;
