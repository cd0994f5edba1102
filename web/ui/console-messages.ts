/** What every panel says. */
export const consoleListMessages = {
  waiting: 'Loading…',
  cancel: 'Cancel',
  more: 'Show more',
  loadingMore: 'Loading more…',
  failed: 'That did not work',
  undo: 'Undo',
} as const;
