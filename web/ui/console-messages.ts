/** What every panel says. */
export const operationsMessages = {
  waiting: 'Loading…',
  cancel: 'Cancel',
  more: 'Show more',
  loadingMore: 'Loading more…',
  failed: 'That did not work',
  undo: 'Undo',
} as const;
