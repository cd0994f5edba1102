const root = 'admin';

export const adminKeys = {
  all: [root],
  table: (name: string) => [root, 'table', name],
  stats: [root, 'stats'],
  series: (range: string) => [root, 'series', range],
  user: (id: number) => [root, 'user', id],
  userCrafts: (id: number) => [root, 'user-crafts', id],
  userActivities: (id: number) => [root, 'user-activities', id],
  credits: (id: number) => [root, 'credits', id],
};
