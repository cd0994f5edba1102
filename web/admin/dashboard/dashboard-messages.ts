const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' });

export const dashboardMessages = {
  title: 'Dashboard',
  failed: 'Failed to load dashboard data',
  cards: {
    totalUsers: 'Total Users',
    totalCrafts: 'Total Crafts',
    totalPosts: 'Community Posts',
    activeUsers: 'Active Users (Last 7 Days)',
    newUsers: 'New Users (Last 30 Days)',
  },
  /** Before a figure that is not exact. */
  about: 'about',
  active: {
    title: 'Most Active Users',
    note: 'By login frequency',
    none: 'No data available',
    columns: { displayName: 'Display name', email: 'Email', loginCount: 'Logins' },
  },
  charts: {
    title: 'Over time',
    failed: 'Failed to load charts data',
    span: 'How far back',
    spans: { '7d': '7 days', '30d': '30 days', '90d': '90 days', year: 'Year' },
    lines: { signUps: 'Sign-ups', crafts: 'Crafts made', likes: 'Likes', revenueCents: 'Revenue' },
    total: (figure: string) => `${figure} in all`,
    none: 'Nothing yet',
    read: (title: string) => `${title}, step by step`,
    day: (start: string) => day.format(new Date(start)),
    month: (start: string) => month.format(new Date(start)),
    table: 'The same as a table',
    when: 'When',
  },
} as const;
