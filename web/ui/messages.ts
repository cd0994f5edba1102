import { difficultyWords } from '#contract/difficulty-words.ts';

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
  difficulty: difficultyWords,
  pictureWaiting: 'The picture is still being made',
  pictureMissing: 'Image unavailable',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
} as const;
