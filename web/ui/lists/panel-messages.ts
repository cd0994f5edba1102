export const panelMessages = {
  refresh: 'Refresh',
  clear: 'Clear the search',
  loading: 'Loading…',
  previous: 'Previous',
  next: 'Next',
  pages: (label: string) => `Pages of ${label}`,
} as const;
