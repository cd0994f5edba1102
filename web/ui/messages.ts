export const uiMessages = {
  close: 'Close',
  cancel: 'Cancel',
  waiting: 'Loading…',
  notLoaded: 'This could not be opened',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  tryAgain: 'Try again',
  remove: (label: string) => `Remove ${label}`,
  notifications: 'Notifications',
  dismissNotification: 'Close notification',
} as const;
