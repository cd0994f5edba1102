const root = 'operations';

export const consoleKeys = {
  messages: (state: string) => [root, 'messages', state],
  allMessages: [root, 'messages'],
  message: (id: number) => [root, 'message', id],
  invitations: [root, 'invitations'],
  packages: [root, 'packages'],
  ai: [root, 'ai'],
  aiUse: [root, 'ai', 'use'],
  aiCalls: (outcome: string) => [root, 'ai', 'calls', outcome],
  siteTexts: [root, 'site-texts'],
  siteTextVersions: (name: string) => [root, 'site-text-versions', name],
  jobs: [root, 'jobs'],
  jobsOverview: [root, 'jobs', 'overview'],
  failedJobs: [root, 'jobs', 'failed'],
  system: [root, 'system'],
  backups: [root, 'backups'],
  signInRule: [root, 'sign-in-rule'],
};
