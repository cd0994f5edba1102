export const panelMessages = {
  refresh: 'Refresh',
  clear: 'Clear the search',
  loading: 'Loading…',
  previous: 'Previous',
  next: 'Next',
  pages: (label: string) => `Pages of ${label}`,
} as const;

/** What the lists of the console say besides. */
export const consoleListMessages = {
  waiting: 'Loading…',
  cancel: 'Cancel',
  more: 'Show more',
  loadingMore: 'Loading more…',
  failed: 'That did not work',
  undo: 'Undo',
} as const;
